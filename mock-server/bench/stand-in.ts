import { practiceAccounts } from '@praxis/contract/entities/practice-accounts';
import type { PracticeSession } from '@praxis/contract/entities/session';
import type { RawResponse, RawRequest } from '../src/core/dispatch';
import { startPractice, type Call } from '../src/practice/testing';

/** An API server for benchmarks: the simulated practice outside of the page, without latency. */
export interface StandIn {
  /**
   * Signs in as the sample doctor, at the current time: an unused session expires after ten
   * minutes.
   */
  signIn(): Promise<PracticeSession>;
  doctor: Call;
  respond(request: RawRequest): Promise<RawResponse>;
}

/** Resolves after the sample data is generated, so that no request waits for it. */
export async function createStandIn(now: number): Promise<StandIn> {
  const practice = startPractice({ now });
  const { simulation, advanceClock, dispatcher } = practice;
  const account = practiceAccounts.find(({ role }) => role === 'doctor');
  const signIn = async () => {
    advanceClock(Date.now() - simulation.now());
    const { body } = await practice.anonymous<PracticeSession>('POST /api/v1/auth/login', {
      body: { email: account?.email, password: account?.password },
    });
    return body;
  };
  const { accessToken } = await signIn();
  const doctor = practice.withToken(accessToken);
  await doctor('GET /api/v1/doctor/dashboard');
  return { signIn, doctor, respond: (request) => dispatcher.dispatch(request) };
}
