import { act, screen, waitFor, within } from '@testing-library/react';
import { demoAccounts } from '@praxis/contract/demo/accounts';
import type { DemoRole } from '@praxis/contract';
import type { AbilityRule, Label, RemoteManifest } from '@praxis/sdk';
import { Registry } from '../federation/registry';
import { goTo } from '../public/address';
import { renderShell } from '../testing/render-shell';
import { entryOf } from '../testing/manifest';

const part = { code: [], shared: [], reads: [] };
const label = (text: string): Label => ({ en: text, de: text, fr: text, pt: text });
const place = (path: string, text: string, access: AbilityRule) => ({ path, text, access });

const places = [
  place('/', 'E-commerce', { action: 'read', subject: 'Dashboard' }),
  place('/apps/email', 'Email', { action: 'read', subject: 'Email' }),
  place('/access-control', 'Access control', { action: 'read', subject: 'ACL' }),
  place('/pages/profile', 'Profile', { action: 'read', subject: 'Profile' }),
];
const links = places.map(({ path, text, access }) => ({
  path,
  label: label(text),
  icon: [],
  access,
}));

const manifest: RemoteManifest = {
  id: 'demo',
  version: '1.0.0',
  sdk: '^1.0.0',
  realm: 'demo',
  roles: ['admin', 'client'],
  areas: ['/', '/apps', '/access-control', '/pages'],
  landing: '/',
  menu: [
    { label: label('Apps'), entries: links.slice(0, 2) },
    { label: label('Access'), entries: links.slice(2, 3) },
  ],
  profileMenu: links.slice(3),
  pages: [
    ...places.map(({ path, text, access }) => ({
      paths: [path],
      title: label(text),
      access,
      feature: text,
      ...part,
      lazy: part,
    })),
    {
      paths: ['/apps/email/compose'],
      title: label('New email'),
      access: { action: 'read', subject: 'Email' },
      feature: 'Email',
      ...part,
      lazy: part,
    },
  ],
  files: { entry: 'remote.js', module: [], texts: {} },
};

/** Renders the frame of a demo account from its app's manifest; the app's code never loads. */
async function switchSession(role: DemoRole, path: string) {
  const { id, realm, roles, areas } = manifest;
  const registry = new Registry([entryOf(id, { realm, roles, areas })]);
  jest.spyOn(registry, 'manifest').mockResolvedValue(manifest);
  jest.spyOn(registry, 'loadedManifest').mockReturnValue(manifest);
  const shell = await renderShell(path, 'en', registry);
  const account = demoAccounts.find((account) => account.role === role)!;
  await act(() => shell.enter(account.email, account.password, 'demo'));
  await screen.findByRole('navigation', { name: 'Main menu' });
  return shell;
}

const shownLinks = () =>
  within(screen.getByRole('navigation', { name: 'Main menu' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const expectAt = (path: string) => waitFor(() => expect(window.location.pathname).toBe(path));

it('shows only the links that the user’s abilities allow, and no empty group', async () => {
  await switchSession('client', '/access-control');
  expect(shownLinks()).toEqual(['Access control']);
  expect(screen.queryByRole('heading', { name: 'Apps' })).not.toBeInTheDocument();
});

it('shows all links to a user with all permissions', async () => {
  await switchSession('admin', '/');
  expect(shownLinks()).toEqual(['E-commerce', 'Email', 'Access control']);
});

it.each(['/', '/sign-in'])('starts on the first allowed page, from %s', async (path) => {
  await switchSession('client', path);
  await expectAt('/access-control');
});

it('starts on the landing route if it is allowed', async () => {
  await switchSession('admin', '/sign-in');
  await expectAt('/');
});

it('redirects from an address that requires another permission', async () => {
  await switchSession('client', '/apps/email');
  await expectAt('/misc/not-authorized');
  expect(screen.getByRole('heading', { name: 'No access' })).toBeInTheDocument();
});

it.each([
  ['admin', '/apps', '/apps/email'],
  ['admin', '/apps/', '/apps/email'],
  ['admin', '/pages', '/pages/profile'],
  ['client', '/apps', '/misc/not-authorized'],
] as const)('redirects %s from the prefix %s to %s', async (role, from, to) => {
  await switchSession(role, from);
  await expectAt(to);
});

it.each(['/apps/emai', '/apps/nowhere'])('finds no page at %s', async (path) => {
  await switchSession('admin', path);
  await expectAt(path);
});

it('continues at the forbidden address after switching accounts', async () => {
  const { user } = await switchSession('client', '/apps/email?folder=sent');
  await user.click(await screen.findByRole('button', { name: 'Sign in with a different account' }));
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeInTheDocument();
  expect(window.location.pathname + window.location.search).toBe('/apps/email?folder=sent');
});

it('offers only allowed pages in the search and the profile dropdown', async () => {
  const { user } = await switchSession('client', '/access-control');
  await user.click(screen.getByRole('button', { name: /^Search/ }));
  const found = await screen.findAllByRole('option');
  expect(found.map(({ textContent }) => textContent)).toEqual(['Access control']);
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: /^Account:/ }));
  const offered = await screen.findAllByRole('menuitem');
  expect(offered.map(({ textContent }) => textContent)).toEqual(['Versions', 'Sign out']);
});

it('marks the link of the current page, or that of its feature if the page has none', async () => {
  await switchSession('admin', '/apps/email/compose');
  const current = () =>
    screen.getAllByRole('link', { current: 'page' }).map(({ textContent }) => textContent);
  expect(current()).toEqual(['Email']);
  await act(async () => goTo('/access-control'));
  await waitFor(() => expect(current()).toEqual(['Access control']));
});
