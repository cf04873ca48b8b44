import { advance, nextDueAt } from '@praxis/contract/rules/due/due';
import type { DueChange, DueState, DueTable } from '@praxis/contract/rules/due/due-state';
import type { Simulation } from '../../core/module';
import type { Database } from '../../core/database';
import { ensureEverybodyNamed, ensureRoster } from '../sample';
import { table, type PracticeTable } from '../tables';
import { notifyOfDue } from './notify';

/** Where the rules' records are kept. */
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

/** The practice realm's records as the rules read them. */
export const dueStateOf = (database: Database): DueState =>
  Object.fromEntries(
    dueTables.map((name) => {
      const records = table(database, tableOf[name]);
      return [name, { get: (id: string) => records.get(id), all: () => records.all() }];
    }),
  ) as unknown as DueState;

/** When the next thing falls due, as long as nothing is written meanwhile. */
interface Outlook {
  revision: number;
  nextAt: number;
}
const outlooks = new WeakMap<Database, Outlook>();

const revisionOf = (database: Database): number =>
  dueTables.reduce((sum, name) => sum + table(database, tableOf[name]).revision, 0);

/**
 * Carries out what has fallen due by now: renewals, retries, trials' ends, lapses, reminders,
 * payouts (docs/domain.md#due-jobs). Costs next to nothing while nothing is due.
 */
export function runDueJobs(simulation: Simulation): void {
  const { database } = simulation;
  const now = simulation.now();
  let revision = revisionOf(database);
  let outlook = outlooks.get(database);
  if (outlook?.revision !== revision) {
    // Whatever was kept of an earlier visit names doctors; without it nobody needs to be made.
    if (revision > 0) ensureRoster(simulation);
    revision = revisionOf(database);
    outlook = { revision, nextAt: nextDueAt(dueStateOf(database)) ?? Infinity };
  }
  if (outlook.nextAt <= now) {
    move(simulation, now);
    revision = revisionOf(database);
    outlook = { revision, nextAt: nextDueAt(dueStateOf(database)) ?? Infinity };
  }
  outlooks.set(database, outlook);
}

function move(simulation: Simulation, now: number): void {
  const { database } = simulation;
  // Invoice numbers run over all the doctors of a practice, and patients are charged to their cards.
  ensureEverybodyNamed(simulation);
  database.transaction(() =>
    advance(dueStateOf(database), now, {
      write: ({ table: name, record }: DueChange) =>
        void (table(database, tableOf[name]) as { put(record: unknown): unknown }).put(record),
      notify: (event) => notifyOfDue(simulation, event),
    }),
  );
}
