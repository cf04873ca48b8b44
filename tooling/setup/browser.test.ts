import { ensureBrowser } from './browser.mjs';

type Computer = NonNullable<Parameters<typeof ensureBrowser>[0]>;

/** A computer on which some commands succeed, and a browser is there after one of them. */
function computer(options: Partial<Computer> & { works?: string[]; bringsBrowser?: string }) {
  const { works = [], bringsBrowser, ...rest } = options;
  const commands: string[] = [];
  let present = false;
  const made: Computer = {
    find: () => (present ? '/usr/bin/chromium' : undefined),
    succeeds: (command, parameters) => {
      const line = [command, ...parameters].join(' ');
      commands.push(line);
      if (bringsBrowser !== undefined && line.includes(bringsBrowser)) present = true;
      return works.some((start) => line.startsWith(start));
    },
    isRoot: true,
    chosen: undefined,
    ...rest,
  };
  return { made, commands };
}

beforeEach(() => {
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
});

test('an installed browser is taken, and nothing is installed', () => {
  const { made, commands } = computer({ find: () => '/usr/bin/google-chrome' });
  expect(ensureBrowser(made)).toBe('/usr/bin/google-chrome');
  expect(commands).toEqual([]);
});

test("Playwright's browser is installed first", () => {
  const { made, commands } = computer({
    works: ['npx', '/usr/bin/chromium'],
    bringsBrowser: 'playwright install',
  });
  expect(ensureBrowser(made)).toBe('/usr/bin/chromium');
  expect(commands).toEqual(['npx playwright install chromium', '/usr/bin/chromium --version']);
});

test("where that cannot be had, root installs Debian's", () => {
  const { made, commands } = computer({
    works: ['apt-get', '/usr/bin/chromium'],
    bringsBrowser: 'apt-get install',
  });
  expect(ensureBrowser(made)).toBe('/usr/bin/chromium');
  expect(commands[1]).toBe('apt-get update -qq');
});

test('others than root are told what to do', () => {
  const { made, commands } = computer({ isRoot: false });
  expect(() => ensureBrowser(made)).toThrow('CHROMIUM_PATH=/path/to/chrome');
  expect(commands).toEqual(['npx playwright install chromium']);
});

test('a browser that is there and cannot start is not taken', () => {
  const { made } = computer({ works: ['npx'], bringsBrowser: 'playwright install' });
  expect(() => ensureBrowser(made)).toThrow('No browser');
});

test('a CHROMIUM_PATH that cannot be run is named', () => {
  const { made, commands } = computer({ chosen: '/opt/chrome' });
  expect(() => ensureBrowser(made)).toThrow('CHROMIUM_PATH names /opt/chrome');
  expect(commands).toEqual([]);
});
