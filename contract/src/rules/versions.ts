import { RuleError } from '../errors';
import { toInstant } from './time/instants';

/** Fields of every entity (docs/domain.md#common-fields). */
export interface Versioned {
  id: string;
  version: number;
  createdAt: string;
  updatedAt: string;
}

/** Returns the common fields of a new record. */
export function newRecord(id: string, now: number): Versioned {
  const at = toInstant(now);
  return { id, version: 1, createdAt: at, updatedAt: at };
}

/** Returns a changed copy: `version` + 1 and `updatedAt` now. */
export const updateRecord = <T extends Versioned>(
  record: T,
  fields: Partial<T>,
  now: number,
): T => ({
  ...record,
  ...fields,
  version: record.version + 1,
  updatedAt: toInstant(now),
});

/**
 * Checks the `If-Match` header of a change (docs/domain.md#concurrent-changes); quotes and a weak prefix are
 * accepted.
 * @throws {RuleError} `version_required` if it is missing, `version_conflict` if it is stale, with the
 * current `details.version`
 */
export function checkVersion(record: { version: number }, ifMatch: string | undefined): void {
  if (ifMatch === undefined || ifMatch.trim() === '') throw new RuleError('version_required');
  if (ifMatch.trim().replace(/^(?:W\/)?"(.*)"$/, '$1') !== String(record.version))
    throw new RuleError('version_conflict', 'The record was changed in the meantime.', undefined, {
      version: record.version,
    });
}
