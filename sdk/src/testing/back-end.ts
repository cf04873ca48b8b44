import type { DemoRole, Realm, Role } from '@praxis/contract';
import { demoAccounts } from '@praxis/contract/demo/accounts';
import { demoLogin } from '@praxis/contract/demo/jwt';
import { login } from '@praxis/contract/endpoints/session';
import { practiceAccounts } from '@praxis/contract/entities/practice-accounts';
import { startSimulation, type RunningSimulation } from '@praxis/mock-server';
import { rememberSamples } from '@praxis/mock-server/core/remembered-samples';
import { testNow } from '@praxis/mock-server/core/testing';
import { createRandom } from '@praxis/mock-server/core/random';
import { createClient, type Client } from '../data/client';
import { sessionOfDemo, type Session } from '../session';
import { disturbResponses, type Responses } from './responses';
import { onTeardown, failTest } from './faults';
import { createWatchedTransport, type WatchedTransport } from './transport';

interface Credentials {
  email: string;
  password: string;
}

/** An in-memory simulated back end of one test, behind Mirage as in the product. */
export interface TestBackEnd extends Responses, Omit<WatchedTransport, 'as'> {
  simulation: RunningSimulation['simulation'];
  /**
   * The Mirage server. A route registered by a test overrides the simulated endpoint:
   * `server.get('/api/v1/doctor/plans', () => new Response(500))`.
   */
  server: RunningSimulation['server'];
  /** Signs in the sample account of a role in the realm, or another sample account. */
  signIn(realm: Realm, who: Role | DemoRole | Credentials): Promise<Session>;
  /** Creates a client for a session; anonymous if null. */
  clientOf(session: Session | null): Client;
  /** Advances the clock; due jobs run with the next request. Sessions do not expire. */
  moveClock(milliseconds: number): void;
  /** Restores the document's XMLHttpRequest; called at the end of the test as well. */
  stop(): void;
}

let running: RunningSimulation | undefined;

/** Starts the simulated back end for the running test and stops the previous one. */
export async function startBackEnd(now: number = testNow): Promise<TestBackEnd> {
  stop();
  const { between, waiting, ...responses } = disturbResponses();
  const started = await startSimulation({
    storage: 'memory',
    // Real time is frozen, so that sessions do not expire while the simulated clock advances.
    now: () => now,
    random: createRandom(1).next,
    between,
    sameTurn: true,
    unserved: (line) =>
      failTest(`Unhandled request ${line}: the simulated back end does not serve it.`),
  });
  running = started;
  rememberSamples(started.simulation);
  onTeardown(stop);
  const { as, ...transport } = createWatchedTransport(waiting);
  const anonymous = createClient(as());
  return {
    ...responses,
    ...transport,
    simulation: started.simulation,
    server: started.server,
    async signIn(realm, who) {
      const { email, password } = typeof who === 'string' ? accountOf(realm, who) : who;
      const body = { email, password };
      return realm === 'demo'
        ? sessionOfDemo(await anonymous.call(demoLogin, { body }))
        : anonymous.call(login, { body });
    },
    clientOf: (session) => createClient(as(session?.accessToken)),
    moveClock: started.clock.move,
    stop,
  };
}

function stop(): void {
  running?.stop();
  running = undefined;
}

function accountOf(realm: Realm, role: Role | DemoRole): Credentials {
  const accounts = realm === 'demo' ? demoAccounts : practiceAccounts;
  const account = accounts.find((one) => one.role === role);
  if (!account) throw new Error(`No sample account with the role ${role} in the ${realm} realm.`);
  return account;
}
