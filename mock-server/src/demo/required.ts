import type { Identified, RecordId, Table } from '../core/database';
import { DemoError } from '../core/errors';

/**
 * The record with that id.
 * @throws {DemoError} 404 where there is none
 */
export function required<T extends Identified>(table: Table<T>, id: RecordId): T {
  const record = table.get(id);
  if (!record) throw new DemoError(404);
  return record;
}
