import type { ErrorCode } from '@praxis/contract';

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

export class RequestError extends Error {
  constructor(readonly failure: Failure) {
    super(failure.code ?? failure.kind);
    this.name = 'RequestError';
  }
}

export function toFailure(error: unknown): Failure {
  if (error instanceof RequestError) return error.failure;
  return { kind: 'unexpected', status: 0 };
}
