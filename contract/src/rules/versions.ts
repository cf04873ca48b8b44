import { RuleError } from '../errors';
import { toInstant } from './time/instants';

/** The fields that every entity has (docs/domain.md#common-fields). */
export interface Versioned {
  id: string;
  version: number;
  createdAt: string;
  updatedAt: string;
}

/** The fields of a record that is made now. */
export function newRecord(id: string, now: number): Versioned {
  const at = toInstant(now);
  return { id, version: 1, createdAt: at, updatedAt: at };
}

/** A changed copy: `version` + 1 and `updatedAt` now. */
export const changed = <T extends Versioned>(record: T, fields: Partial<T>, now: number): T => ({
  ...record,
  ...fields,
  version: record.version + 1,
  updatedAt: toInstant(now),
});

/**
 * Checks `If-Match` of a change (docs/domain.md#concurrent-changes); quotes around the number are allowed.
 * @throws {RuleError} `version_required` where it is missing, `version_conflict` where it is stale
 */
export function checkVersion(record: { version: number }, ifMatch: string | undefined): void {
  if (ifMatch === undefined || ifMatch.trim() === '') throw new RuleError('version_required');
  if (ifMatch.trim().replace(/^(?:W\/)?"(.*)"$/, '$1') !== String(record.version))
    throw new RuleError('version_conflict', 'The record was changed meanwhile.', undefined, {
      version: record.version,
    });
}
