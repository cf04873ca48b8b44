import type { FaultReport } from './fault-report';

/** Reports in a minute: what fails without end is told, and does not flood whoever reads. */
const perMinute = 10;

/** Lets each fault through once, and few in a row. */
export function createFaultLimit(now: () => number = () => performance.now()) {
  const known = new Set<string>();
  let recent: number[] = [];
  return function isNews({ kind, message, place, frames, app, requestId }: FaultReport): boolean {
    // The same request fails anew each time that it is sent, under an id of its own.
    const key = JSON.stringify([kind, message, place, frames[0], app, requestId && 'request']);
    if (known.has(key)) return false;
    recent = recent.filter((time) => time > now() - 60_000);
    if (recent.length >= perMinute) return false;
    known.add(key);
    recent.push(now());
    return true;
  };
}
