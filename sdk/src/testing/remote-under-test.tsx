import { lazy, Suspense, useMemo, useSyncExternalStore } from 'react';
import { Provider as StoreProvider } from 'react-redux';
import { createMemoryRouter, matchPath } from 'react-router-dom';
import { HostProvider, type HostApi, type Notice, type Watched } from '../host';
import type { RemoteModule } from '../remote';
import { Link, RouterProvider } from '../router';
import type { PraxisStore } from '../store';
import { ClockProvider } from '../ui/clock';
import { Toast } from '../ui/components/toast';
import { ToastArea } from '../ui/components/toast-area';
import { LinkProvider } from '../ui/link';
import { TextsProvider } from '../texts-provider';
import { ThemeProvider } from '../ui/theme/theme-provider';
import { bringDeferredParts } from './deferred-parts';
import { useDisposed } from './store-under-test';
import type { PageTexts } from './texts';

/** Address that Back returns to from the tested page. */
export const previousPath = '/outside-of-the-app';

export type TestRouter = ReturnType<typeof createMemoryRouter>;

/** Creates a router with the addresses of one app; any other renders a placeholder. */
export function createTestRouter(
  { pages }: RemoteModule,
  addTexts: PageTexts,
  at: string,
): TestRouter {
  const routes = pages.flatMap(({ path, load }) => {
    const Page = lazy(async () => {
      const [page] = await Promise.all([load(), addTexts(load)]);
      await bringDeferredParts();
      return page;
    });
    return [path].flat().map((one) => ({ path: one, element: <Page /> }));
  });
  const outside = { path: '*', element: <p>This address is outside of the app.</p> };
  return createMemoryRouter([...routes, outside], { initialEntries: [previousPath, at] });
}

/**
 * Asserts that an address belongs to a page of the app's manifest: the shell would not show any other, and
 * the test would assert nothing.
 */
export function requirePage({ app, pages }: RemoteModule, at: string): void {
  const { pathname } = new URL(at, 'http://localhost');
  const paths = pages.flatMap(({ path }) => path);
  if (paths.some((path) => matchPath(path, pathname))) return;
  throw new Error(
    `renderRemote: ${at} is not a page of the app "${app.id}". Its src/pages.ts declares: ${paths.join(', ')}.`,
  );
}

interface Props {
  host: HostApi;
  store: PraxisStore;
  router: TestRouter;
  notices: Watched<readonly Notice[]>;
  dismiss(notice: Notice): void;
  now(): number;
}

/** Renders a role app's page with the shell's providers, without the frame. */
export function RemoteUnderTest({ host, store, router, notices, dismiss, now }: Props) {
  useDisposed(store);
  const identity = useSyncExternalStore(host.identity.subscribe, host.identity.get);
  const skin = useSyncExternalStore(host.skin.subscribe, host.skin.get);
  const page = useMemo(() => <RouterProvider router={router} />, [router]);
  return (
    <TextsProvider>
      <ThemeProvider skin={skin} zone={identity?.userData.timeZone}>
        <ClockProvider now={now}>
          <StoreProvider store={store.redux}>
            <HostProvider value={host}>
              <LinkProvider value={Link}>
                <Suspense fallback={null}>{page}</Suspense>
                <Notices notices={notices} dismiss={dismiss} />
              </LinkProvider>
            </HostProvider>
          </StoreProvider>
        </ClockProvider>
      </ThemeProvider>
    </TextsProvider>
  );
}

function Notices({ notices, dismiss }: Pick<Props, 'notices' | 'dismiss'>) {
  const shown = useSyncExternalStore(notices.subscribe, notices.get);
  return (
    <ToastArea>
      {shown.map((notice, index) => (
        <Toast
          key={index}
          kind={notice.kind === 'error' ? 'danger' : notice.kind}
          closeAfter={0}
          onClose={() => dismiss(notice)}
          onUndo={notice.undo?.run}
          undoLabel={notice.undo?.label}
        >
          {notice.text}
        </Toast>
      ))}
    </ToastArea>
  );
}
