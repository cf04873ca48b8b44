import { act, render, screen } from '@testing-library/react';
import {
  HostProvider,
  type RemoteManifest,
  type RemoteModule,
  type TopBarProps,
  type UserData,
} from '@praxis/sdk';
import { endSession, identity, startSession } from '../auth/session';
import { startI18n } from '../language/i18n';
import { ServicesProvider, type Services } from '../app/services-context';
import { AppTopBarItems } from './app-top-bar-item';
import type { RemoteEntry } from './registry';
import { topBarSlots } from './top-bar-slot';

const Count = ({ navigation: { pages } }: TopBarProps) => (
  <p>{`3 things of ${pages.length} pages`}</p>
);

/** Two pages, of which the user may see one. */
const manifest = {
  menu: [],
  profileMenu: [],
  pages: [
    { paths: ['/shop'], access: { action: 'read', subject: 'Shop' } },
    { paths: ['/mail'], access: { action: 'read', subject: 'Email' } },
  ],
} as unknown as RemoteManifest;

function setUp({ load = async () => ({ default: Count }), subject = 'Shop' } = {}) {
  let loading = true;
  let listener = () => {};
  const store = {
    isLoading: () => loading,
    redux: {
      subscribe(next: () => void) {
        listener = next;
        return () => {
          listener = () => {};
        };
      },
    },
  };
  const loadItem = jest.fn(load);
  const module = {
    topBarItems: [
      {
        place: 'end',
        over: ['/shop'],
        access: { action: 'read', subject },
        feature: 'shop',
        load: loadItem,
      },
    ],
    texts: async () => ({ default: {} }),
  } as unknown as RemoteModule;
  const remote = { entry: { id: 'demo' } as RemoteEntry, module, manifest };
  const at = (pathname: string, shown = true) => (
    <ServicesProvider value={{ store } as unknown as Services}>
      <HostProvider value={{ identity } as never}>
        <AppTopBarItems remote={remote} pathname={pathname} shown={shown} />
      </HostProvider>
    </ServicesProvider>
  );
  const view = render(at('/mail'));
  return {
    loadItem,
    go: (pathname: string, shown?: boolean) => act(async () => view.rerender(at(pathname, shown))),
    idle: () =>
      act(async () => {
        loading = false;
        listener();
        await new Promise((resolve) => setTimeout(resolve));
      }),
  };
}

beforeAll(() => startI18n('en'));

beforeEach(() => {
  const bar = document.createElement('div');
  document.body.append(bar);
  topBarSlots.end.set(bar);
  startSession(
    {
      realm: 'demo',
      userData: {
        id: 1,
        role: 'admin',
        email: 'nia@demo.example',
        fullName: 'Nia Long',
        abilities: [{ action: 'read', subject: 'Shop' }],
      } satisfies UserData,
      accessToken: '',
      refreshToken: '',
    },
    'tab',
  );
});

afterEach(() => {
  act(() => endSession());
  topBarSlots.end.get()?.remove();
  topBarSlots.end.set(null);
});

it('loads once the page is usable, persists across its pages, and is removed after the last', async () => {
  const { loadItem, go, idle } = setUp();
  await go('/shop/cart', false);
  await idle();
  expect(loadItem).not.toHaveBeenCalled();
  await go('/shop/cart');
  expect(await screen.findByText('3 things of 1 pages')).toBeInTheDocument();
  await go('/shop');
  expect(screen.getByText('3 things of 1 pages')).toBeInTheDocument();
  await go('/shopping');
  expect(screen.queryByText('3 things of 1 pages')).not.toBeInTheDocument();
  expect(loadItem).toHaveBeenCalledTimes(1);
});

it('waits until the page’s requests are settled', async () => {
  const { loadItem, go, idle } = setUp();
  await go('/shop');
  expect(loadItem).not.toHaveBeenCalled();
  await idle();
  expect(await screen.findByText('3 things of 1 pages')).toBeInTheDocument();
});

it('is hidden from users without access', async () => {
  const { loadItem, go, idle } = setUp({ subject: 'Calendar' });
  await go('/shop');
  await idle();
  expect(loadItem).not.toHaveBeenCalled();
});

it('is requested again by the next page after it failed to load', async () => {
  let tries = 0;
  const { loadItem, go, idle } = setUp({
    load: async () => {
      tries += 1;
      if (tries === 1) throw new Error('offline');
      return { default: Count };
    },
  });
  await go('/shop');
  await idle();
  expect(loadItem).toHaveBeenCalledTimes(1);
  await go('/shop/cart');
  expect(await screen.findByText('3 things of 1 pages')).toBeInTheDocument();
});
