import type { Session, Watched } from '@praxis/sdk';
import type { Refusal } from './auth-api';

interface RefreshParts {
  session: Watched<Session | null>;
  /** Asks the back end for a new pair. */
  renew(stale: Session): Promise<Session | Refusal>;
  save(next: Session): void;
  end(why: Refusal): void;
}

/** How long the word of another tab may be on the way, milliseconds. */
const wordTakes = 300;

/**
 * Renews the session, once for however many requests wait for it (single flight). The refresh
 * token rotates, so tabs that share a session take turns as well.
 */
export function createRefresh({ session, renew, save, end }: RefreshParts) {
  let underWay: Promise<boolean> | undefined;

  async function run(stale: Session): Promise<boolean> {
    const now = session.get();
    if (!now) return false;
    // Renewed meanwhile, by an earlier request or by another tab.
    if (now.accessToken !== stale.accessToken) return true;
    const next = await renew(now);
    if (typeof next !== 'string') save(next);
    else if (await renewedElsewhere(now)) return true;
    else end(next);
    return typeof next !== 'string';
  }

  /** Another tab of the session may have renewed it a moment ago: its word is then on the way. */
  async function renewedElsewhere(refused: Session): Promise<boolean> {
    await new Promise((resolve) => setTimeout(resolve, wordTakes));
    const now = session.get();
    return now !== null && now.accessToken !== refused.accessToken;
  }

  return function refresh(stale: Session): Promise<boolean> {
    underWay ??= takeTurn(() => run(stale)).finally(() => {
      underWay = undefined;
    });
    return underWay;
  };
}

/** Runs `work` while no other tab runs its own. Browsers have no locks on plain http addresses: then at once. */
function takeTurn<T>(work: () => Promise<T>): Promise<T> {
  return 'locks' in navigator && navigator.locks
    ? (navigator.locks.request('praxis-refresh', work) as Promise<T>)
    : work();
}
