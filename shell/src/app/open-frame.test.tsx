import { screen, waitFor } from '@testing-library/react';
import { practiceAccounts } from '@praxis/contract/entities/practice-accounts';
import { useHost, type RemoteManifest, type RemoteModule } from '@praxis/sdk';
import { Link } from '@praxis/sdk/ui';
import type { LoadedRemote } from '../federation/load-remote';
import { Registry } from '../federation/registry';
import { RemoteFault } from '../federation/remote-fault';
import { entryOf, label, manifestOf, pageOf } from '../testing/manifest';
import { renderShell, signedIn } from '../testing/render-shell';

const manifest = manifestOf('demo', {
  realm: 'demo',
  roles: ['admin', 'client'],
  areas: ['/', '/pages'],
  landing: '/',
  menu: [{ entries: [{ path: '/pages/inside', label: label('Inside'), icon: [] }] }],
  pages: [
    pageOf('/', 'Home'),
    { ...pageOf('/pages/door', 'Door'), open: true },
    pageOf('/pages/inside', 'Inside'),
  ],
});

/** A page that signs users in, like the sign-in pages of an app. */
function Door() {
  const { signIn } = useHost();
  const enter = (password: string) =>
    signIn('demo', { email: 'admin@demo.com', password }, 'tab').catch((error: Error) => {
      document.title = error.message;
    });
  return (
    <>
      <h1>Door</h1>
      <button onClick={() => void enter('admin')}>Enter</button>
      <button onClick={() => void enter('wrong')}>Enter wrongly</button>
      <Link to="/pages/inside">Inside</Link>
      <Link to="/">Away</Link>
    </>
  );
}

const remote: RemoteModule = {
  app: manifest,
  pages: manifest.pages.map(({ paths }) => ({
    path: paths[0] ?? '',
    title: 'door',
    load: async () => ({ default: Door }),
  })),
  texts: async () => ({ default: {} }),
};
const loadApp = jest.fn();

jest.mock('../federation/load-remote', () => {
  const loadRemote = async (registry: Registry, entry: LoadedRemote['entry']) => {
    loadApp(entry.id);
    return { entry, manifest: await registry.manifest(entry), module: remote };
  };
  return {
    loadedRemote: () => undefined,
    loadRemoteEarly: loadRemote,
    loadRemoteForOutlet: loadRemote,
  };
});

async function open(path: string, response: Promise<RemoteManifest> = Promise.resolve(manifest)) {
  loadApp.mockClear();
  const { id, realm, roles, areas } = manifest;
  const registry = new Registry([entryOf(id, { realm, roles, areas, open: ['/pages/door'] })]);
  const read = jest.spyOn(registry, 'manifest').mockReturnValue(response);
  return { ...(await renderShell(path, 'en', registry)), read };
}

const menu = () => screen.queryByRole('navigation', { name: 'Main menu' });

it('shows an open page when signed out, without the frame', async () => {
  await open('/pages/door');
  expect(await screen.findByRole('heading', { name: 'Door' })).toBeInTheDocument();
  expect(document.title).toBe('Door · Praxis');
  expect(menu()).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Praxis, home page' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Language/ })).toBeInTheDocument();
});

it('shows an open page when signed in, for any role', async () => {
  const shell = await open('/pages/door');
  const { email, password } = practiceAccounts.find(({ role }) => role === 'patient')!;
  await shell.enter(email, password);
  expect(await screen.findByRole('heading', { name: 'Door' })).toBeInTheDocument();
  expect(menu()).not.toBeInTheDocument();
});

it('signs in and navigates to the start page', async () => {
  const { user } = await open('/pages/door');
  await user.click(await screen.findByRole('button', { name: 'Enter' }));
  expect(await screen.findByRole('navigation', { name: 'Main menu' })).toBeInTheDocument();
  expect(window.location.pathname).toBe('/');
  expect(signedIn()).toBe('admin@demo.com');
});

it('passes the error of a failed sign-in to the page, and stays', async () => {
  const { user } = await open('/pages/door');
  await user.click(await screen.findByRole('button', { name: 'Enter wrongly' }));
  await waitFor(() => expect(document.title).toBe('credentials_invalid'));
  expect(signedIn()).toBeUndefined();
  expect(window.location.pathname).toBe('/pages/door');
});

it('requires sign-in for the other pages of the app', async () => {
  const { user } = await open('/pages/door');
  await user.click(await screen.findByRole('link', { name: 'Inside' }));
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeInTheDocument();
  expect(window.location.pathname).toBe('/pages/inside');
});

it('links to the start page of the product', async () => {
  const { user } = await open('/pages/door');
  await user.click(await screen.findByRole('link', { name: 'Away' }));
  expect(await screen.findByRole('searchbox')).toBeInTheDocument();
});

it('says so if the app is unreachable', async () => {
  const fault = Promise.reject(new RemoteFault('demo', 'unreachable'));
  fault.catch(() => {});
  jest.spyOn(console, 'error').mockImplementation(() => {});
  await open('/pages/door', fault);
  expect(await screen.findByText(/Couldn’t reach it/)).toBeInTheDocument();
});

it.each(['/sign-in', '/pages/inside', '/'])('loads nothing of an app at %s', async (path) => {
  const { read } = await open(path);
  await screen.findByRole('heading', { level: 1 });
  expect(read).not.toHaveBeenCalled();
  expect(loadApp).not.toHaveBeenCalled();
});
