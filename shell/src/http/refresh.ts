import type { Session, Watched } from '@praxis/sdk';
import type { Refusal } from './auth-api';

interface RefreshParts {
  session: Watched<Session | null>;
  /** Requests new tokens from the back end. */
  requestRefresh(stale: Session): Promise<Session | Refusal>;
  save(next: Session): void;
  end(reason: Refusal): void;
}

/** How long another tab's message may take, in milliseconds. */
const messageDelay = 300;

/**
 * Refreshes the session, only once for all requests that wait for it (single flight). Refresh tokens
 * rotate, so tabs that share a session use a lock.
 */
export function createRefresh({ session, requestRefresh, save, end }: RefreshParts) {
  let inFlight: Promise<boolean> | undefined;

  async function run(stale: Session): Promise<boolean> {
    const now = session.get();
    if (!now) return false;
    // Already refreshed, by an earlier request or by another tab.
    if (now.accessToken !== stale.accessToken) return true;
    const next = await requestRefresh(now);
    if (typeof next !== 'string') save(next);
    else if (await isRefreshedElsewhere(now)) return true;
    else end(next);
    return typeof next !== 'string';
  }

  /** Another tab may have just refreshed the session, and its message may still be in flight. */
  async function isRefreshedElsewhere(refused: Session): Promise<boolean> {
    await new Promise((resolve) => setTimeout(resolve, messageDelay));
    const now = session.get();
    return now !== null && now.accessToken !== refused.accessToken;
  }

  return function refresh(stale: Session): Promise<boolean> {
    inFlight ??= withLock(() => run(stale)).finally(() => {
      inFlight = undefined;
    });
    return inFlight;
  };
}

/** Runs `work` with a lock across tabs; without it on plain HTTP, where browsers have no Web Locks. */
function withLock<T>(work: () => Promise<T>): Promise<T> {
  return 'locks' in navigator && navigator.locks
    ? (navigator.locks.request('praxis-refresh', work) as Promise<T>)
    : work();
}
