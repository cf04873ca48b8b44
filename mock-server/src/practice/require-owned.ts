import { RuleError } from '@praxis/contract';
import { checkVersion } from '@praxis/contract/rules/versions';
import type { RecordRequest } from '../core/module';

/**
 * Returns the record if it belongs to the caller. Other users' records are treated as missing.
 * @throws {RuleError} `not_found`
 */
export function requireOwned<T>(record: T | undefined, isOwn: (record: T) => boolean): T {
  if (record === undefined || !isOwn(record)) throw new RuleError('not_found');
  return record;
}

/**
 * Returns the record that a change is about, if it belongs to the caller, who must have seen its
 * current version.
 * @throws {RuleError} `not_found`, `version_required`, `version_conflict`
 */
export function requireCurrent<T extends { version: number }>(
  { params, headers }: Omit<RecordRequest, 'bearer'>,
  records: { get(id: string): T | undefined },
  isOwn: (record: T) => boolean,
): T {
  const record = requireOwned(records.get(params.id), isOwn);
  checkVersion(record, headers['if-match']);
  return record;
}
