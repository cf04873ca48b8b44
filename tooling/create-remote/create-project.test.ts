import { readFileSync } from 'node:fs';
import path from 'node:path';
import { currentFacts } from '../packages/facts.mjs';
import { directoryWith } from '../testing/temporary-directory';
import { createProject, parseProject } from './create-project.mjs';

const facts = currentFacts();
const parse = (...words: string[]) => parseProject(words, facts.roles);

test('reads the project from the command line', () => {
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

test('gives an app of the demo realm a role of that realm', () => {
  expect(parse('kiosk', '--realm', 'demo')).toMatchObject({ realm: 'demo', role: 'client' });
  const kiosk = parse('kiosk', '--realm', 'demo', '--role', 'client');
  const directory = createProject(kiosk, facts, directoryWith({}));
  const app = readFileSync(path.join(directory, 'src/app.ts'), 'utf8');
  expect(app).toContain("realm: 'demo',\n  roles: ['client'],");
});

test.each([
  [['Nurse'], 'lowercase letters'],
  [['nurse', '--role', 'nurse'], 'Its roles are: doctor, patient, teamMember, admin;'],
  [['nurse', '--role', 'client'], 'The practice realm has no role client.'],
  [['kiosk', '--realm', 'demo', '--role', 'doctor'], 'Its roles are: admin, client;'],
  [['nurse', 'ward'], 'Unexpected argument "ward".'],
  [['shell'], 'The id "shell" is reserved for the shell.'],
  [['nurse', '--shell', 'praxis'], 'such as http://localhost:3000, not "praxis".'],
  [['nurse', '--shell', 'localhost:3000'], 'such as http://localhost:3000, not "localhost:3000".'],
])('rejects %j with the reason', (words, reason) => {
  expect(() => parse(...words)).toThrow(reason);
});

test('rejects a folder of packages that does not exist', () => {
  const nurse = parse('nurse', '--packages', '/nowhere');
  expect(() => createProject(nurse, facts, directoryWith({}))).toThrow('/nowhere does not exist.');
});
