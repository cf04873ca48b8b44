import { RuleError, type Endpoint, type ErrorCode } from '@praxis/contract';
import type { RawResponse, RawRequest } from '@praxis/mock-server/core/raw';
import { toErrorResponse } from '@praxis/mock-server/core/errors';
import { networkFailure, noResponse, type Faults } from '@praxis/mock-server/core/faults';
import { failTest } from './faults';
import { matches } from './matches';

/**
 * A fault that a test injects into a request: no network, a timeout, a response lost after the request was
 * processed, a response that is not the contract's, a refusal, or a status without a body.
 */
export type Fault =
  'offline' | 'timeout' | 'responseLost' | 'malformed' | ErrorCode | { status: number };

/** Replaces the response to a request. */
type Rewrite = (respond: RawResponse, request: Pick<RawRequest, 'method' | 'path'>) => RawResponse;

/** Injects faults into the simulated back end. */
export interface Responses {
  failNext(endpoint: Endpoint, fault: Fault): void;
  /** Fails every request from now on, or those to one endpoint (`GET /api/v1/me`); null stops it. */
  failAll(fault: Fault | null, line?: string): void;
  /** Rewrites every response from now on. */
  rewriteAll(change: Rewrite): void;
  /** Holds responses of an endpoint until the returned function is called. */
  hold(endpoint: Endpoint): () => void;
}

export interface DisturbedResponses extends Responses {
  /** Hook of the back end that intercepts requests. */
  between: Faults;
  /** Number of requests held now. */
  waiting(): number;
}

/** Creates the fault injection for a simulated back end. */
export function disturbResponses(): DisturbedResponses {
  const failing: { endpoint: Endpoint; fault: Fault }[] = [];
  let all: { fault: Fault | null; line?: string | undefined } = { fault: null };
  let rewrite: Rewrite = (response) => response;
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
    async between(request, respond) {
      const holding = held.find(({ endpoint }) => matches(endpoint, request));
      if (holding) await wait(holding.released);
      const fault = takeFault(request);
      if (fault === 'offline') return networkFailure;
      if (fault === 'timeout') return noResponse;
      if (fault === 'malformed') return captivePortalPage;
      if (fault !== null && fault !== 'responseLost') return refusalOf(fault, request);
      const answered = await respond();
      const { status, body } = answered;
      if (status >= 500)
        failTest(
          `${request.method} ${request.path} broke the simulated back end (${status}): ${body}`,
        );
      return fault === 'responseLost' ? networkFailure : rewrite(answered, request);
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

/** A page of the network in front of the back end, such as a hotel's captive portal. */
const captivePortalPage: RawResponse = {
  status: 200,
  headers: { 'Content-Type': 'text/html' },
  body: '<!doctype html><title>Welcome</title><p>Accept the terms to go online.</p>',
};

function refusalOf(fault: ErrorCode | { status: number }, { path }: RawRequest): RawResponse {
  if (typeof fault === 'object') return { status: fault.status, headers: {}, body: '' };
  return toErrorResponse(path, new RuleError(fault), 'test');
}
