import type { Role } from '@praxis/contract';
import { login } from '@praxis/contract/endpoints/auth';
import { practiceAccounts } from '@praxis/contract/entities/practice-accounts';
import { areas } from '@praxis/mock-server/areas';
import type { Simulation } from '@praxis/mock-server/core/area';
import { createDispatcher } from '@praxis/mock-server/core/dispatch';
import { createTestSimulation, testNow } from '@praxis/mock-server/core/testing';
import { passTime } from '@praxis/mock-server/practice/time/time';
import { createClient, type Client } from '../data/client';
import type { Session } from '../session';
import { createTestTransport, type TestTransport } from './transport';

/** A simulated back end in memory that belongs to one test. */
export interface TestBackEnd extends Omit<TestTransport, 'as'> {
  simulation: Simulation;
  /** Signs the sample account of a role in, or another account of the sample data. */
  signIn(who: Role | { email: string; password: string }): Promise<Session>;
  clientOf(session: Session): Client;
  /** Moves the clock on; what falls due happens with the next request. Sessions go on. */
  moveClock(milliseconds: number): void;
}

export function createTestBackEnd(now: number = testNow): TestBackEnd {
  const { simulation, later } = createTestSimulation({ now, passTime });
  // A session lasts ten minutes of real time: moving the clock does not end it.
  simulation.tokenTime = () => now;
  const { as, ...transport } = createTestTransport(createDispatcher(areas, simulation));
  const anonymous = createClient(as());

  return {
    ...transport,
    simulation,
    async signIn(who) {
      const account = typeof who === 'string' ? accountOf(who) : who;
      const { email, password } = account;
      return anonymous.call(login, { body: { email, password } });
    },
    clientOf: ({ accessToken }) => createClient(as(accessToken)),
    moveClock: later,
  };
}

function accountOf(role: Role) {
  const account = practiceAccounts.find((one) => one.role === role);
  if (!account) throw new Error(`There is no sample account of a ${role}.`);
  return account;
}
