import type { DueChange, DueEntities, DueState, DueTable } from '../due/due-state';

type Given = { [Table in DueTable]?: readonly DueEntities[Table][] };

/** Creates an in-memory state that reflects writes immediately, for tests and benchmarks. */
export function memoryState(given: Given) {
  const maps: { [Table in DueTable]: Map<string, DueEntities[Table]> } = {
    practices: mapOf(given.practices),
    doctors: mapOf(given.doctors),
    planVersions: mapOf(given.planVersions),
    cards: mapOf(given.cards),
    subscriptions: mapOf(given.subscriptions),
    visitLedger: mapOf(given.visitLedger),
    invoices: mapOf(given.invoices),
    charges: mapOf(given.charges),
    refunds: mapOf(given.refunds),
    payouts: mapOf(given.payouts),
    payoutAccounts: mapOf(given.payoutAccounts),
    appointments: mapOf(given.appointments),
    vacations: mapOf(given.vacations),
    invitations: mapOf(given.invitations),
  };
  const records = <T>(map: ReadonlyMap<string, T>) => ({
    get: (id: string) => map.get(id),
    all: () => [...map.values()],
  });
  const state: DueState = {
    practices: records(maps.practices),
    doctors: records(maps.doctors),
    planVersions: records(maps.planVersions),
    cards: records(maps.cards),
    subscriptions: records(maps.subscriptions),
    visitLedger: records(maps.visitLedger),
    invoices: records(maps.invoices),
    charges: records(maps.charges),
    refunds: records(maps.refunds),
    payouts: records(maps.payouts),
    payoutAccounts: records(maps.payoutAccounts),
    appointments: records(maps.appointments),
    vacations: records(maps.vacations),
    invitations: records(maps.invitations),
  };
  const write = ({ table, record }: DueChange) =>
    (maps[table] as Map<string, typeof record>).set(record.id, record);
  return { state, write };
}

const mapOf = <T extends { id: string }>(records: readonly T[] = []) =>
  new Map(records.map((record) => [record.id, record]));
