import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { UserError, runCommand } from './user-error.mjs';
import { directoryWith } from './testing/temporary-directory';

let consoleError: jest.SpiedFunction<typeof console.error>;

beforeEach(() => {
  consoleError = jest.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  process.exitCode = undefined;
  consoleError.mockRestore();
});

const outputOf = async (command: () => Promise<number>) => {
  await runCommand(command, 'Usage');
  return consoleError.mock.calls.flat();
};

test('prints the message of an error that the user can fix, without a stack', async () => {
  expect(await outputOf(() => Promise.reject(new UserError('Name a directory.')))).toEqual([
    '\nName a directory.\n',
  ]);
  expect(process.exitCode).toBe(1);
});

test('prints the usage after an unknown option', async () => {
  const [line] = await outputOf(async () => {
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
  expect(await outputOf(makeFolder)).toEqual([
    `\nThere is a file where a folder is expected: ${place}.\n`,
  ]);
  consoleError.mockClear();
  // Reserved for documentation: no computer has this address.
  const listen = async () => {
    await once(createServer().listen(0, '192.0.2.1'), 'listening');
    return 0;
  };
  expect(await outputOf(listen)).toEqual(['\n192.0.2.1 is not an address of this computer.\n']);
  consoleError.mockClear();
  const denied = { code: 'EACCES', syscall: 'mkdir', path: '/srv/praxis' };
  const refused = Object.assign(new Error('EACCES: permission denied'), denied);
  expect(await outputOf(() => Promise.reject(refused))).toEqual([
    '\nPermission denied: /srv/praxis.\n',
  ]);
});

test('prints any other error with its stack', async () => {
  const defect = new TypeError('to is not a function');
  expect(await outputOf(() => Promise.reject(defect))).toEqual([defect]);
  expect(process.exitCode).toBe(1);
});
