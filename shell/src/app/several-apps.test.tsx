import { screen, within } from '@testing-library/react';
import { practiceAccounts } from '@praxis/contract/entities/practice-accounts';
import type { RemoteManifest, RemoteModule } from '@praxis/sdk';
import type { LoadedRemote } from '../federation/load-remote';
import { Registry } from '../federation/registry';
import { entryOf, label, manifestOf, pageOf } from '../testing/manifest';
import { renderShell } from '../testing/render-shell';

/** Creates an app of the doctor's role with one page, at `/<id>`. */
const appOf = (id: string, title: string) =>
  manifestOf(id, {
    roles: ['doctor'],
    menu: [
      {
        label: label(title),
        entries: [{ path: `/${id}`, label: label(title), icon: [['path', {}]] }],
      },
    ],
    pages: [pageOf(`/${id}`, title)],
  });

const moduleOf = (manifest: RemoteManifest): RemoteModule => ({
  app: manifest,
  pages: manifest.pages.map(({ paths, title }) => ({
    path: paths[0] ?? '',
    title: 'list',
    load: async () => ({ default: () => <h1>{title.en}</h1> }),
  })),
  texts: async () => ({ default: {} }),
});

jest.mock('../federation/load-remote', () => {
  const loadRemote = async (registry: Registry, entry: LoadedRemote['entry']) => {
    const manifest = await registry.manifest(entry);
    return { entry, manifest, module: moduleOf(manifest) };
  };
  return {
    loadedRemote: () => undefined,
    loadRemoteEarly: loadRemote,
    loadRemoteForOutlet: loadRemote,
  };
});

const doctor = appOf('doctor', 'Patients');
const rooms = appOf('rooms', 'Rooms');

/** Signs in as a doctor, whose role has two apps; the manifest of the second may be missing. */
async function openAsDoctor(path: string, second: RemoteManifest | null) {
  const responseWith = (manifest: RemoteManifest | null) =>
    Promise.resolve({ status: manifest ? 200 : 404, text: JSON.stringify(manifest) });
  window.praxisEarly = {
    config: responseWith(null),
    remotes: responseWith(null),
    manifests: {
      'https://apps.example/doctor/remote.json': responseWith(doctor),
      'https://apps.example/rooms/remote.json': responseWith(second),
    },
    requested: new Set(),
    reads: {},
    filesOf: () => [],
  };
  const shell = await renderShell(
    path,
    'en',
    new Registry([entryOf('doctor'), entryOf('rooms', { roles: ['doctor'] })]),
  );
  const { email, password } = practiceAccounts.find(({ role }) => role === 'doctor')!;
  await shell.enter(email, password);
  return shell;
}

afterEach(() => {
  delete window.praxisEarly;
});

const links = async () =>
  within(await screen.findByRole('navigation', { name: 'Main menu' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

it('combines the areas and menus of several apps of a role', async () => {
  const { user } = await openAsDoctor('/rooms', rooms);
  expect(await screen.findByRole('heading', { level: 1, name: 'Rooms' })).toBeInTheDocument();
  expect(document.title).toBe('Rooms · Praxis');
  expect(await links()).toEqual(['Patients', 'Rooms']);
  expect(screen.getByRole('link', { name: 'Rooms' })).toHaveAttribute('aria-current', 'page');
  await user.click(screen.getByRole('link', { name: 'Patients' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Patients' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Rooms' })).not.toHaveAttribute('aria-current');
});

it('starts in the first app', async () => {
  await openAsDoctor('/', rooms);
  expect(await screen.findByRole('heading', { level: 1, name: 'Patients' })).toBeInTheDocument();
});

it('keeps the other apps working if one is unreachable', async () => {
  const { user } = await openAsDoctor('/rooms', null);
  expect(await screen.findByText(/It wasn’t found/)).toBeInTheDocument();
  expect(await links()).toEqual(['Patients']);
  await user.click(screen.getByRole('link', { name: 'Patients' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Patients' })).toBeInTheDocument();
});

it('scrolls the menu entry of the current page into view after navigation', async () => {
  const rects = jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: Element,
  ) {
    return this.textContent === 'Rooms' ? new DOMRect(0, 900, 200, 40) : new DOMRect();
  });
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
  const { go } = await openAsDoctor('/doctor', rooms);
  await screen.findByRole('heading', { level: 1, name: 'Patients' });
  const menu = screen.getByRole('navigation', { name: 'Main menu' });
  expect(menu.scrollTop).toBe(0);
  await go('/rooms');
  await screen.findByRole('heading', { level: 1, name: 'Rooms' });
  expect(menu.scrollTop).toBe(920);
  // `scrollIntoView` would scroll the page as well.
  expect(scroll).not.toHaveBeenCalled();
  rects.mockRestore();
  scroll.mockRestore();
});
