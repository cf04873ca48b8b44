import { act, cleanup, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Panel, RunningSimulation } from '@praxis/mock-server';
import type { Realm } from '@praxis/contract';
import type { Language } from '@praxis/sdk';
import { loadFirstPart, Root } from '../app/root';
import { endSession, session, startSession } from '../auth/session';
import { createBackEnd } from '../boot/back-end';
import { createDeployment, type Deployment } from '../boot/deployment';
import { startSimulation } from '../boot/simulation';
import { Registry } from '../federation/registry';
import type { Http } from '../http';
import { startI18n } from '../language/i18n';
import { chooseLanguage } from '../language/language';
import { notices } from '../notifications/notice-store';
import { goTo } from '../public/address';
import { closePanel } from '../simulation/panel-state';
import { entryOf } from './manifest';

export interface ShellUnderTest {
  user: ReturnType<typeof userEvent.setup>;
  deployment: Deployment;
  running: RunningSimulation;
  /** The Mirage server: routes that a test registers override the simulation's. */
  server: RunningSimulation['server'];
  panel: Panel;
  /** The newest email to an address. */
  mailTo(address: string): ReturnType<Panel['mails']>[number] | undefined;
  /** Navigates to another address. */
  go(path: string): Promise<void>;
  /** Renders everything again, like a page reload. */
  reload(): Promise<void>;
  /** Signs in as a user of the sample data. */
  enter(email: string, password: string, realm?: Realm): Promise<void>;
}

/** Role apps are not part of the shell: tests only know the address of one. */
const patient = entryOf('patient');

let i18nStarted = false;
let last: RunningSimulation | undefined;

/** Unmounts the shell and stops its back end. */
function tearDown(): void {
  cleanup();
  last?.stop();
  last = undefined;
}

afterEach(tearDown);

/** Renders the shell at an address, signed out, with a fresh simulated back end. */
export async function renderShell(
  path: string,
  lang: Language = 'en',
  registry = new Registry([patient]),
  start: () => Promise<RunningSimulation> = startSimulation,
): Promise<ShellUnderTest> {
  tearDown();
  if (!i18nStarted) await startI18n('en');
  i18nStarted = true;
  await chooseLanguage(lang);
  window.sessionStorage.clear();
  endSession();
  closePanel();
  notices.set([]);

  const backEnd = createBackEnd(
    { backEnd: 'simulated', remoteOrigins: [] },
    async () => (last = await start()),
  );
  const running = await (backEnd.simulation?.() ?? Promise.reject(new Error('No simulation.')));
  await running.reset();
  const panel = await running.panel();
  const deployment = createDeployment(registry, backEnd);
  const show = async () => {
    await loadFirstPart(deployment);
    await act(async () => {
      render(<Root deployment={deployment} />);
      await Promise.resolve();
    });
  };
  window.history.replaceState(null, '', path);
  await show();
  const http = async () => requestsInAct(await act(() => deployment.http()));

  return {
    user: userEvent.setup({ delay: null }),
    deployment: { ...deployment, http },
    running: {
      ...running,
      // In `act`: components that show times re-render.
      moveClock: (by) => act(() => running.moveClock(by)),
    },
    server: running.server,
    panel,
    mailTo: (address) => panel.mails(address)[0],
    go: (to) =>
      act(async () => {
        goTo(to);
        await Promise.resolve();
      }),
    async reload() {
      cleanup();
      await show();
    },
    async enter(email, password, realm = 'practice') {
      const { signIn } = await http();
      const entered = await signIn(realm, { email, password });
      await act(async () => startSession(entered, 'tab'));
    },
  };
}

/** Sends the requests of a test in `act`: the shell renders its own responses meanwhile. */
function requestsInAct(http: Http): Http {
  return {
    ...http,
    client: { call: (...request) => inAct(http.client.call(...request)) },
    signIn: (...request) => inAct(http.signIn(...request)),
  };
}

/** Waits in `act`, which must not reject: React would not end it. */
async function inAct<T>(response: Promise<T>): Promise<T> {
  await act(() => response.then(noop, noop));
  return response;
}

const noop = () => undefined;

/** The email address of the signed-in user. */
export const signedIn = (): string | undefined => session.get()?.userData.email;
