import { RuleError, type Endpoint, type ErrorCode } from '@praxis/contract';
import type { RawAnswer, RawRequest } from '@praxis/mock-server/core/raw';
import { answerError } from '@praxis/mock-server/core/errors';
import { networkFailure, noAnswer, type Faults } from '@praxis/mock-server/core/faults';
import { noteFault } from './faults';

/**
 * What a test lets happen to a request: no network, no answer for too long, an answer that is lost
 * after the request was carried out, one that is none of the contract's, a rule's refusal, or a
 * status without a body.
 */
export type Fault =
  'offline' | 'timeout' | 'answerLost' | 'malformed' | ErrorCode | { status: number };

/** What becomes of an answer to a request. */
type Rewrite = (answer: RawAnswer, request: Pick<RawRequest, 'method' | 'path'>) => RawAnswer;

/** How a test disturbs the answers of the simulated back end. */
export interface Answers {
  failNext(endpoint: Endpoint, fault: Fault): void;
  /** Lets every request fail that is made from now on, or those of one line (`GET /api/v1/me`); null ends it. */
  failAll(fault: Fault | null, line?: string): void;
  /** Changes every answer of the simulated back end from now on. */
  rewriteAll(change: Rewrite): void;
  /** Keeps the answers of an endpoint back until the returned function is called. */
  hold(endpoint: Endpoint): () => void;
}

export interface DisturbedAnswers extends Answers {
  /** Stands between the requests and the back end. */
  between: Faults;
  /** How many requests are kept back now. */
  waiting(): number;
}

/** Makes answers of the simulated back end fail or wait, endpoint by endpoint. */
export function disturbAnswers(): DisturbedAnswers {
  const failing: { endpoint: Endpoint; fault: Fault }[] = [];
  let all: { fault: Fault | null; line?: string | undefined } = { fault: null };
  let rewrite: Rewrite = (answer) => answer;
  const held: { endpoint: Endpoint; released: Promise<void> }[] = [];
  let waiting = 0;

  async function wait(released: Promise<void>): Promise<void> {
    waiting += 1;
    await released;
    waiting -= 1;
  }

  function takeFault(request: RawRequest): Fault | null {
    const at = failing.findIndex(({ endpoint }) => matches(endpoint, request));
    if (at >= 0) return failing.splice(at, 1)[0]?.fault ?? null;
    const line = `${request.method} ${request.path}`;
    return all.line === undefined || all.line === line ? all.fault : null;
  }

  return {
    async between(request, answer) {
      const holding = held.find(({ endpoint }) => matches(endpoint, request));
      if (holding) await wait(holding.released);
      const fault = takeFault(request);
      if (fault === 'offline') return networkFailure;
      if (fault === 'timeout') return noAnswer;
      if (fault === 'malformed') return fromSomebodyElse;
      if (fault !== null && fault !== 'answerLost') return refusalOf(fault, request);
      const answered = await answer();
      const { status, body } = answered;
      if (status >= 500)
        noteFault(
          `${request.method} ${request.path} broke the simulated back end (${status}): ${body}`,
        );
      return fault === 'answerLost' ? networkFailure : rewrite(answered, request);
    },
    waiting: () => waiting,
    failNext: (endpoint, fault) => void failing.push({ endpoint, fault }),
    failAll: (fault, line) => void (all = { fault, line }),
    rewriteAll: (change) => void (rewrite = change),
    hold(endpoint) {
      let release = () => {};
      const entry = { endpoint, released: new Promise<void>((resolve) => (release = resolve)) };
      held.push(entry);
      return () => {
        held.splice(held.indexOf(entry), 1);
        release();
      };
    },
  };
}

/** What stands before the back end, such as a hotel's network, answers in its place. */
const fromSomebodyElse: RawAnswer = {
  status: 200,
  headers: { 'Content-Type': 'text/html' },
  body: '<!doctype html><title>Welcome</title><p>Accept the terms to go online.</p>',
};

/** Whether a request asks for an endpoint. */
export function matches(
  { method, path }: Endpoint,
  request: Pick<RawRequest, 'method' | 'path'>,
): boolean {
  const pattern = new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`);
  return method === request.method && pattern.test(request.path);
}

function refusalOf(fault: ErrorCode | { status: number }, { path }: RawRequest): RawAnswer {
  if (typeof fault === 'object') return { status: fault.status, headers: {}, body: '' };
  return answerError(path, new RuleError(fault), 'test');
}
