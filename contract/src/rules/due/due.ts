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

/** Earlier first; of the same instant in the order of `dueKinds`, then of ids. */
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

/** What has fallen due by now, in order (docs/domain.md#due-jobs). Each may make something else due. */
export function due(state: DueState, now: number): DueItem[] {
  const items: DueItem[] = [];
  for (const item of itemsOf(state, dueIndex(state))) if (item.at <= now) items.push(item);
  return items.sort(inOrder);
}

/** When something falls due next; undefined where nothing ever will. */
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

/** Carries out one item on its record as it is now. */
function run<Table extends MovedTable>(table: Table, item: DueItem, index: DueIndex): DueResult {
  const record = index.state[table].get(item.id);
  if (!record) throw new Error(`${table} ${item.id} is gone.`);
  return runners[table](record, item, index);
}

/** Where what happens goes. `write` has to show in the state at once. */
export interface DueOutlet {
  write(change: DueChange): void;
  notify?(event: DueEvent): void;
}

/**
 * Moves time on to `now`: everything that falls due meanwhile happens in order, each at its own
 * instant, and so does what that makes due. Thirty single days end like thirty days at once.
 * @returns how many items were carried out
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

/** An item may have been overtaken by another that changed its record. */
function isCurrent(item: DueItem, index: DueIndex): boolean {
  const record = index.state[item.table].get(item.id);
  const current = record && dueOf({ table: item.table, record } as DueChange, index);
  return current?.at === item.at && current.kind === item.kind;
}
