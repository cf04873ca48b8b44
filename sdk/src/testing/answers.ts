import { RuleError, type Endpoint, type ErrorCode } from '@praxis/contract';
import type { RawAnswer, RawRequest } from '@praxis/mock-server/core/raw';
import { answerError } from '@praxis/mock-server/core/errors';
import { networkFailure, type Faults } from '@praxis/mock-server/core/intercept';
import { noteFault } from './faults';

/**
 * What a test lets happen to a request: no network, an answer that is lost after the request was
 * carried out, a rule's refusal, or a status without a body.
 */
export type Fault = 'offline' | 'answerLost' | ErrorCode | { status: number };

/** How a test disturbs the answers of the simulated back end. */
export interface Answers {
  failNext(endpoint: Endpoint, fault: Fault): void;
  /** Keeps the answers of an endpoint back until the returned function is called. */
  hold(endpoint: Endpoint): () => void;
}

export interface DisturbedAnswers extends Answers {
  /** Stands between the requests and the back end. */
  between: Faults;
  /** How many requests are kept back now. */
  waiting(): number;
}

export function disturbAnswers(): DisturbedAnswers {
  const failing: { endpoint: Endpoint; fault: Fault }[] = [];
  const held: { endpoint: Endpoint; released: Promise<void> }[] = [];
  let waiting = 0;

  async function wait(released: Promise<void>): Promise<void> {
    waiting += 1;
    await released;
    waiting -= 1;
  }

  function takeFault(request: RawRequest): Fault | undefined {
    const at = failing.findIndex(({ endpoint }) => matches(endpoint, request));
    return at < 0 ? undefined : failing.splice(at, 1)[0]?.fault;
  }

  return {
    async between(request, answer) {
      const holding = held.find(({ endpoint }) => matches(endpoint, request));
      if (holding) await wait(holding.released);
      const fault = takeFault(request);
      if (fault === 'offline') return networkFailure;
      if (fault !== undefined && fault !== 'answerLost') return refusalOf(fault, request);
      const answered = await answer();
      const { status, body } = answered;
      if (status >= 500)
        noteFault(
          `${request.method} ${request.path} broke the simulated back end (${status}): ${body}`,
        );
      return fault === 'answerLost' ? networkFailure : answered;
    },
    waiting: () => waiting,
    failNext: (endpoint, fault) => void failing.push({ endpoint, fault }),
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

function matches({ method, path }: Endpoint, request: RawRequest): boolean {
  const pattern = new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`);
  return method === request.method && pattern.test(request.path);
}

function refusalOf(fault: ErrorCode | { status: number }, { path }: RawRequest): RawAnswer {
  if (typeof fault === 'object') return { status: fault.status, headers: {}, body: '' };
  return answerError(path, new RuleError(fault), 'test');
}
