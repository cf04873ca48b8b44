import {
  failureOfResponse,
  RequestError,
  type Transport,
  type WireRequest,
} from '@praxis/sdk/data';
import { bodyOf, type SendOnce } from '@praxis/sdk/data/wire-response';
import type { Session, Watched } from '@praxis/sdk';

interface TransportParts {
  sendOnce: SendOnce;
  session: Watched<Session | null>;
  /** Refreshes the session's tokens; resolves to false if the session has ended. */
  refresh(stale: Session): Promise<boolean>;
  /** Resolves once the session is not suspended: to true if the same user continues. */
  whenResumed(): Promise<boolean>;
}

const sessionEnded = { kind: 'rule', status: 401, code: 'unauthenticated' } as const;

/** Sends requests with the session's token, and retries once after refreshing an expired token. */
export function createTransport({
  sendOnce,
  session,
  refresh,
  whenResumed,
}: TransportParts): Transport {
  /** After signing in again as the same user, the request is retried. */
  const isResumed = async () => (await whenResumed()) && session.get() !== null;

  return async function send(request: WireRequest): Promise<unknown> {
    // Captured now: signing out sends its request and ends the session immediately afterwards.
    const captured = session.get();
    if (!request.anonymous && !(await whenResumed())) throw new RequestError(sessionEnded);
    const used = captured ?? session.get();
    const response = await sendOnce(request, used?.accessToken);
    // Not the token's fault: anonymous requests, and a wrong current password when changing it.
    const tokenRefused =
      response.status === 401 &&
      used !== null &&
      !request.anonymous &&
      failureOfResponse(response.status, response.body).code !== 'credentials_invalid';
    // Only user activity keeps a session alive: background polling never refreshes it.
    const shouldRetry =
      tokenRefused && !request.background && ((await refresh(used)) || (await isResumed()));
    return bodyOf(shouldRetry ? await sendOnce(request, session.get()?.accessToken) : response);
  };
}
