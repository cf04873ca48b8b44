import type { ApiError, ErrorCode } from '@praxis/contract';

/** Why a request failed, as the screens need to tell them apart. */
export type FailureKind = 'offline' | 'timeout' | 'rule' | 'server' | 'unexpected';

/** What of a failure is kept in the store: plain data. */
export interface Failure {
  kind: FailureKind;
  /** HTTP status; 0 where no answer came. */
  status: number;
  /** The rule's code, where the back end named one. */
  code?: ErrorCode;
  /** Codes by the field that is at fault. */
  fields?: Record<string, string[]>;
  details?: Record<string, unknown>;
  requestId?: string;
}

/** A request that failed, or a command that was refused: `failure` says how. */
export class RequestError extends Error {
  constructor(readonly failure: Failure) {
    super(failure.code ?? failure.kind);
    this.name = 'RequestError';
  }
}

/** What an error says to a screen; one that is no `RequestError` is `unexpected`. */
export function toFailure(error: unknown): Failure {
  if (error instanceof RequestError) return error.failure;
  return { kind: 'unexpected', status: 0 };
}

/** Whether the back end says that there is no such record. */
export const isNotFound = ({ kind, status }: Failure): boolean => kind === 'rule' && status === 404;

/** What an answer with a status of 400 or more says, whoever sent it: the product or what stands before it. */
export function failureOfAnswer(status: number, body: unknown): Failure {
  // The page of a server on the way says nothing of the record.
  if (status === 404 && typeof body === 'string') return { kind: 'unexpected', status };
  const kind = status >= 500 ? 'server' : 'rule';
  const error = (body as Partial<ApiError> | undefined)?.error;
  if (!error || typeof error !== 'object' || !error.code) return { kind, status };
  const { code, fields, details, requestId } = error;
  return { kind, status, code, fields, details, requestId };
}
