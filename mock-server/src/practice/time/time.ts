import { advance, nextDueAt } from '@praxis/contract/rules/due/due';
import type { DueChange, DueState, DueTable } from '@praxis/contract/rules/due/due-state';
import type { Simulation } from '../../core/module';
import type { Database } from '../../core/database';
import { ensureReferenced, ensureRoster } from '../sample';
import { table, type PracticeTable } from '../tables';
import { notifyOfDue } from './notify';

/** Maps the rules' record types to tables. */
const tableOf: Readonly<Record<DueTable, PracticeTable>> = {
  practices: 'practices',
  doctors: 'doctors',
  planVersions: 'planVersions',
  cards: 'cards',
  subscriptions: 'subscriptions',
  visitLedger: 'ledger',
  invoices: 'invoices',
  charges: 'charges',
  refunds: 'refunds',
  payouts: 'payouts',
  payoutAccounts: 'payoutAccounts',
  appointments: 'appointments',
  vacations: 'vacations',
  invitations: 'invitations',
};
const dueTables = Object.keys(tableOf) as DueTable[];

/** The practice's records as read by the rules. */
export const dueStateOf = (database: Database): DueState =>
  Object.fromEntries(
    dueTables.map((name) => {
      const records = table(database, tableOf[name]);
      return [name, { get: (id: string) => records.get(id), all: () => records.all() }];
    }),
  ) as unknown as DueState;

/** Cached time of the next due job, valid until the next write. */
interface NextDue {
  revision: number;
  nextAt: number;
}
const nextDueCache = new WeakMap<Database, NextDue>();

const revisionOf = (database: Database): number =>
  dueTables.reduce((sum, name) => sum + table(database, tableOf[name]).revision, 0);

/**
 * Runs all jobs that are due by now: renewals, retries, ends of trials, lapses, reminders, payouts
 * (docs/domain.md#due-jobs). Cheap while nothing is due.
 */
export function runDueJobs(simulation: Simulation): void {
  const { database } = simulation;
  const now = simulation.now();
  const revision = revisionOf(database);
  let nextDue = nextDueCache.get(database);
  if (nextDue?.revision !== revision) {
    // Stored changes of an earlier visit refer to doctors; without any, no sample data is needed.
    if (revision > 0) ensureRoster(simulation);
    nextDue = findNextDue(database);
  }
  if (nextDue.nextAt <= now) {
    runDue(simulation, now);
    nextDue = findNextDue(database);
  }
  nextDueCache.set(database, nextDue);
}

function findNextDue(database: Database): NextDue {
  const nextAt = nextDueAt(dueStateOf(database)) ?? Infinity;
  // Afterwards: the first search generates the sample's payments.
  return { nextAt, revision: revisionOf(database) };
}

function runDue(simulation: Simulation, now: number): void {
  const { database } = simulation;
  // Invoice numbers are shared by all doctors of a practice, and patients are charged to their
  // cards.
  ensureReferenced(simulation);
  database.transaction(() =>
    advance(dueStateOf(database), now, {
      write: ({ table: name, record }: DueChange) =>
        void (table(database, tableOf[name]) as { put(record: unknown): unknown }).put(record),
      notify: (event) => notifyOfDue(simulation, event),
    }),
  );
}
