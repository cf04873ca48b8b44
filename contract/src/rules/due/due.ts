import type { DueIndex } from './due-index';
import { dueIndex } from './due-index';
import { dueOf } from './due-of';
import type {
  DueChange,
  DueEntities,
  DueEvent,
  DueItem,
  DueKind,
  DueResult,
  DueState,
  MovedTable,
} from './due-state';
import { dueKinds, movedTables } from './due-state';
import { Heap } from './heap';
import { runAppointment, runInvitation, runPayout, runRefund, runVacation } from './run-other';
import { runSubscription } from './run-subscription';

const rank = Object.fromEntries(dueKinds.map((kind, place) => [kind, place])) as Record<
  DueKind,
  number
>;

/** Compares jobs by time, then by the order of `dueKinds`, then by id. */
export const inOrder = (first: DueItem, second: DueItem): number =>
  first.at - second.at ||
  (first.kind === second.kind ? 0 : rank[first.kind] - rank[second.kind]) ||
  (first.id < second.id ? -1 : Number(first.id > second.id));

function* itemsOf(state: DueState, index: DueIndex): Generator<DueItem> {
  for (const table of movedTables)
    for (const record of state[table].all()) {
      const item = dueOf({ table, record } as DueChange, index);
      if (item) yield item;
    }
}

/** Returns the jobs due by now, in order (docs/domain.md#due-jobs). Running one may make others due. */
export function due(state: DueState, now: number): DueItem[] {
  const items: DueItem[] = [];
  for (const item of itemsOf(state, dueIndex(state))) if (item.at <= now) items.push(item);
  return items.sort(inOrder);
}

/** Returns when the next job is due, in milliseconds since the epoch; undefined if there is none. */
export function nextDueAt(state: DueState): number | undefined {
  let next: number | undefined;
  for (const { at } of itemsOf(state, dueIndex(state)))
    if (next === undefined || at < next) next = at;
  return next;
}

const runners: {
  readonly [Table in MovedTable]: (
    record: DueEntities[Table],
    item: DueItem,
    index: DueIndex,
  ) => DueResult;
} = {
  subscriptions: runSubscription,
  appointments: runAppointment,
  vacations: runVacation,
  refunds: runRefund,
  payouts: runPayout,
  invitations: runInvitation,
};

/** Runs a job on the current record. */
function run<Table extends MovedTable>(table: Table, item: DueItem, index: DueIndex): DueResult {
  const record = index.state[table].get(item.id);
  if (!record) throw new Error(`${table} ${item.id} does not exist.`);
  return runners[table](record, item, index);
}

/** Receives changes and events. The state has to reflect `write` immediately. */
export interface DueOutlet {
  write(change: DueChange): void;
  notify?(event: DueEvent): void;
}

/**
 * Runs all jobs due until `now`, in order, each at its own instant, including those that they make due.
 * Thirty single days have the same result as thirty days in one step.
 * @returns the number of jobs that ran
 */
export function advance(state: DueState, now: number, { write, notify }: DueOutlet): number {
  const index = dueIndex(state);
  const queue = new Heap<DueItem>(inOrder);
  const enqueue = (item: DueItem | undefined) => {
    if (item && item.at <= now) queue.add(item);
  };
  for (const item of itemsOf(state, index)) enqueue(item);
  let count = 0;
  for (let item = queue.take(); item; item = queue.take()) {
    if (!isCurrent(item, index)) continue;
    const { changes, events } = run(item.table, item, index);
    for (const change of changes) {
      write(change);
      index.update(change);
    }
    for (const change of changes) enqueue(dueOf(change, index));
    if (notify) events.forEach(notify);
    count += 1;
  }
  return count;
}

/** Returns whether a queued job is still due: another one may have changed its record. */
function isCurrent(item: DueItem, index: DueIndex): boolean {
  const record = index.state[item.table].get(item.id);
  const current = record && dueOf({ table: item.table, record } as DueChange, index);
  return current?.at === item.at && current.kind === item.kind;
}
