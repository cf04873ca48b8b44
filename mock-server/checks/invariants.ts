import type { Appointment } from '@praxis/contract/entities/appointment';
import type { Charge } from '@praxis/contract/entities/charge';
import type { Money } from '@praxis/contract/entities/money';
import { usesVisit } from '@praxis/contract/rules/appointments/allowance';
import { isBlocking } from '@praxis/contract/rules/appointments/appointment-machine';
import { blockedSpan } from '@praxis/contract/rules/appointments/booking-checks';
import { groupBy } from '@praxis/contract/rules/group-by';
import { overlaps } from '@praxis/contract/rules/time/instants';
import { isOpen } from '@praxis/contract/rules/subscriptions/subscription-status';
import type { Database } from '../src/core/database';
import { table, type PracticeTable } from '../src/practice/tables';

/**
 * Checks the consistency of all practice records, and returns the violations as texts. For tests,
 * after generating sample data or running commands.
 */
export function brokenInvariants(database: Database): string[] {
  return [
    ...brokenReferences(database),
    ...wrongInvoices(database),
    ...wrongRefunds(database),
    ...wrongPayouts(database),
    ...wrongLedger(database),
    ...overlappingAppointments(database),
    ...secondOpenSubscriptions(database),
    ...wrongUnread(database),
    ...wrongCards(database),
  ];
}

/** Foreign keys: table, field, referenced table. */
const references: readonly (readonly [PracticeTable, string, PracticeTable])[] = [
  ['credentials', 'id', 'users'],
  ['doctors', 'userId', 'users'],
  ['doctors', 'practiceId', 'practices'],
  ['patients', 'userId', 'users'],
  ['teamMembers', 'userId', 'users'],
  ['teamMembers', 'practiceId', 'practices'],
  ['plans', 'doctorId', 'doctors'],
  ['plans', 'currentVersionId', 'planVersions'],
  ['planVersions', 'planId', 'plans'],
  ['subscriptions', 'patientId', 'patients'],
  ['subscriptions', 'doctorId', 'doctors'],
  ['subscriptions', 'planVersionId', 'planVersions'],
  ['ledger', 'subscriptionId', 'subscriptions'],
  ['ledger', 'appointmentId', 'appointments'],
  ['appointments', 'doctorId', 'doctors'],
  ['appointments', 'patientId', 'patients'],
  ['appointments', 'subscriptionId', 'subscriptions'],
  ['appointments', 'visitTypeId', 'visitTypes'],
  ['appointments', 'previousId', 'appointments'],
  ['invoices', 'subscriptionId', 'subscriptions'],
  ['invoices', 'practiceId', 'practices'],
  ['charges', 'invoiceId', 'invoices'],
  ['charges', 'payoutId', 'payouts'],
  ['refunds', 'chargeId', 'charges'],
  ['payouts', 'doctorId', 'doctors'],
  ['threads', 'patientId', 'patients'],
  ['messages', 'threadId', 'threads'],
  ['messages', 'authorId', 'users'],
  ['notifications', 'userId', 'users'],
];

function brokenReferences(database: Database): string[] {
  return references.flatMap(([from, field, to]) =>
    table(database, from)
      .all()
      .flatMap((record) => {
        const id = (record as unknown as Record<string, string | null | undefined>)[field];
        if (id == null || table(database, to).get(id)) return [];
        return [`${from} ${record.id}: ${field} ${id} is not in ${to}`];
      }),
  );
}

const total = (amounts: readonly Money[]): number =>
  amounts.reduce((sum, { amountMinor }) => sum + amountMinor, 0);

const collected = ({ status }: Charge): boolean => status === 'succeeded' || status === 'disputed';

function wrongInvoices(database: Database): string[] {
  const charges = groupBy(table(database, 'charges').all(), ({ invoiceId }) => invoiceId);
  const numbers = new Set<string>();
  return table(database, 'invoices')
    .all()
    .flatMap(({ id, practiceId, number, lines, tax, total: sum, paid, due, status }) => {
      const faults: string[] = [];
      if (numbers.has(`${practiceId} ${number}`)) faults.push(`the number ${number} comes twice`);
      numbers.add(`${practiceId} ${number}`);
      if (total(lines.map(({ amount }) => amount)) + tax.amountMinor !== sum.amountMinor)
        faults.push('lines and tax are not the total');
      const isClosed = status === 'void' || status === 'uncollectible';
      if (!isClosed && paid.amountMinor + due.amountMinor !== sum.amountMinor)
        faults.push('paid and due are not the total');
      const got = total((charges.get(id) ?? []).filter(collected).map(({ amount }) => amount));
      if (got !== paid.amountMinor) faults.push('what was charged is not what was paid');
      if (status === 'paid' && due.amountMinor !== 0) faults.push('paid, and something is due');
      return faults.map((fault) => `invoice ${id}: ${fault}`);
    });
}

