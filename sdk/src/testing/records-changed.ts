import type { RenderedRemote } from './index';

/** Records written by any read or request: idempotency keys, card setups, audit entries of reads. */
const traces = /^core\.idempotency|^practice\.cardSetups|\bread-/;

/** Returns the changes since the sample data. */
export function recordsOf({ simulation }: RenderedRemote) {
  return simulation.database
    .changesSinceSeed()
    .filter(({ table, id }) => !traces.test(`${table} ${id}`));
}

interface Versioned {
  id: string | number;
  version: number;
}

/** Increments the version of records, as an unnoticed change in another tab would. */
export function changeElsewhere({ simulation }: RenderedRemote, ids: readonly string[]): void {
  const { database } = simulation;
  const found = ids.flatMap((id) => database.withId(id)).filter(isVersioned);
  if (found.length === 0)
    throw new Error(`Name the record whose version is sent: none of ${ids.join(', ')} has one.`);
  for (const { table, record } of found)
    database.table<Versioned>(table).put({ ...record, version: record.version + 1 });
}

const isVersioned = (found: {
  table: string;
  record: object;
}): found is { table: string; record: Versioned } => 'version' in found.record;
