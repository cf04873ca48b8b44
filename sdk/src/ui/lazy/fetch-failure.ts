import type { Failure } from '../../data/request-error';

/** Why code could not be fetched, as far as the browser knows. */
export function fetchFailure(): Failure {
  return { kind: navigator.onLine ? 'unexpected' : 'offline', status: 0 };
}
