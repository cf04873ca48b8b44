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
  /** The present by the back end's clock as far as it is known, milliseconds. */
  now(): number;
}

/**
 * Renews the session ahead of its end while the person is active, so that nobody who works is signed
 * out (docs/domain.md#sessions). Returns a way to stop.
 */
export function renewAhead({ session, isActive, renew, now }: RenewOptions): () => void {
  let triedAt = -Infinity;
  /** How far the clock of whoever makes the tokens is ahead of `now`. */
  let difference = 0;
  const timer = setInterval(() => {
    const held = session.get();
    if (!held || !isActive() || now() - triedAt < pause) return;
    const { exp = Infinity } = timesOf(held.refreshToken);
    if (exp - (now() + difference) > ahead) return;
    triedAt = now();
    renew().then(
      () => {
        // A new pair was made just now, whatever the clock here says.
        const { iat } = timesOf(session.get()?.refreshToken);
        if (iat !== undefined) difference = iat - now();
      },
      () => {}, // Out of reach: tried again soon.
    );
  }, 1_000);
  return () => clearInterval(timer);
}

/** When a JSON Web Token was made and when it expires, milliseconds since the epoch, as far as they can be read from it. */
function timesOf(token = ''): { iat?: number; exp?: number } {
  try {
    const payload = token.split('.')[1] ?? '';
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    const { iat, exp } = claims as { iat?: number; exp?: number };
    return { ...(iat && { iat: iat * 1000 }), ...(exp && { exp: exp * 1000 }) };
  } catch {
    return {};
  }
}
