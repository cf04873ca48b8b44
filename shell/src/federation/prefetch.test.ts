import { demoAbilities } from '@praxis/contract/demo/accounts';
import type { DemoRole } from '@praxis/contract';
import type { AbilityRule, PagePart, RemoteManifest } from '@praxis/sdk';
import { createBackEnd } from '../boot/back-end';
import { createDeployment } from '../boot/deployment';
import { requestedFiles } from '../boot/early';
import { entryOf } from '../testing/manifest';
import { prefetchRole } from './prefetch';
import { Registry } from './registry';

// The requests appear in the document; nothing needs to run.
jest.mock('./load-remote', () => ({ loadRemote: () => new Promise(() => {}) }));

const part = (...code: string[]): PagePart => ({ code, shared: [], reads: [] });
const place = (path: string, file: string, access: AbilityRule) => ({
  paths: [path],
  title: {},
  feature: file,
  access,
  lazy: part(),
  ...part(`${file}.js`),
});
const dashboard: AbilityRule = { action: 'read', subject: 'Dashboard' };
const rules: AbilityRule = { action: 'read', subject: 'ACL' };

const manifest = {
  landing: '/',
  pages: [place('/', 'dashboard', dashboard), place('/rules', 'rules', rules)],
  menu: [
    {
      entries: [
        { path: '/', access: dashboard },
        { path: '/rules', access: rules },
      ],
    },
  ],
  profileMenu: [],
  files: { entry: 'app.js', module: [], texts: {} },
} as unknown as RemoteManifest;

const entry = entryOf('demo', {
  realm: 'demo',
  roles: ['admin', 'client'],
  areas: ['/'],
  address: new URL('https://demo.example/remote.json'),
});

async function prefetchAs(role: DemoRole) {
  const registry = new Registry([entry]);
  jest.spyOn(registry, 'manifest').mockResolvedValue(manifest);
  const backEnd = createBackEnd(
    { backEnd: 'https://api.example', remoteOrigins: [] },
    () => new Promise(() => {}),
  );
  void prefetchRole(createDeployment(registry, backEnd), {
    realm: 'demo',
    role,
    abilities: demoAbilities[role],
  });
  await Promise.resolve();
  return [...document.head.querySelectorAll('link')].map(({ href }) => href.split('/').at(-1));
}

afterEach(() => {
  requestedFiles.clear();
  document.head.replaceChildren();
});

it.each([
  ['admin', 'dashboard.js'],
  ['client', 'rules.js'],
] as const)('prefetches the start page of %s, and no other', async (role, page) => {
  expect(await prefetchAs(role)).toEqual(['app.js', page]);
});
