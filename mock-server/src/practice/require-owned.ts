import { RuleError } from '@praxis/contract';

/**
 * The record, where it is the caller's. Somebody else's is told as one that does not exist.
 * @throws {RuleError} `not_found`
 */
export function requireOwned<T>(record: T | undefined, isOwn: (record: T) => boolean): T {
  if (record === undefined || !isOwn(record)) throw new RuleError('not_found');
  return record;
}
