import type { Session, Watched } from '@praxis/sdk';

/** How long before its end a session is renewed: a minute more than it has to be, for timers of hidden tabs go by the minute. */
const ahead = 3 * 60_000;
/** How long after a try that failed the next one comes. */
const pause = 15_000;

interface RenewOptions {
  session: Watched<Session | null>;
  /** Whether the person has done something in the last ten minutes, in any tab of the session. */
  isActive(): boolean;
  renew(): Promise<unknown>;
  now?: () => number;
}

/**
 * Renews the session ahead of its end while the person is active, so that nobody who works is signed
 * out (docs/domain.md#sessions). Returns a way to stop.
 */
export function renewAhead({ session, isActive, renew, now = Date.now }: RenewOptions): () => void {
  let triedAt = -Infinity;
  const timer = setInterval(() => {
    const held = session.get();
    if (!held || !isActive() || now() - triedAt < pause) return;
    if (endOf(held.refreshToken) - now() > ahead) return;
    triedAt = now();
    renew().catch(() => {}); // Out of reach: tried again soon.
  }, 1_000);
  return () => clearInterval(timer);
}

/** When a JSON Web Token expires, milliseconds since the epoch; never, as far as can be read from it. */
function endOf(token: string): number {
  try {
    const payload = token.split('.')[1] ?? '';
    const { exp } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as {
      exp?: number;
    };
    return exp === undefined ? Infinity : exp * 1000;
  } catch {
    return Infinity;
  }
}
