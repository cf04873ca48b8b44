// Polyfill: Node has no Temporal before version 26.
import 'temporal-polyfill/global';
import type { Role } from '@praxis/contract';
import { login } from '@praxis/contract/endpoints/session';
import { practiceAccounts } from '@praxis/contract/entities/practice-accounts';
import type { PracticeSession } from '@praxis/contract/entities/session';
import { createDispatcher } from '../core/dispatch';
import { createTestSimulation } from '../core/testing';
import { practiceModules } from './modules';
import { runDueJobs } from './time/time';

export interface CallOptions {
  body?: unknown;
  /** The version for `If-Match`. */
  version?: number | string;
  /** Marks a background refresh by the page. */
  background?: boolean;
  /** The `Idempotency-Key`; unique per call unless a test sets it. */
  key?: string;
}

export interface CallResult<T> {
  status: number;
  body: T;
  /** The error's code; undefined if the call succeeded. */
  code: string | undefined;
}

/** Calls the API in a test: `await doctor('POST /api/v1/doctor/plans', { body })`. */
export type Call = <T = Record<string, unknown>>(
  line: string,
  sent?: CallOptions,
) => Promise<CallResult<T>>;

/**
 * Starts the practice API behind its dispatcher, with a controllable clock. For tests and
 * benchmarks.
 */
export function startPractice(
  options: {
    random?: () => number;
    now?: number;
    scale?: number;
    still?: boolean;
    anew?: boolean;
  } = {},
) {
  const { simulation, advanceClock } = createTestSimulation({
    ...options,
    runDueJobs: options.still ? undefined : runDueJobs,
  });
  const dispatcher = createDispatcher(practiceModules, simulation);
  let keys = 0;

  async function send<T>(
    line: string,
    { body, version, background, key = `key-${(keys += 1)}` }: CallOptions,
    token?: string,
  ): Promise<CallResult<T>> {
    const [method = '', address = ''] = line.split(' ');
    const [path = '', query = ''] = address.split('?');
    const response = await dispatcher.dispatch({
      method,
      path,
      query,
      body: body === undefined ? '' : JSON.stringify(body),
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(version !== undefined && { 'if-match': String(version) }),
        ...(background && { 'x-background': 'true' }),
        'idempotency-key': key,
      },
    });
    const parsed = (response.body === '' ? undefined : JSON.parse(response.body)) as T;
    const code = (parsed as { error?: { code: string } } | undefined)?.error?.code;
    return { status: response.status, body: parsed, code };
  }

  const anonymous: Call = (line, sent = {}) => send(line, sent);

  /** Signs in, and returns a function that calls the API with the session's token. */
  async function signIn(email: string, password: string): Promise<Call> {
    const session = await send<PracticeSession>(`${login.method} ${login.path}`, {
      body: { email, password },
    });
    if (session.status !== 200) throw new Error(`${email} cannot sign in: ${session.code}`);
    return withToken(session.body.accessToken);
  }

  const withToken =
    (token: string): Call =>
    (line, sent = {}) =>
      send(line, sent, token);

  return {
    simulation,
    dispatcher,
    database: simulation.database,
    advanceClock,
    anonymous,
    signIn,
    withToken,
    /** Signs in as the sample account of a role. */
    as(role: Role): Promise<Call> {
      const account = practiceAccounts.find((one) => one.role === role);
      if (!account) throw new Error(`There is no sample account of a ${role}.`);
      return signIn(account.email, account.password);
    },
  };
}

export type TestPractice = ReturnType<typeof startPractice>;