function wrongRefunds(database: Database): string[] {
  const refunds = groupBy(table(database, 'refunds').all(), ({ chargeId }) => chargeId);
  return table(database, 'charges')
    .all()
    .flatMap(({ id, amount, refunded }) => {
      const issued = (refunds.get(id) ?? []).filter(({ status }) => status !== 'failed');
      const faults: string[] = [];
      if (total(issued.map((refund) => refund.amount)) !== refunded.amountMinor)
        faults.push('refunded is not the sum of its refunds');
      if (refunded.amountMinor > amount.amountMinor) faults.push('more was refunded than paid');
      return faults.map((fault) => `charge ${id}: ${fault}`);
    });
}

function wrongPayouts(database: Database): string[] {
  const held = new Set<string>();
  return table(database, 'payouts')
    .all()
    .flatMap(({ id, status, gross, fees, refunds, net, items }) => {
      const faults: string[] = [];
      const sums = [
        [gross, items.map((item) => item.gross)],
        [fees, items.map((item) => item.fee)],
        [refunds, items.map((item) => item.refund)],
        [net, items.map((item) => item.net)],
      ] as const;
      if (sums.some(([sum, parts]) => sum.amountMinor !== total(parts)))
        faults.push('the items do not add up');
      if (gross.amountMinor - fees.amountMinor - refunds.amountMinor !== net.amountMinor)
        faults.push('net is not gross less fees and refunds');
      for (const { sourceId } of status === 'failed' ? [] : items) {
        if (!sourceId) continue;
        if (held.has(sourceId)) faults.push(`${sourceId} is paid out twice`);
        held.add(sourceId);
      }
      return faults.map((fault) => `payout ${id}: ${fault}`);
    });
}

/** The ledger has one visit per appointment that uses one, and never a negative usage. */
function wrongLedger(database: Database): string[] {
  const entries = groupBy(table(database, 'ledger').all(), (entry) => entry.appointmentId);
  const faults = table(database, 'appointments')
    .all()
    .flatMap((appointment: Appointment) => {
      const reserved = (entries.get(appointment.id) ?? []).reduce(
        (sum, { delta }) => sum - delta,
        0,
      );
      const uses = usesVisit(appointment) ? 1 : 0;
      return reserved === uses
        ? []
        : [`appointment ${appointment.id} (${appointment.state}): ${reserved} visits, not ${uses}`];
    });
  const periods = groupBy(
    table(database, 'ledger').all(),
    ({ subscriptionId, periodStartOn }) => `${subscriptionId} ${periodStartOn}`,
  );
  for (const [key, ofPeriod] of periods) {
    const used = ofPeriod.reduce((sum, { delta }) => sum - delta, 0);
    if (used < 0) faults.push(`subscription ${key}: ${used} visits used`);
  }
  return faults;
}

function overlappingAppointments(database: Database): string[] {
  const blocking = groupBy(
    table(database, 'appointments').filter(isBlocking),
    ({ doctorId }) => doctorId,
  );
  return [...blocking.values()].flatMap((ofDoctor) => {
    const spans = ofDoctor
      .map((one) => ({ id: one.id, ...blockedSpan(one) }))
      .sort((first, second) => first.from - second.from);
    return spans.flatMap((span, place) => {
      const before = spans[place - 1];
      return before && overlaps(before, span) ? [`${before.id} and ${span.id} overlap`] : [];
    });
  });
}

function secondOpenSubscriptions(database: Database): string[] {
  const open = groupBy(
    table(database, 'subscriptions').filter(isOpen),
    ({ patientId, doctorId }) => `${patientId} with ${doctorId}`,
  );
  return [...open].flatMap(([pair, { length }]) =>
    length > 1 ? [`${pair}: ${length} open subscriptions`] : [],
  );
}

function wrongUnread(database: Database): string[] {
  const users = new Map<string, string>();
  for (const { id, userId } of table(database, 'patients').all()) users.set(id, userId);
  const messages = groupBy(table(database, 'messages').all(), ({ threadId }) => threadId);
  return table(database, 'threads')
    .all()
    .flatMap(({ id, patientId, unread }) => {
      const patientUser = users.get(patientId);
      const waiting = (messages.get(id) ?? []).filter(({ readAt }) => readAt === null);
      const forDoctor = waiting.filter(({ authorId }) => authorId === patientUser).length;
      const forPatient = waiting.length - forDoctor;
      return forDoctor === unread.doctor && forPatient === unread.patient
        ? []
        : [`thread ${id}: unread is not what was not read`];
    });
}

function wrongCards(database: Database): string[] {
  const cards = groupBy(table(database, 'cards').all(), ({ patientId }) => patientId);
  return [...cards].flatMap(([patientId, ofPatient]) => {
    const defaults = ofPatient.filter(({ isDefault }) => isDefault).length;
    return defaults === 1 ? [] : [`patient ${patientId}: ${defaults} default cards`];
  });
}
