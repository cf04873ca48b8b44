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

/** Two pages, of which the person may see one. */
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
  const asked = jest.fn(load);
  const module = {
    topBarItems: [
      {
        place: 'end',
        over: ['/shop'],
        access: { action: 'read', subject },
        feature: 'shop',
        load: asked,
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
    asked,
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

it('comes once the page can be used, stays from page to page, and goes with the last', async () => {
  const { asked, go, idle } = setUp();
  await go('/shop/cart', false);
  await idle();
  expect(asked).not.toHaveBeenCalled();
  await go('/shop/cart');
  expect(await screen.findByText('3 things of 1 pages')).toBeInTheDocument();
  await go('/shop');
  expect(screen.getByText('3 things of 1 pages')).toBeInTheDocument();
  await go('/shopping');
  expect(screen.queryByText('3 things of 1 pages')).not.toBeInTheDocument();
  expect(asked).toHaveBeenCalledTimes(1);
});

it('waits while the page waits for an answer', async () => {
  const { asked, go, idle } = setUp();
  await go('/shop');
  expect(asked).not.toHaveBeenCalled();
  await idle();
  expect(await screen.findByText('3 things of 1 pages')).toBeInTheDocument();
});

it('is not shown to whoever may not see it', async () => {
  const { asked, go, idle } = setUp({ subject: 'Calendar' });
  await go('/shop');
  await idle();
  expect(asked).not.toHaveBeenCalled();
});

it('that cannot be fetched is asked for again by the next page', async () => {
  let tries = 0;
  const { asked, go, idle } = setUp({
    load: async () => {
      tries += 1;
      if (tries === 1) throw new Error('offline');
      return { default: Count };
    },
  });
  await go('/shop');
  await idle();
  expect(asked).toHaveBeenCalledTimes(1);
  await go('/shop/cart');
  expect(await screen.findByText('3 things of 1 pages')).toBeInTheDocument();
});
