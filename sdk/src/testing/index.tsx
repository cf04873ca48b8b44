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
import { atEnd } from './faults';
import { requireFirst } from './first-request';
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
export { askedAgain } from './asked-again';
export { renderUi } from './render-ui';
export type { HostDouble } from './host-double';

export interface RenderRemoteOptions {
  /** The module that the app exposes. */
  remote: RemoteModule;
  /** Whose sample account is signed in; the first role of the app unless another is named. */
  role?: Role | DemoRole;
  /** Another account of the sample data in place of the role's; null where nobody is signed in. */
  account?: { email: string; password: string } | null;
  /**
   * Where the page is: an address that the app declares, with its query, or how to find it in the
   * sample data; any other is refused.
   */
  path: string | ((backEnd: RemoteBackEnd) => Promise<string>);
  language?: Language;
  skin?: Skin;
  /** The present, milliseconds since the epoch; a Monday morning unless another is named. */
  now?: number;
  /** Changes the sample data before the page asks for it. */
  prepare?: (backEnd: RemoteBackEnd) => void | Promise<void>;
}

/** The simulated back end of one test. */
export interface RemoteBackEnd extends Omit<TestBackEnd, 'signIn' | 'clientOf' | 'stop'> {
  /** How somebody else calls an endpoint meanwhile: `(await api('patient')).call(bookAppointment, …)`. */
  api(who: Role | DemoRole | { email: string; password: string }): Promise<Client>;
}

export interface RenderedRemote extends RemoteBackEnd {
  /** The person at the keyboard and the mouse. */
  user: UserEvent;
  store: PraxisStore;
  host: HostDouble;
  router: TestRouter;
  /** Says to what is on show that something changed elsewhere, as another tab does; resolves when it has been loaded again. */
  refresh(): Promise<void>;
  /** The records that commands of the page changed so far: what is made of them is asked for again. */
  changed: ReadonlySet<RecordKind>;
  unmount(): void;
}

/**
 * Shows one page of a role app as the shell would, for a person of the sample data, before a
 * simulated back end of its own. Resolves when the page has loaded what it shows at first.
 *
 * The test fails by itself, by name, where a request is not served, the back end breaks, a text or
 * its value is missing, or `console.error` is called.
 */
export async function renderRemote(options: RenderRemoteOptions): Promise<RenderedRemote> {
  const { remote, language = 'en', skin = 'light', account } = options;
  const { app } = remote;
  const { signIn, clientOf, stop, ...backEnd } = await startBackEnd(options.now);
  stopClockAt(backEnd.simulation.now());
  const role = options.role ?? (app.roles[0] as Role | DemoRole);
  const api: RemoteBackEnd['api'] = async (who) => clientOf(await signIn(app.realm, who));
  const textsOf = await startTexts(remote, language);
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
  atEnd(store.dispose);
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
  requireFirst(remote, path, backEnd.sent);

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

/** Notes which records commands change, on their way to the store. */
function watchChanges({ onCommand }: PraxisStore): ReadonlySet<RecordKind> {
  const changed = new Set<RecordKind>();
  onCommand((kinds) => kinds?.forEach((kind) => changed.add(kind)));
  return changed;
}
