import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Fault, runCommand } from './fault.mjs';
import { directoryWith } from './testing/temporary-directory';

const said = jest.spyOn(console, 'error').mockImplementation(() => {});

afterEach(() => {
  process.exitCode = undefined;
  said.mockClear();
});

const saidBy = async (command: () => Promise<number>) => {
  await runCommand(command, 'Usage');
  return said.mock.calls.flat();
};

test('what the person at the terminal can put right is said in its own words', async () => {
  expect(await saidBy(() => Promise.reject(new Fault('Name a directory.')))).toEqual([
    '\nName a directory.\n',
  ]);
  expect(process.exitCode).toBe(1);
});

test('so is a word of the command line that there is not, with how the command is called', async () => {
  const [line] = await saidBy(async () => {
    parseArgs({ args: ['--too'], options: { to: { type: 'string' } } });
    return 0;
  });
  expect(line).toMatch(/^\nUnknown option '--too'[^]*\n\nUsage\n$/);
  expect(process.exitCode).toBe(1);
});

test('so is what the system refuses, with the place', async () => {
  const place = path.join(directoryWith({ file: '' }), 'file/folder');
  const makeFolder = async () => {
    await mkdir(place, { recursive: true });
    return 0;
  };
  expect(await saidBy(makeFolder)).toEqual([
    `\nThere is a file where a folder has to be: ${place}.\n`,
  ]);
  said.mockClear();
  // An address for documents, which no computer has.
  const listen = async () => {
    await once(createServer().listen(0, '192.0.2.1'), 'listening');
    return 0;
  };
  expect(await saidBy(listen)).toEqual(['\n192.0.2.1 is no address of this computer.\n']);
  said.mockClear();
  const denied = { code: 'EACCES', syscall: 'mkdir', path: '/srv/praxis' };
  const refused = Object.assign(new Error('EACCES: permission denied'), denied);
  expect(await saidBy(() => Promise.reject(refused))).toEqual([
    '\nPermission denied: /srv/praxis.\n',
  ]);
});

test('a defect keeps its stack', async () => {
  const defect = new TypeError('to is not a function');
  expect(await saidBy(() => Promise.reject(defect))).toEqual([defect]);
  expect(process.exitCode).toBe(1);
});
