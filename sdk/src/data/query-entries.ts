import type { OptimisticUpdate } from './optimistic-update';
import type { QueryAddress } from './query';
import type { Failure } from './request-error';

/** One query with one set of arguments: loading, then success or error (docs/product.md). */
export interface QueryEntry {
  address: QueryAddress;
  /** A person waits for it; a quiet reload is none. */
  loading: boolean;
  /** The back end's last word; null before the first. */
  answer: unknown;
  /** What is shown: the answer with the optimistic updates that are under way. */
  data: unknown;
  error: Failure | null;
}

/** By app, then by name, then by arguments. */
export type Entries = Readonly<
  Record<string, Readonly<Record<string, Readonly<Record<string, QueryEntry>>>>>
>;

export interface QueriesState {
  entries: Entries;
  updates: readonly OptimisticUpdate[];
}

/** The entry of an address in the store's state; undefined where nothing was asked for. */
export function entryAt(
  state: unknown,
  { app, name, key }: Pick<QueryAddress, 'app' | 'name' | 'key'>,
): QueryEntry | undefined {
  return (state as { queries: QueriesState }).queries.entries[app]?.[name]?.[key];
}

/** Every entry of the store's state. */
export function allEntries(state: unknown): QueryEntry[] {
  const { entries } = (state as { queries: QueriesState }).queries;
  return Object.values(entries)
    .flatMap((byName) => Object.values(byName))
    .flatMap((byKey) => Object.values(byKey));
}
