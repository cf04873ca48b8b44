import { createSendOnce } from '../data/axios-transport';
import type { Transport } from '../data/client';
import { bodyOf } from '../data/wire-response';

/** A sent request. */
export interface SentRequest {
  /** `POST /api/v1/doctor/plans` */
  line: string;
  query: Record<string, unknown>;
  body: unknown;
  headers: Readonly<Record<string, string>>;
}

/** The product's transport, observed by a test. */
export interface WatchedTransport {
  /** Returns the transport for an access token; anonymous without one. */
  as(token?: string): Transport;
  /** All requests so far, the oldest first. */
  sent: SentRequest[];
  /** Returns whether a request is in flight, apart from held ones. */
  busy(): boolean;
  /** Resolves when no request is in flight. */
  idle(): Promise<void>;
}

/**
 * Creates a transport to the simulated back end that records requests.
 * @param waiting returns the number of held requests
 */
export function createWatchedTransport(waiting: () => number): WatchedTransport {
  const sendOnce = createSendOnce({ address: '' });
  const sent: SentRequest[] = [];
  let inFlight = 0;
  const busy = () => inFlight > waiting();
  return {
    sent,
    as: (token) => async (request) => {
      const { method, path, query, body, headers } = request;
      sent.push({ line: `${method} ${path}`, query, body, headers });
      inFlight += 1;
      try {
        return bodyOf(await sendOnce(request, token));
      } finally {
        inFlight -= 1;
      }
    },
    busy,
    async idle() {
      // A response may trigger another request: wait for a turn of the event loop without any.
      do await new Promise((resolve) => setTimeout(resolve, 0));
      while (busy());
    },
  };
}
