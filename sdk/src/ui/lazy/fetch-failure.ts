import type { Failure } from '../../data/request-error';

/** Returns the reason why a chunk failed to load: offline, as far as the browser knows, or unexpected. */
export function fetchFailure(): Failure {
  return { kind: navigator.onLine ? 'unexpected' : 'offline', status: 0 };
}
