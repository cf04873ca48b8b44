import { ensureNginx } from './nginx.mjs';

type Computer = NonNullable<Parameters<typeof ensureNginx>[0]>;

/** A fake computer on which an installation works or fails. */
function computer(options: Partial<Computer> & { installs?: boolean } = {}) {
  const { installs = true, ...rest } = options;
  const commands: string[] = [];
  const made: Computer = {
    find: () => (installs && commands.length > 1 ? '/usr/sbin/nginx' : undefined),
    succeeds: (command, parameters) => {
      commands.push([command, ...parameters].join(' '));
      return installs;
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

test('uses an installed nginx', () => {
  const { made, commands } = computer({ find: () => '/usr/sbin/nginx' });
  expect(ensureNginx(made)).toEqual({ program: '/usr/sbin/nginx' });
  expect(commands).toEqual([]);
});

test("installs Debian's package as root", () => {
  const { made, commands } = computer();
  expect(ensureNginx(made)).toEqual({ program: '/usr/sbin/nginx' });
  expect(commands[1]).toBe('apt-get install -y -qq --no-install-recommends nginx');
});

test.each([
  ['other users', computer({ isRoot: false })],
  ['a computer without a network', computer({ installs: false })],
])('gives the reason why tests are skipped: %s', (_, { made }) => {
  expect(ensureNginx(made).missing).toContain('NGINX_PATH=/path/to/nginx');
});

test('names an NGINX_PATH that is not executable', () => {
  const { made } = computer({ chosen: '/opt/nginx' });
  expect(() => ensureNginx(made)).toThrow('NGINX_PATH names /opt/nginx');
});
