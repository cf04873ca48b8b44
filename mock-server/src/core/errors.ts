import { isPracticePath, RuleError, type ApiError } from '@praxis/contract';
import { Reply } from './module';
import type { RawResponse } from './raw';

/**
 * An error response of the demo API, whose error bodies have no common shape
 * (docs/product.md#errors).
 */
export class DemoError extends Error {
  constructor(
    readonly status: number,
    readonly body?: unknown,
  ) {
    super(`Answered with ${status}`);
    this.name = 'DemoError';
  }
}

/** A request that violates the endpoint's schema, with error codes by field. */
export class ValidationError extends Error {
  constructor(readonly fields: Record<string, string[]>) {
    super('The request is not valid.');
    this.name = 'ParseFault';
  }
}

/** Converts any error to a response of the API (practice or demo) that the path belongs to. */
export function toErrorResponse(path: string, error: unknown, requestId: string): RawResponse {
  return isPracticePath(path) ? practiceError(error, requestId) : demoError(error);
}

/** Converts any error to a response of the practice API. */
export function practiceError(error: unknown, requestId: string): RawResponse {
  if (error instanceof ValidationError)
    return practiceError(
      new RuleError('validation_failed', error.message, error.fields),
      requestId,
    );
  if (error instanceof RuleError) return json(error.status, apiError(error, requestId));
  reportFault(error);
  return json(500, {
    error: { code: 'server_error', message: 'Something went wrong.', requestId },
  });
}

function apiError({ code, message, fields, details }: RuleError, requestId: string): ApiError {
  return { error: { code, message, fields, requestId, details } };
}

/**
 * An error response that commits the handler's writes, where a thrown error would roll them back: a
 * failed sign-in that is counted, a charge that failed.
 */
export const refusal = (error: RuleError, requestId: string): Reply =>
  new Reply(error.status, apiError(error, requestId));

function demoError(error: unknown): RawResponse {
  if (error instanceof DemoError) return json(error.status, error.body);
  if (error instanceof ValidationError)
    return json(400, { error: `${error.message} Check: ${Object.keys(error.fields).join(', ')}` });
  // Of the dispatcher, whose idempotency keys are those of the practice API.
  if (error instanceof RuleError) {
    const { status, code, message } = error;
    return json(status, { error: { code, message } });
  }
  reportFault(error);
  return json(500, { error: 'Something went wrong' });
}

/** Reports the simulation's own bugs like any uncaught error, without the request's data. */
function reportFault(error: unknown): void {
  if (typeof reportError === 'function') reportError(error);
}

function json(status: number, body: unknown): RawResponse {
  return {
    status,
    headers: { 'Content-Type': 'application/json' },
    body: body === undefined ? '' : JSON.stringify(body),
  };
}
