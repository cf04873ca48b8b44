import { DemoError } from '../core/errors';

/**
 * Refuses a request for what stands in its fields, with a code for each of them.
 * @throws {DemoError} 422
 */
export function refuseFields(fields: Record<string, string[]>, message: string): never {
  throw new DemoError(422, { error: { code: 'validation_failed', message, fields } });
}
