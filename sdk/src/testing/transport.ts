import { createSendOnce } from '../data/axios-transport';
import type { Transport } from '../data/client';
import { bodyOf } from '../data/wire-answer';

/** A request as it was sent. */
export interface SentRequest {
  /** `POST /api/v1/doctor/plans` */
  line: string;
  query: Record<string, unknown>;
  body: unknown;
  headers: Readonly<Record<string, string>>;
}

/** The product's way from the typed client to the back end, watched by a test. */
export interface WatchedTransport {
  /** The way of somebody who is signed in with a token; of nobody without. */
  as(token?: string): Transport;
  /** Every request so far, the oldest first. */
  sent: SentRequest[];
  /** Whether a request is under way, other than those that are kept back. */
  busy(): boolean;
  /** Resolves when none is. */
  idle(): Promise<void>;
}

/**
 * Sends requests to the simulated back end of a test, and keeps what was sent.
 * @param waiting how many requests the test keeps back
 */
export function createWatchedTransport(waiting: () => number): WatchedTransport {
  const sendOnce = createSendOnce({ address: '' });
  const sent: SentRequest[] = [];
  let underWay = 0;
  const busy = () => underWay > waiting();
  return {
    sent,
    as: (token) => async (request) => {
      const { method, path, query, body, headers } = request;
      sent.push({ line: `${method} ${path}`, query, body, headers });
      underWay += 1;
      try {
        return bodyOf(await sendOnce(request, token));
      } finally {
        underWay -= 1;
      }
    },
    busy,
    async idle() {
      // An answer may lead to the next request: a turn of the event loop without any is the end.
      do await new Promise((resolve) => setTimeout(resolve, 0));
      while (busy());
    },
  };
}
