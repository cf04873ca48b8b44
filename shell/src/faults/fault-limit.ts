import type { FaultReport } from './fault-report';

/** Maximum reports per minute, so that an endless failure does not flood the log. */
const perMinute = 10;

/** Creates a filter that accepts each fault once, and limits the rate. */
export function createFaultLimit(now: () => number = () => performance.now()) {
  const known = new Set<string>();
  let recent: number[] = [];
  return function shouldReport({
    kind,
    message,
    place,
    frames,
    app,
    requestId,
  }: FaultReport): boolean {
    // Without the request id, which differs each time that the same request fails.
    const key = JSON.stringify([kind, message, place, frames[0], app, requestId && 'request']);
    if (known.has(key)) return false;
    recent = recent.filter((time) => time > now() - 60_000);
    if (recent.length >= perMinute) return false;
    known.add(key);
    recent.push(now());
    return true;
  };
}
