import type { Identified, RecordId, Table } from '../core/table';
import { DemoError } from '../core/errors';

/**
 * Returns the record with an id.
 * @throws {DemoError} 404 if it doesn't exist
 */
export function requireRecord<T extends Identified>(table: Table<T>, id: RecordId): T {
  const record = table.get(id);
  if (!record) throw new DemoError(404);
  return record;
}
