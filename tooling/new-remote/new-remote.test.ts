import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ESLint } from 'eslint';
import { lintConfig } from '../lint/config.mjs';
import { directoryWith } from '../testing/temporary-directory';
import { rootDirectory } from '../workspace.mjs';
import { createRemoteApp, parseNewRemote } from './new-remote.mjs';
import { appLists } from './register.mjs';
import { shellPaths } from './require-remote.mjs';
import { filesOf } from './templates.mjs';

const pharmacy = {
  id: 'pharmacy',
  realm: 'practice' as const,
  role: 'teamMember',
  area: '/pharmacy',
};

/** A workspace with copies of the files that list its apps. */
const workspace = () =>
  directoryWith(
    Object.fromEntries(
      appLists.map((name) => [name, readFileSync(path.join(rootDirectory, name), 'utf8')]),
    ),
  );
const read = (root: string, name: string): unknown =>
  JSON.parse(readFileSync(path.join(root, name), 'utf8'));

test('reads the app from the command line', () => {
  expect(parseNewRemote(['pharmacy'])).toMatchObject({ ...pharmacy, role: 'doctor' });
  expect(parseNewRemote(['pharmacy'])).toMatchObject({ wantsAccount: false });
  expect(parseNewRemote(['pharmacy', '--account'])).toMatchObject({ wantsAccount: true });
  expect(parseNewRemote(['shop', '--realm', 'demo'])).toMatchObject({ role: 'client' });
  expect(parseNewRemote(['pharmacy', '--role', 'teamMember', '--area', '/shop'])).toMatchObject({
    ...pharmacy,
    area: '/shop',
  });
});

test.each([
  [[], 'lowercase letters'],
  [['Pharmacy'], 'lowercase letters'],
  [['night', 'pharmacy'], 'Unexpected argument "pharmacy".'],
  [['shell'], 'The id "shell" is reserved for the shell.'],
  [['doctors'], 'The shell has pages of its own at /doctors.'],
  [['pharmacy', '--realm', 'other'], 'practice or demo'],
  [['pharmacy', '--area', 'shop'], 'The area has to be a path'],
  [['pharmacy', '--area', '/shop/'], 'The area has to be a path'],
  [['pharmacy', '--role', 'a-b'], 'The role has to consist of letters'],
  [['pharmacy', '--role', 'pharmacist'], 'Its roles are: doctor, patient, teamMember, admin;'],
  [['pharmacy', '--realm', 'demo', '--role', 'doctor'], 'Its roles are: admin, client;'],
])('rejects %j with the reason', (words, reason) => {
  expect(() => parseNewRemote(words)).toThrow(reason);
});

test('reserves all paths of pages of the shell itself', () => {
  const place = readFileSync(path.join(rootDirectory, 'shell/src/public/place.ts'), 'utf8');
  const addresses = [...place.matchAll(/^ {2}'(\/[a-z-]+)':/gm)].map(([, address]) => address);
  expect(addresses).toContain('/sign-in');
  // A doctor's public page always has an id in its path.
  expect(shellPaths).toEqual(['/doctors', ...addresses]);
});

test('has the files that every role app has', () => {
  const made = Object.keys(filesOf(pharmacy)).filter((name) => !name.includes('/features/'));
  const doctor = path.join(rootDirectory, 'remote-doctor');
  const present = readdirSync(doctor, { recursive: true }).map(String);
  expect(present).toEqual(expect.arrayContaining(made.map((name) => path.normalize(name))));
});

test('is registered in all lists of apps, on the next port', () => {
  const root = workspace();
  createRemoteApp(pharmacy, root);
  const apps = read(root, 'tooling/apps.json') as string[];
  expect(apps.at(-1)).toBe('pharmacy');
  const origin = `http://localhost:${3000 + apps.length - 1}`;
  expect(read(root, 'shell/public/remotes.json')).toHaveProperty('pharmacy', {
    manifest: `${origin}/remote.json`,
    realm: 'practice',
    roles: ['teamMember'],
    areas: ['/pharmacy'],
  });
  expect(read(root, 'shell/public/config.json')).toHaveProperty(
    'remoteOrigins',
    expect.arrayContaining([origin]),
  );
  expect(read(root, 'package.json')).toHaveProperty(
    'workspaces',
    expect.arrayContaining(['remote-pharmacy']),
  );
  expect(read(root, 'tsconfig.json')).toHaveProperty(
    'references',
    expect.arrayContaining([{ path: 'remote-pharmacy' }]),
  );
});

test('leaves other lines of the lists unchanged', () => {
  const root = workspace();
  const name = 'tsconfig.json';
  const lines = () => readFileSync(path.join(root, name), 'utf8').split('\n');
  const before = lines();
  createRemoteApp(pharmacy, root);
  expect(lines().filter((line) => !before.includes(line))).toEqual([
    '    { "path": "remote-pharmacy" },',
  ]);
});

test('adds its sample account to those on the sign-in page', () => {
  const root = workspace();
  const account = {
    email: 'jo.park@praxis.example',
    password: 'praxis-sample-account',
    role: 'teamMember',
    fullName: 'Jo Park',
  };
  createRemoteApp(pharmacy, root, account);
  // Other apps of this workspace may have accounts as well.
  expect(read(root, 'shell/public/config.json')).toMatchObject({
    sampleAccounts: expect.arrayContaining([account]) as unknown,
  });
});

test('does not overwrite an app', () => {
  const root = workspace();
  createRemoteApp(pharmacy, root);
  expect(() => createRemoteApp(pharmacy, root)).toThrow('remote-pharmacy already exists.');
});

test('rejects the area of another app, but not a path below it', () => {
  const root = workspace();
  const before = read(root, 'tooling/apps.json');
  const ward = (area: string) => createRemoteApp({ ...pharmacy, area }, root);
  expect(() => ward('/team-member')).toThrow(
    'The area /team-member belongs to the app team, so this app would never be shown. Choose another one with --area, such as /pharmacy.',
  );
  expect(() => createRemoteApp({ ...pharmacy, id: 'apps', area: '/apps' }, root)).toThrow(
    'The area /apps belongs to the app demo, so this app would never be shown. Choose another one with --area, such as /my-apps.',
  );
  expect(read(root, 'tooling/apps.json')).toEqual(before);
  expect(path.basename(ward('/team-member/pharmacy'))).toBe('remote-pharmacy');
});

test('passes lint', async () => {
  const eslint = new ESLint({
    cwd: rootDirectory,
    overrideConfigFile: true,
    overrideConfig: lintConfig,
  });
  const sources = Object.entries(filesOf(pharmacy)).filter(([name]) => /\.tsx?$/.test(name));
  for (const [name, code] of sources) {
    const filePath = path.join(rootDirectory, 'remote-pharmacy', name);
    const [result] = await eslint.lintText(code, { filePath });
    expect(result?.messages).toEqual([]);
  }
});
