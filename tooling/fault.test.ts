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

test('prints the message of an error that the user can fix, without a stack', async () => {
  expect(await saidBy(() => Promise.reject(new Fault('Name a directory.')))).toEqual([
    '\nName a directory.\n',
  ]);
  expect(process.exitCode).toBe(1);
});

test('prints the usage after an unknown option', async () => {
  const [line] = await saidBy(async () => {
    parseArgs({ args: ['--too'], options: { to: { type: 'string' } } });
    return 0;
  });
  expect(line).toMatch(/^\nUnknown option '--too'[^]*\n\nUsage\n$/);
  expect(process.exitCode).toBe(1);
});

test('prints system errors with their path or address', async () => {
  const place = path.join(directoryWith({ file: '' }), 'file/folder');
  const makeFolder = async () => {
    await mkdir(place, { recursive: true });
    return 0;
  };
  expect(await saidBy(makeFolder)).toEqual([
    `\nThere is a file where a folder is expected: ${place}.\n`,
  ]);
  said.mockClear();
  // Reserved for documentation: no computer has this address.
  const listen = async () => {
    await once(createServer().listen(0, '192.0.2.1'), 'listening');
    return 0;
  };
  expect(await saidBy(listen)).toEqual(['\n192.0.2.1 is not an address of this computer.\n']);
  said.mockClear();
  const denied = { code: 'EACCES', syscall: 'mkdir', path: '/srv/praxis' };
  const refused = Object.assign(new Error('EACCES: permission denied'), denied);
  expect(await saidBy(() => Promise.reject(refused))).toEqual([
    '\nPermission denied: /srv/praxis.\n',
  ]);
});

test('prints any other error with its stack', async () => {
  const defect = new TypeError('to is not a function');
  expect(await saidBy(() => Promise.reject(defect))).toEqual([defect]);
  expect(process.exitCode).toBe(1);
});
