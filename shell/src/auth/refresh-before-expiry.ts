import type { Session, Watched } from '@praxis/sdk';

/** How long before its expiry a session is refreshed: with a minute of reserve, because timers of hidden tabs run once a minute. */
const refreshBefore = 3 * 60_000;
/** Delay between a failed attempt and the next one. */
const retryDelay = 15_000;

interface RefreshOptions {
  session: Watched<Session | null>;
  /** Whether the user was active in the last ten minutes, in any tab of the session. */
  isActive(): boolean;
  refresh(): Promise<unknown>;
  /** The current time by the back end's clock, as far as known, in milliseconds. */
  now(): number;
}

/**
 * Refreshes the session before it expires while the user is active, so that no active user is signed out
 * (docs/domain.md#sessions).
 * @returns stops it
 */
export function refreshBeforeExpiry({
  session,
  isActive,
  refresh,
  now,
}: RefreshOptions): () => void {
  let triedAt = -Infinity;
  /** How far the clock of the token issuer is ahead of `now`. */
  let clockSkew = 0;
  const timer = setInterval(() => {
    const current = session.get();
    if (!current || !isActive() || now() - triedAt < retryDelay) return;
    const { exp = Infinity } = timesOf(current.refreshToken);
    if (exp - (now() + clockSkew) > refreshBefore) return;
    triedAt = now();
    refresh().then(
      () => {
        // The new tokens were issued just now, whatever the local clock says.
        const { iat } = timesOf(session.get()?.refreshToken);
        if (iat !== undefined) clockSkew = iat - now();
      },
      () => {}, // Retried after the delay.
    );
  }, 1_000);
  return () => clearInterval(timer);
}

/** The readable `iat` and `exp` claims of a JSON Web Token, in milliseconds since the epoch. */
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
