import axios from 'axios';
import type { Endpoint, ErrorCode } from '@praxis/contract';
import { errorStatus } from '@praxis/contract';
import type { Dispatcher } from '@praxis/mock-server/core/dispatch';
import type { Transport, WireRequest } from '../data/client';
import { failureOfAnswer, RequestError } from '../data/request-error';
import { noteFault } from './faults';

/**
 * What a test lets happen to a request: no network, an answer that is lost after the request was
 * carried out, a rule's refusal, or a status without a body.
 */
export type Fault = 'offline' | 'answerLost' | ErrorCode | { status: number };

/** A request as the back end met it. */
export interface SentRequest {
  /** `POST /api/v1/doctor/plans` */
  line: string;
  query: Record<string, unknown>;
  body: unknown;
  headers: Readonly<Record<string, string>>;
}

/** The way from the typed client to the simulated back end, watched and disturbed by a test. */
export interface TestTransport {
  /** The way of somebody who is signed in with a token; of nobody without. */
  as(token?: string): Transport;
  /** Every request so far, the oldest first. */
  sent: SentRequest[];
  failNext(endpoint: Endpoint, fault: Fault): void;
  /** Keeps the answers of an endpoint back until the returned function is called. */
  hold(endpoint: Endpoint): () => void;
  /** Resolves when no request is under way but those that are held. */
  idle(): Promise<void>;
}

export function createTestTransport(dispatcher: Dispatcher): TestTransport {
  const sent: SentRequest[] = [];
  const failing: { endpoint: Endpoint; fault: Fault }[] = [];
  const held: { endpoint: Endpoint; released: Promise<void> }[] = [];
  let underWay = 0;

  async function answer(request: WireRequest, token: string | undefined): Promise<unknown> {
    const { method, path } = request;
    const line = `${method} ${path}`;
    sent.push({ line, query: request.query, body: request.body, headers: request.headers });
    const failingAt = failing.findIndex(({ endpoint }) => matches(endpoint, request));
    const failed = failing.splice(failingAt, failingAt < 0 ? 0 : 1)[0];
    if (failed && failed.fault !== 'answerLost') throw new RequestError(failureOf(failed.fault));
    if (!dispatcher.serves(method, path)) {
      noteFault(`Nobody answers ${line}: the simulated back end does not serve it.`);
      throw new RequestError({ kind: 'offline', status: 0 });
    }
    const { status, body } = await dispatcher.dispatch({
      method,
      path,
      query: axios.getUri({ url: '', params: request.query }).replace(/^\?/, ''),
      body: request.body === undefined ? '' : JSON.stringify(request.body),
      headers: {
        ...Object.fromEntries(
          Object.entries(request.headers).map(([name, value]) => [name.toLowerCase(), value]),
        ),
        ...(token && { authorization: `Bearer ${token}` }),
      },
    });
    if (failed) throw new RequestError(failureOf(failed.fault));
    const parsed: unknown = body === '' ? undefined : JSON.parse(body);
    if (status >= 500) noteFault(`${line} broke the simulated back end (${status}): ${body}`);
    if (status >= 400) throw new RequestError(failureOfAnswer(status, parsed));
    return parsed;
  }

  return {
    sent,
    as: (token) => async (request) => {
      await held.find(({ endpoint }) => matches(endpoint, request))?.released;
      underWay += 1;
      try {
        const answered = await answer(request, token);
        request.signal?.throwIfAborted();
        return answered;
      } finally {
        underWay -= 1;
      }
    },
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
    async idle() {
      // An answer may lead to the next request: a turn of the event loop without any is the end.
      do await new Promise((resolve) => setTimeout(resolve, 0));
      while (underWay > 0);
    },
  };
}

function matches({ method, path }: Endpoint, request: WireRequest): boolean {
  const pattern = new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`);
  return method === request.method && pattern.test(request.path);
}

function failureOf(fault: Fault) {
  if (fault === 'offline' || fault === 'answerLost') return { kind: 'offline', status: 0 } as const;
  if (typeof fault === 'object') return failureOfAnswer(fault.status, undefined);
  return failureOfAnswer(errorStatus[fault], { error: { code: fault } });
}
