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
import { disturbAnswers, type Answers } from './answers';
import { atEnd, noteFault } from './faults';
import { createWatchedTransport, type WatchedTransport } from './transport';

interface Credentials {
  email: string;
  password: string;
}

/** A simulated back end in memory that belongs to one test, behind Mirage as in the product. */
export interface TestBackEnd extends Answers, Omit<WatchedTransport, 'as'> {
  simulation: RunningSimulation['simulation'];
  /**
   * The Mirage server. A route that a test registers on it is answered in the place of the
   * simulated endpoint: `server.get('/api/v1/doctor/plans', () => new Response(500))`.
   */
  server: RunningSimulation['server'];
  /** Signs the sample account of a role of the realm in, or another account of its sample data. */
  signIn(realm: Realm, who: Role | DemoRole | Credentials): Promise<Session>;
  /** Of nobody where there is no session. */
  clientOf(session: Session | null): Client;
  /** Moves the clock on; what falls due happens with the next request. Sessions go on. */
  moveClock(milliseconds: number): void;
  /** Gives the document its own XMLHttpRequest back; the end of the test does it too. */
  stop(): void;
}

let running: RunningSimulation | undefined;

/** Starts the product's simulated back end for the running test, in the place of one that it started before. */
export async function startBackEnd(now: number = testNow): Promise<TestBackEnd> {
  stop();
  const { between, waiting, ...answers } = disturbAnswers();
  const started = await startSimulation({
    storage: 'memory',
    // The real time stands still, so no session ends while the simulated clock is moved.
    now: () => now,
    random: createRandom(1).next,
    between,
    sameTurn: true,
    unserved: (line) =>
      noteFault(`Nobody answers ${line}: the simulated back end does not serve it.`),
  });
  running = started;
  rememberSamples(started.simulation);
  atEnd(stop);
  const { as, ...transport } = createWatchedTransport(waiting);
  const anonymous = createClient(as());
  return {
    ...answers,
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
  if (!account) throw new Error(`There is no sample account of a ${role} in the ${realm} realm.`);
  return account;
}
