import { ensureBrowser } from './browser.mjs';

type Computer = NonNullable<Parameters<typeof ensureBrowser>[0]>;

/** A fake computer on which some commands succeed, one of which may install a browser. */
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

test('uses an installed browser and installs nothing', () => {
  const { made, commands } = computer({ find: () => '/usr/bin/google-chrome' });
  expect(ensureBrowser(made)).toBe('/usr/bin/google-chrome');
  expect(commands).toEqual([]);
});

test("installs Playwright's browser first", () => {
  const { made, commands } = computer({
    works: ['npx', '/usr/bin/chromium'],
    bringsBrowser: 'playwright install',
  });
  expect(ensureBrowser(made)).toBe('/usr/bin/chromium');
  expect(commands).toEqual(['npx playwright install chromium', '/usr/bin/chromium --version']);
});

test("installs Debian's package as root if that fails", () => {
  const { made, commands } = computer({
    works: ['apt-get', '/usr/bin/chromium'],
    bringsBrowser: 'apt-get install',
  });
  expect(ensureBrowser(made)).toBe('/usr/bin/chromium');
  expect(commands[1]).toBe('apt-get update -qq');
});

test('tells other users what to do', () => {
  const { made, commands } = computer({ isRoot: false });
  expect(() => ensureBrowser(made)).toThrow('CHROMIUM_PATH=/path/to/chrome');
  expect(commands).toEqual(['npx playwright install chromium']);
});

test('does not use a browser that cannot start', () => {
  const { made } = computer({ works: ['npx'], bringsBrowser: 'playwright install' });
  expect(() => ensureBrowser(made)).toThrow('No browser');
});

test('names a CHROMIUM_PATH that is not executable', () => {
  const { made, commands } = computer({ chosen: '/opt/chrome' });
  expect(() => ensureBrowser(made)).toThrow('CHROMIUM_PATH names /opt/chrome');
  expect(commands).toEqual([]);
});
