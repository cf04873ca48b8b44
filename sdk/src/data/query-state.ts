import { shareStructure } from './share-structure';
import { withUpdate, type OptimisticUpdate } from './optimistic-update';
import { dependsOn, type QueryAddress } from './query';
import type { QueryAction } from './query-actions';
import type { Entries, QueriesState, QueryEntry } from './query-entries';

const initialState: QueriesState = { entries: {}, updates: [] };

/** Reducer of the query cache. */
export function queriesReducer(
  state: QueriesState = initialState,
  // Other slices of the store have actions of their own.
  action: QueryAction | { type: '@@other' },
): QueriesState {
  switch (action.type) {
    case 'queries/began':
      return withEntry(state, action.address, (entry) => ({ ...entry, loading: true }));
    case 'queries/succeeded':
      return succeeded(state, action);
    case 'queries/failed':
      return withEntry(state, action.address, (entry) => ({
        ...entry,
        loading: false,
        error: action.failure ?? entry.error,
      }));
    case 'queries/cancelled':
      return withEntry(state, action.address, (entry) => ({ ...entry, loading: false }));
    case 'queries/dropped':
      return { ...state, entries: action.addresses.reduce(withoutEntry, state.entries) };
    case 'records/optimisticallyUpdated':
      return withUpdates(state, [...state.updates, action.update]);
    case 'records/settled':
      return settled(state, action);
    default:
      return state;
  }
}

function succeeded(
  state: QueriesState,
  { address, response: next }: { address: QueryAddress; response: unknown },
): QueriesState {
  const { app, name, key } = address;
  const known = state.entries[app]?.[name] ?? {};
  const previous = known[key]?.response ?? null;
  // A first response may contain records of entries with other arguments: another sort order, another
  // page.
  const before =
    previous === null ? Object.values(known).map((entry) => entry.response) : [previous];
  const response = before.reduce(shareStructure, next);
  return withEntry(state, address, (entry) => {
    const data = shareStructure(updated(response, address, state.updates), entry.data);
    return { ...entry, loading: false, response, data, error: null };
  });
}

function settled(
  state: QueriesState,
  { command, kept, version }: { command: string; kept: boolean; version?: number },
): QueriesState {
  const settledUpdates = state.updates
    .filter((update) => update.command === command)
    .map((update) =>
      version === undefined ? update : { ...update, changes: { ...update.changes, version } },
    );
  if (settledUpdates.length === 0) return state;
  const updates = state.updates.filter((update) => update.command !== command);
  // Apply the successful change to the cached response, until the reload brings the rest.
  const entries = kept
    ? mapEntries(state.entries, (entry) => {
        const response = updated(entry.response, entry.address, settledUpdates);
        return response === entry.response ? entry : { ...entry, response };
      })
    : state.entries;
  return withUpdates({ ...state, entries }, updates);
}

function withUpdates(state: QueriesState, updates: readonly OptimisticUpdate[]): QueriesState {
  return {
    updates,
    entries: mapEntries(state.entries, (entry) => {
      const data = updated(entry.response, entry.address, updates);
      return data === entry.data ? entry : { ...entry, data };
    }),
  };
}

/** Applies the updates of the records that the response contains. */
function updated(
  response: unknown,
  address: QueryAddress,
  updates: readonly OptimisticUpdate[],
): unknown {
  return updates.filter(({ kinds }) => dependsOn(address, kinds)).reduce(withUpdate, response);
}

function withEntry(
  state: QueriesState,
  address: QueryAddress,
  change: (entry: QueryEntry) => QueryEntry,
): QueriesState {
  const { app, name, key } = address;
  const byName = state.entries[app] ?? {};
  const byKey = byName[name] ?? {};
  const entry = byKey[key] ?? { address, loading: false, response: null, data: null, error: null };
  return {
    ...state,
    entries: {
      ...state.entries,
      [app]: { ...byName, [name]: { ...byKey, [key]: change(entry) } },
    },
  };
}

function withoutEntry(entries: Entries, { app, name, key }: QueryAddress): Entries {
  const byName = entries[app];
  if (!byName?.[name]?.[key]) return entries;
  const { [key]: _dropped, ...others } = byName[name];
  return { ...entries, [app]: { ...byName, [name]: others } };
}

/** Maps every entry; unchanged objects keep their identity. */
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
