import { readFileSync } from 'node:fs';
import path from 'node:path';
import { factsHere } from '../packages/facts.mjs';
import { directoryWith } from '../testing/temporary-directory';
import { createProject, parseProject } from './create-project.mjs';

const facts = factsHere();
const parse = (...words: string[]) => parseProject(words, facts.roles);

test('the command line says what is made', () => {
  expect(parse('nurse')).toMatchObject({
    id: 'nurse',
    realm: 'practice',
    role: 'doctor',
    area: '/nurse',
    shell: 'http://localhost:3000',
  });
  expect(parse('nurse', '--role', 'teamMember', '--area', '/ward')).toMatchObject({
    role: 'teamMember',
    area: '/ward',
  });
});

test('an app of the demo is for the roles of the demo', () => {
  expect(parse('kiosk', '--realm', 'demo')).toMatchObject({ realm: 'demo', role: 'client' });
  const kiosk = parse('kiosk', '--realm', 'demo', '--role', 'client');
  const directory = createProject(kiosk, facts, directoryWith({}));
  const app = readFileSync(path.join(directory, 'src/app.ts'), 'utf8');
  expect(app).toContain("realm: 'demo',\n  roles: ['client'],");
});

test.each([
  [['Nurse'], 'small letters'],
  [['nurse', '--role', 'nurse'], 'Its roles are: doctor, patient, teamMember, admin;'],
  [['nurse', '--role', 'client'], 'Nobody of the practice realm is client.'],
  [['kiosk', '--realm', 'demo', '--role', 'doctor'], 'Its roles are: admin, client;'],
  [['nurse', 'ward'], '"ward" is one too many.'],
  [['shell'], '"shell" is what the shell is released as.'],
  [['nurse', '--shell', 'praxis'], 'such as http://localhost:3000, not "praxis".'],
  [['nurse', '--shell', 'localhost:3000'], 'such as http://localhost:3000, not "localhost:3000".'],
])('%j is refused with its reason', (words, reason) => {
  expect(() => parse(...words)).toThrow(reason);
});

test('a folder of packages that is not there is said', () => {
  const nurse = parse('nurse', '--packages', '/nowhere');
  expect(() => createProject(nurse, facts, directoryWith({}))).toThrow('There is no /nowhere.');
});
