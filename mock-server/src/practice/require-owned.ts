import { RuleError } from '@praxis/contract';

/**
 * Returns the record if it belongs to the caller. Other users' records are treated as missing.
 * @throws {RuleError} `not_found`
 */
export function requireOwned<T>(record: T | undefined, isOwn: (record: T) => boolean): T {
  if (record === undefined || !isOwn(record)) throw new RuleError('not_found');
  return record;
}
