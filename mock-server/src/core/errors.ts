import { isPracticePath, RuleError, type ApiError } from '@praxis/contract';
import { Reply } from './module';
import type { RawAnswer } from './raw';

/** An error answer of the demo half, whose bodies have no common shape (docs/product.md#errors). */
export class DemoError extends Error {
  constructor(
    readonly status: number,
    readonly body?: unknown,
  ) {
    super(`Answered with ${status}`);
    this.name = 'DemoError';
  }
}

/** A request that its declaration does not allow: what is wrong with which field. */
export class ParseFault extends Error {
  constructor(readonly fields: Record<string, string[]>) {
    super('The request is not valid.');
    this.name = 'ParseFault';
  }
}

/** Any error as an answer of the half that it happened in. */
export function answerError(path: string, error: unknown, requestId: string): RawAnswer {
  return isPracticePath(path) ? practiceError(error, requestId) : demoError(error);
}

/** Any error as an answer of the practice. */
export function practiceError(error: unknown, requestId: string): RawAnswer {
  if (error instanceof ParseFault)
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
 * A refusal after which what the handler wrote stays, where a thrown error would undo it: a wrong
 * try that has to be counted, a charge that failed.
 */
export const refusal = (error: RuleError, requestId: string): Reply =>
  new Reply(error.status, apiError(error, requestId));

function demoError(error: unknown): RawAnswer {
  if (error instanceof DemoError) return json(error.status, error.body);
  if (error instanceof ParseFault)
    return json(400, { error: `${error.message} Check: ${Object.keys(error.fields).join(', ')}` });
  if (error instanceof RuleError) return json(error.status, { error: error.message });
  reportFault(error);
  return json(500, { error: 'Something went wrong' });
}

/** The simulation's own mistake goes to where the browser shows uncaught ones; the request stays out of it. */
function reportFault(error: unknown): void {
  if (typeof reportError === 'function') reportError(error);
}

function json(status: number, body: unknown): RawAnswer {
  return {
    status,
    headers: { 'Content-Type': 'application/json' },
    body: body === undefined ? '' : JSON.stringify(body),
  };
}
