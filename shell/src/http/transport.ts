import axios, { AxiosError, type AxiosInstance, type AxiosResponse } from 'axios';
import { failureOfAnswer, RequestError, type Transport, type WireRequest } from '@praxis/sdk/data';
import type { Session, Watched } from '@praxis/sdk';
import type { BackEnd } from '../boot/back-end';

/** A request that is answered by nobody for this long has failed, milliseconds. */
const requestTimeout = 30_000;

interface TransportParts {
  backEnd: BackEnd;
  session: Watched<Session | null>;
  /** Renews the session's tokens; resolves false where the session is over. */
  refresh(stale: Session): Promise<boolean>;
}

/** Sends requests with the session's token; one that is refused for an old token is sent once more. */
export function createTransport({ backEnd, session, refresh }: TransportParts): Transport {
  const http = axios.create({ timeout: requestTimeout, validateStatus: () => true });

  return async function send(request: WireRequest): Promise<unknown> {
    const used = session.get();
    let answer = await sendOnce(http, backEnd, request, used);
    // A wrong password, asked for to change it, is no old token.
    const tokenRefused =
      answer.status === 401 &&
      used !== null &&
      !isSignIn(request.path) &&
      failureOfAnswer(answer.status, answer.data).code !== 'credentials_invalid';
    // Only what the person does keeps a session alive: polling never refreshes it.
    if (tokenRefused && !request.background && (await refresh(used)))
      answer = await sendOnce(http, backEnd, request, session.get());
    if (answer.status >= 400) throw new RequestError(failureOfAnswer(answer.status, answer.data));
    return answer.data === '' ? undefined : answer.data;
  };
}

/** Sends a request once. @throws {RequestError} where no answer came; the caller's abort as it is */
export async function sendOnce(
  http: AxiosInstance,
  backEnd: BackEnd,
  { method, path, query, body, headers, signal }: WireRequest,
  bearer: Session | null,
): Promise<AxiosResponse<unknown>> {
  try {
    await backEnd.ready();
    return await http.request({
      method,
      url: `${backEnd.address}${path}`,
      params: query,
      data: body,
      signal,
      headers: {
        ...headers,
        'Accept-Language': document.documentElement.lang,
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(bearer && { Authorization: `Bearer ${bearer.accessToken}` }),
      },
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    const timedOut = error instanceof AxiosError && error.code === AxiosError.ECONNABORTED;
    throw new RequestError({ kind: timedOut ? 'timeout' : 'offline', status: 0 });
  }
}

function isSignIn(path: string): boolean {
  return path.startsWith('/api/v1/auth/') || path.startsWith('/jwt/');
}
