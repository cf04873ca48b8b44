import axios, { AxiosError } from 'axios';
import { RequestError } from './request-error';
import type { SendOnce, WireAnswer } from './wire-answer';

/** A request that is answered by nobody for this long has failed, milliseconds. */
const requestTimeout = 30_000;

interface BackEndAddress {
  /** Prefix of every path; empty for the page's own origin. */
  address: string;
  /** Resolves when requests can be sent; nothing where they can be. */
  ready?: () => Promise<void> | undefined;
  /** Told of each answer's `Date`, where scripts may read it, and when it was asked for. */
  hearDate?: (date: string | undefined, askedAt: number) => void;
}

/** The way to a back end over the browser's network, by axios: what the product and its tests have in common. */
export function createSendOnce({ address, ready, hearDate }: BackEndAddress): SendOnce {
  const http = axios.create({
    timeout: requestTimeout,
    validateStatus: () => true,
    // The session is in a header, not in a cookie. Left on, each request waits for the browser to look for one.
    withXSRFToken: false,
  });

  return async function sendOnce(
    { method, path, query, body, headers, signal },
    accessToken,
  ): Promise<WireAnswer> {
    try {
      // Where there is nothing to wait for, the request goes out at once: with the press that asks for it.
      const waiting = ready?.();
      if (waiting) await waiting;
      const askedAt = Date.now();
      const answer = await http.request<unknown>({
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
      const date: unknown = answer.headers['date'];
      hearDate?.(typeof date === 'string' ? date : undefined, askedAt);
      return { status: answer.status, body: answer.data === '' ? undefined : answer.data };
    } catch (error) {
      if (signal?.aborted) throw error;
      const timedOut = error instanceof AxiosError && error.code === AxiosError.ECONNABORTED;
      throw new RequestError({ kind: timedOut ? 'timeout' : 'offline', status: 0 });
    }
  };
}
