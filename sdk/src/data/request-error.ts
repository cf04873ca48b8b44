import type { ApiError, ErrorCode } from '@praxis/contract';

/** Kinds of failures that pages distinguish. */
export type FailureKind = 'offline' | 'timeout' | 'rule' | 'server' | 'unexpected';

/** A failure as the store holds it: plain data. */
export interface Failure {
  kind: FailureKind;
  /** HTTP status; 0 if there was no response. */
  status: number;
  /** Error code, if the back end named one. */
  code?: ErrorCode;
  /** Error codes by field. */
  fields?: Record<string, string[]>;
  details?: Record<string, unknown>;
  requestId?: string;
}

/** A request that failed or was refused; `failure` has the reason. */
export class RequestError extends Error {
  constructor(readonly failure: Failure) {
    super(failure.code ?? failure.kind);
    this.name = 'RequestError';
  }
}

/** Converts an error to a failure; anything but a `RequestError` is `unexpected`. */
export function toFailure(error: unknown): Failure {
  if (error instanceof RequestError) return error.failure;
  return { kind: 'unexpected', status: 0 };
}

/** Returns whether the back end responded that the record does not exist. */
export const isNotFound = ({ kind, status }: Failure): boolean => kind === 'rule' && status === 404;

/** Returns the failure of a response with a status of 400 or more, sent by the back end or by a proxy. */
export function failureOfResponse(status: number, body: unknown): Failure {
  // An HTML page of a proxy says nothing about the record.
  if (status === 404 && typeof body === 'string') return { kind: 'unexpected', status };
  const kind = status >= 500 ? 'server' : 'rule';
  const error = (body as Partial<ApiError> | undefined)?.error;
  if (!error || typeof error !== 'object' || !error.code) return { kind, status };
  const { code, fields, details, requestId } = error;
  return { kind, status, code, fields, details, requestId };
}

/** Statuses of a refusal that says nothing about an earlier attempt: of the caller, not of the input. */
const callerStatuses: ReadonlySet<number> = new Set([401, 403, 429]);

/** Returns whether the back end refused the input itself: it was not executed, in this or an earlier attempt. */
export const isInputRefused = ({ kind, status }: Failure): boolean =>
  kind === 'rule' && !callerStatuses.has(status);
