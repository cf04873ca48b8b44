import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ESLint } from 'eslint';
import { lintConfig } from '../lint/config.mjs';
import { directoryWith } from '../testing/temporary-directory';
import { rootDirectory } from '../workspace.mjs';
import { createRemoteApp, parseNewRemote } from './new-remote.mjs';
import { listsOfApps } from './register.mjs';
import { ofTheShell } from './require-remote.mjs';
import { filesOf } from './templates.mjs';

const pharmacy = {
  id: 'pharmacy',
  realm: 'practice' as const,
  role: 'teamMember',
  area: '/pharmacy',
};

/** The lists of the workspace, as they are. */
const workspace = () =>
  directoryWith(
    Object.fromEntries(
      listsOfApps.map((name) => [name, readFileSync(path.join(rootDirectory, name), 'utf8')]),
    ),
  );
const read = (root: string, name: string): unknown =>
  JSON.parse(readFileSync(path.join(root, name), 'utf8'));

test('the command line says what is made', () => {
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
  [[], 'small letters'],
  [['Pharmacy'], 'small letters'],
  [['night', 'pharmacy'], '"pharmacy" is one too many.'],
  [['shell'], '"shell" is what the shell is released as.'],
  [['doctors'], 'The shell has pages of its own at /doctors.'],
  [['pharmacy', '--realm', 'other'], 'practice or demo'],
  [['pharmacy', '--area', 'shop'], 'The area is a path'],
  [['pharmacy', '--area', '/shop/'], 'The area is a path'],
  [['pharmacy', '--role', 'a-b'], 'The role is a name'],
  [['pharmacy', '--role', 'pharmacist'], 'Its roles are: doctor, patient, teamMember, admin;'],
  [['pharmacy', '--realm', 'demo', '--role', 'doctor'], 'Its roles are: admin, client;'],
])('%j is refused with its reason', (words, reason) => {
  expect(() => parseNewRemote(words)).toThrow(reason);
});

test('an area is none of the addresses of the shell itself', () => {
  const place = readFileSync(path.join(rootDirectory, 'shell/src/public/place.ts'), 'utf8');
  const addresses = [...place.matchAll(/^ {2}'(\/[a-z-]+)':/gm)].map(([, address]) => address);
  expect(addresses).toContain('/sign-in');
  // A doctor's page has no address without the doctor's id.
  expect(ofTheShell).toEqual(['/doctors', ...addresses]);
});

test('a new app has the files that every role app has', () => {
  const made = Object.keys(filesOf(pharmacy)).filter((name) => !name.includes('/features/'));
  const doctor = path.join(rootDirectory, 'remote-doctor');
  const present = readdirSync(doctor, { recursive: true }).map(String);
  expect(present).toEqual(expect.arrayContaining(made.map((name) => path.normalize(name))));
});

test('it is named wherever the workspace lists its apps, on the next port', () => {
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

test('a list keeps its other lines as they are', () => {
  const root = workspace();
  const name = 'tsconfig.json';
  const lines = () => readFileSync(path.join(root, name), 'utf8').split('\n');
  const before = lines();
  createRemoteApp(pharmacy, root);
  expect(lines().filter((line) => !before.includes(line))).toEqual([
    '    { "path": "remote-pharmacy" },',
  ]);
});

test('its own sample account is one that the sign-in page offers', () => {
  const root = workspace();
  const account = {
    email: 'jo.park@praxis.example',
    password: 'praxis-sample-account',
    role: 'teamMember',
    fullName: 'Jo Park',
  };
  createRemoteApp(pharmacy, root, account);
  // Another app of this workspace may have one as well.
  expect(read(root, 'shell/public/config.json')).toMatchObject({
    sampleAccounts: expect.arrayContaining([account]) as unknown,
  });
});

test('an app is not written over', () => {
  const root = workspace();
  createRemoteApp(pharmacy, root);
  expect(() => createRemoteApp(pharmacy, root)).toThrow('There is a remote-pharmacy already.');
});

test('an area has one app, and may have another one below it', () => {
  const root = workspace();
  const before = read(root, 'tooling/apps.json');
  const ward = (area: string) => createRemoteApp({ ...pharmacy, area }, root);
  expect(() => ward('/team-member')).toThrow(
    'The area /team-member is that of team: the product would never show this app. Give it another with --area, such as /pharmacy.',
  );
  expect(read(root, 'tooling/apps.json')).toEqual(before);
  expect(path.basename(ward('/team-member/pharmacy'))).toBe('remote-pharmacy');
});

test('its code keeps the rules of the workspace', async () => {
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
