import axios, { AxiosError } from 'axios';
import { RequestError } from './request-error';
import type { SendOnce, WireResponse } from './wire-response';

/** Request timeout in milliseconds. */
const requestTimeout = 30_000;

interface BackEndAddress {
  /** Prefix of every path; empty for the page's own origin. */
  address: string;
  /** Resolves when requests can be sent; undefined if they already can. */
  ready?: () => Promise<void> | undefined;
  /**
   * Receives each response's `Date` header, if CORS exposes it, and the time of the request
   * (milliseconds).
   */
  observeDate?: (date: string | undefined, askedAt: number) => void;
}

/**
 * Creates the function that sends requests over the network by axios, shared by the product and its
 * tests.
 */
export function createSendOnce({ address, ready, observeDate }: BackEndAddress): SendOnce {
  const http = axios.create({
    timeout: requestTimeout,
    validateStatus: () => true,
    // The session is in a header, not a cookie. The default makes each request wait for a cookie lookup.
    withXSRFToken: false,
  });

  return async function sendOnce(
    { method, path, query, body, headers, signal },
    accessToken,
  ): Promise<WireResponse> {
    try {
      // With nothing to wait for, the request is sent synchronously, in the event that triggers it.
      const waiting = ready?.();
      if (waiting) await waiting;
      const askedAt = Date.now();
      const response = await http.request<unknown>({
        method,
        url: `${address}${path}`,
        params: query,
        data: body,
        signal,
        headers: {
          ...headers,
          'Accept-Language': document.documentElement.lang,
          ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
          ...(accessToken !== undefined && { Authorization: `Bearer ${accessToken}` }),
        },
      });
      const date: unknown = response.headers['date'];
      observeDate?.(typeof date === 'string' ? date : undefined, askedAt);
      return { status: response.status, body: response.data === '' ? undefined : response.data };
    } catch (error) {
      if (signal?.aborted) throw error;
      const timedOut = error instanceof AxiosError && error.code === AxiosError.ECONNABORTED;
      throw new RequestError({ kind: timedOut ? 'timeout' : 'offline', status: 0 });
    }
  };
}
