import { act, render } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel, type UserEvent } from '@testing-library/user-event';
import type { DemoRole, RecordKind, Role } from '@praxis/contract';
import type { Client } from '../data/client';
import { recordsChanged } from '../data/query-actions';
import type { Notice, Skin } from '../host';
import type { Language } from '../language';
import type { RemoteModule } from '../remote';
import { createStore, type PraxisStore } from '../store';
import { startBackEnd, type TestBackEnd } from './back-end';
import { stopClockAt } from './clock';
import { onTeardown } from './faults';
import { assertFirstRequest } from './first-request';
import { createHostDouble, type HostDouble } from './host-double';
import {
  createTestRouter,
  RemoteUnderTest,
  requirePage,
  type TestRouter,
} from './remote-under-test';
import { settle } from './settle';
import { startTexts } from './texts';
import { createWatched } from './watched';

export { Response } from 'miragejs';
export { nextDoor, people, sample } from '@praxis/mock-server/practice/sample-records';
export { reloadedQueries } from './reloaded-queries';
export { renderUi } from './render-ui';
export type { HostDouble } from './host-double';

export interface RenderRemoteOptions {
  /** The module that the app exposes. */
  remote: RemoteModule;
  /** Role whose sample account is signed in; defaults to the app's first role. */
  role?: Role | DemoRole;
  /** Another sample account instead of the role's; null for no session. */
  account?: { email: string; password: string } | null;
  /**
   * Address of the page, one that the app declares, with its query; or a function that finds it in the sample
   * data. Any other address throws.
   */
  path: string | ((backEnd: RemoteBackEnd) => Promise<string>);
  language?: Language;
  skin?: Skin;
  /** Current time in milliseconds since the epoch; defaults to a Monday morning. */
  now?: number;
  /** Changes the sample data before the page loads. */
  prepare?: (backEnd: RemoteBackEnd) => void | Promise<void>;
}

/** The simulated back end of one test. */
export interface RemoteBackEnd extends Omit<TestBackEnd, 'signIn' | 'clientOf' | 'stop'> {
  /** Signs in another user for calls to endpoints: `(await api('patient')).call(bookAppointment, …)`. */
  api(who: Role | DemoRole | { email: string; password: string }): Promise<Client>;
}

export interface RenderedRemote extends RemoteBackEnd {
  /** Simulates keyboard and mouse. */
  user: UserEvent;
  store: PraxisStore;
  host: HostDouble;
  router: TestRouter;
  /** Reports a change of unknown records, as from another tab; resolves when the page has reloaded. */
  refresh(): Promise<void>;
  /** Kinds of records that the page's mutations have changed so far. */
  changed: ReadonlySet<RecordKind>;
  unmount(): void;
}

/**
 * Renders a page of a role app as the shell would, for a sample user, with a simulated back end of its own.
 * Resolves when the page has loaded its first data.
 *
 * The test fails, with a message, on an unhandled request, a back end error, and a missing text or
 * placeholder value.
 */
export async function renderRemote(options: RenderRemoteOptions): Promise<RenderedRemote> {
  const { remote, language = 'en', skin = 'light', account } = options;
  const { app } = remote;
  const { signIn, clientOf, stop, ...backEnd } = await startBackEnd(options.now);
  stopClockAt(backEnd.simulation.now());
  const role = options.role ?? (app.roles[0] as Role | DemoRole);
  const api: RemoteBackEnd['api'] = async (who) => clientOf(await signIn(app.realm, who));
  // In `act`: a page that the test rendered before shows the new texts.
  const textsOf = await act(() => startTexts(remote, language));
  const session = account === null ? null : await signIn(app.realm, account ?? role);
  const client = clientOf(session);
  const remoteBackEnd: RemoteBackEnd = {
    ...backEnd,
    api,
    moveClock(milliseconds) {
      backEnd.moveClock(milliseconds);
      jest.setSystemTime(backEnd.simulation.now());
    },
  };
  const path = typeof options.path === 'string' ? options.path : await options.path(remoteBackEnd);
  requirePage(remote, path);
  await options.prepare?.(remoteBackEnd);

  const notices = createWatched<readonly Notice[]>([]);
  const router = createTestRouter(remote, textsOf, path);
  const host = createHostDouble({
    session,
    signIn,
    client,
    language,
    skin,
    navigate: (to) => void router.navigate(to),
    notify: (notice) => notices.set([notice, ...notices.get()]),
  });
  const store = createStore(client);
  onTeardown(store.dispose);
  const changed = watchChanges(store);
  store.inject(app.id, { reducer: remote.reducer, saga: remote.saga });
  document.documentElement.lang = language;
  backEnd.sent.length = 0;

  const view = render(
    <RemoteUnderTest
      host={host}
      store={store}
      router={router}
      notices={notices}
      dismiss={(notice) => notices.set(notices.get().filter((one) => one !== notice))}
      now={backEnd.simulation.now}
    />,
  );
  await settle(backEnd);
  assertFirstRequest(remote, path, backEnd.sent);

  return {
    ...remoteBackEnd,
    user: userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never }),
    store,
    host,
    router,
    changed,
    async refresh() {
      act(() => void store.redux.dispatch({ ...recordsChanged(null), elsewhere: true }));
      await settle(backEnd);
    },
    unmount() {
      view.unmount();
      store.dispose();
      stop();
    },
  };
}

/** Collects the kinds of records that mutations change. */
function watchChanges({ onCommand }: PraxisStore): ReadonlySet<RecordKind> {
  const changed = new Set<RecordKind>();
  onCommand((kinds) => kinds?.forEach((kind) => changed.add(kind)));
  return changed;
}
