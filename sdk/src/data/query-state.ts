import { withUpdate, type OptimisticUpdate } from './optimistic-update';
import type { QueryAddress } from './query';
import type { QueryAction } from './query-actions';
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
type Entries = Readonly<
  Record<string, Readonly<Record<string, Readonly<Record<string, QueryEntry>>>>>
>;

export interface QueriesState {
  entries: Entries;
  updates: readonly OptimisticUpdate[];
}

const initialState: QueriesState = { entries: {}, updates: [] };

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

export function queriesReducer(
  state: QueriesState = initialState,
  // Other parts of the store have actions of their own.
  action: QueryAction | { type: '@@other' },
): QueriesState {
  switch (action.type) {
    case 'queries/began':
      return withEntry(state, action.address, (entry) => ({ ...entry, loading: true }));
    case 'queries/succeeded':
      return withEntry(state, action.address, (entry) => ({
        ...entry,
        loading: false,
        answer: action.answer,
        data: state.updates.reduce(withUpdate, action.answer),
        error: null,
      }));
    case 'queries/failed':
      return withEntry(state, action.address, (entry) => ({
        ...entry,
        loading: false,
        error: action.failure ?? entry.error,
      }));
    case 'queries/cancelled':
      return withEntry(state, action.address, (entry) => ({ ...entry, loading: false }));
    case 'queries/dropped':
      return { ...state, entries: action.addresses.reduce(without, state.entries) };
    case 'records/updatedAhead':
      return withUpdates(state, [...state.updates, action.update]);
    case 'records/settled':
      return settled(state, action);
    default:
      return state;
  }
}

function settled(
  state: QueriesState,
  { command, kept }: { command: string; kept: boolean },
): QueriesState {
  const over = state.updates.filter((update) => update.command === command);
  if (over.length === 0) return state;
  const updates = state.updates.filter((update) => update.command !== command);
  // What was carried out is true from now on, until the reload that follows brings the rest.
  const entries = kept
    ? mapEntries(state.entries, (entry) => {
        const answer = over.reduce(withUpdate, entry.answer);
        return answer === entry.answer ? entry : { ...entry, answer };
      })
    : state.entries;
  return withUpdates({ ...state, entries }, updates);
}

function withUpdates(state: QueriesState, updates: readonly OptimisticUpdate[]): QueriesState {
  return {
    updates,
    entries: mapEntries(state.entries, (entry) => {
      const data = updates.reduce(withUpdate, entry.answer);
      return data === entry.data ? entry : { ...entry, data };
    }),
  };
}

function withEntry(
  state: QueriesState,
  address: QueryAddress,
  change: (entry: QueryEntry) => QueryEntry,
): QueriesState {
  const { app, name, key } = address;
  const byName = state.entries[app] ?? {};
  const byKey = byName[name] ?? {};
  const entry = byKey[key] ?? { address, loading: false, answer: null, data: null, error: null };
  return {
    ...state,
    entries: {
      ...state.entries,
      [app]: { ...byName, [name]: { ...byKey, [key]: change(entry) } },
    },
  };
}

function without(entries: Entries, { app, name, key }: QueryAddress): Entries {
  const byName = entries[app];
  if (!byName?.[name]?.[key]) return entries;
  const { [key]: _dropped, ...others } = byName[name];
  return { ...entries, [app]: { ...byName, [name]: others } };
}

/** Every entry changed; what stays the same stays the same object. */
function mapEntries(entries: Entries, change: (entry: QueryEntry) => QueryEntry): Entries {
  return mapValues(entries, (byName) => mapValues(byName, (byKey) => mapValues(byKey, change)));
}

function mapValues<Value>(
  record: Readonly<Record<string, Value>>,
  change: (value: Value) => Value,
): Readonly<Record<string, Value>> {
  let changed = false;
  const next = Object.fromEntries(
    Object.entries(record).map(([key, value]) => {
      const to = change(value);
      changed ||= to !== value;
      return [key, to];
    }),
  );
  return changed ? next : record;
}
