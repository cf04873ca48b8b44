import { ensureNginx } from './nginx.mjs';

type Computer = NonNullable<Parameters<typeof ensureNginx>[0]>;

/** A computer on which an installation works, or does not. */
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

test('an installed one is taken', () => {
  const { made, commands } = computer({ find: () => '/usr/sbin/nginx' });
  expect(ensureNginx(made)).toEqual({ program: '/usr/sbin/nginx' });
  expect(commands).toEqual([]);
});

test("root installs Debian's", () => {
  const { made, commands } = computer();
  expect(ensureNginx(made)).toEqual({ program: '/usr/sbin/nginx' });
  expect(commands[1]).toBe('apt-get install -y -qq --no-install-recommends nginx');
});

test.each([
  ['others than root', computer({ isRoot: false })],
  ['a computer without a network', computer({ installs: false })],
])('%s: the reason is told, for the tests that are not run', (_, { made }) => {
  expect(ensureNginx(made).missing).toContain('NGINX_PATH=/path/to/nginx');
});

test('an NGINX_PATH that cannot be run is named', () => {
  const { made } = computer({ chosen: '/opt/nginx' });
  expect(() => ensureNginx(made)).toThrow('NGINX_PATH names /opt/nginx');
});
