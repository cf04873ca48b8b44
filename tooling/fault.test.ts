import { parseArgs } from 'node:util';
import { Fault, runCommand } from './fault.mjs';

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

test('a defect keeps its stack', async () => {
  const defect = new TypeError('to is not a function');
  expect(await saidBy(() => Promise.reject(defect))).toEqual([defect]);
  expect(process.exitCode).toBe(1);
});
