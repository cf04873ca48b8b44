import { DemoError } from '../core/errors';

/**
 * Rejects a request with error codes by field.
 * @throws {DemoError} 422
 */
export function refuseFields(fields: Record<string, string[]>, message: string): never {
  throw new DemoError(422, { error: { code: 'validation_failed', message, fields } });
}
