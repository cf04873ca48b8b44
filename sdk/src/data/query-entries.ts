import type { OptimisticUpdate } from './optimistic-update';
import type { QueryAddress } from './query';
import type { Failure } from './request-error';

/** Cache entry of a query with one set of arguments: loading, then success or error (docs/product.md). */
export interface QueryEntry {
  address: QueryAddress;
  /** The user waits for it; false during a background reload. */
  loading: boolean;
  /** Last response of the back end; null before the first one. */
  response: unknown;
  /** Displayed data: the response with pending optimistic updates applied. */
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

/** Returns the entry of an address; undefined if it was never requested. */
export function entryAt(
  state: unknown,
  { app, name, key }: Pick<QueryAddress, 'app' | 'name' | 'key'>,
): QueryEntry | undefined {
  return (state as { queries: QueriesState }).queries.entries[app]?.[name]?.[key];
}

/** Returns every entry in the store. */
export function allEntries(state: unknown): QueryEntry[] {
  const { entries } = (state as { queries: QueriesState }).queries;
  return Object.values(entries)
    .flatMap((byName) => Object.values(byName))
    .flatMap((byKey) => Object.values(byKey));
}
