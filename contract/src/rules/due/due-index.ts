import type { Appointment } from '../../entities/appointment';
import type { Practice } from '../../entities/practice';
import type { PayoutAccount } from '../../entities/payout-account';
import type { Subscription } from '../../entities/subscription';
import type { VisitLedgerEntry } from '../../entities/visit-ledger';
import { isBlocking } from '../appointments/appointment-machine';
import { endsWith } from '../appointments/subscription-end';
import { groupBy } from '../group-by';
import { toMillis } from '../time/instants';
import { invoiceNumber } from '../billing/invoice';
import type { DueChange, DueState } from './due-state';

interface Attempts {
  count: number;
  lastAt: number;
}

/** Lookups that would otherwise be repeated searches; built once and updated with every change. */
export interface DueIndex {
  state: DueState;
  practiceOf(doctorId: string): Practice;
  openInvoiceId(subscriptionId: string): string | undefined;
  attemptsOf(invoiceId: string): Attempts;
  /** Returns the number of the practice's next invoice; numbers are never reused. */
  nextNumber(practiceId: string): string;
  payoutAccountOf(doctorId: string): PayoutAccount | undefined;
  /** The appointments that end with a subscription. */
  appointmentsEndingWith(subscription: Subscription, now: number): readonly Appointment[];
  ledgerOf(appointmentId: string): readonly VisitLedgerEntry[];
  update(change: DueChange): void;
}

const noAttempts: Attempts = { count: 0, lastAt: 0 };

/** Creates the index of a state; parts that need a whole table are built on first use. */
export function dueIndex(state: DueState): DueIndex {
  const practices = new Map<string, Practice>();
  const openInvoices = new Map<string, string>();
  const attempts = new Map<string, Attempts>();
  const lastNumbers = new Map<string, number>();
  const accounts = lazy(() => groupBy(state.payoutAccounts.all(), ({ doctorId }) => doctorId));
  const ledger = lazy(() => groupBy(state.visitLedger.all(), (entry) => entry.appointmentId));
  const appointments = lazy(() => groupBy(state.appointments.all().filter(isBlocking), pairOf));

  const index: DueIndex = {
    state,
    practiceOf(doctorId) {
      let practice = practices.get(doctorId);
      if (!practice) {
        practice = state.practices.get(state.doctors.get(doctorId)?.practiceId ?? '');
        if (!practice) throw new Error(`Doctor ${doctorId} has no practice.`);
        practices.set(doctorId, practice);
      }
      return practice;
    },
    openInvoiceId: (subscriptionId) => openInvoices.get(subscriptionId),
    attemptsOf: (invoiceId) => attempts.get(invoiceId) ?? noAttempts,
    nextNumber: (practiceId) => invoiceNumber((lastNumbers.get(practiceId) ?? 0) + 1),
    payoutAccountOf: (doctorId) => accounts().get(doctorId)?.[0],
    appointmentsEndingWith: (subscription, now) =>
      (appointments().get(pairOf(subscription)) ?? [])
        .flatMap(({ id }) => state.appointments.get(id) ?? [])
        .filter((one) => endsWith(one, subscription, now)),
    ledgerOf: (appointmentId) => ledger().get(appointmentId) ?? [],
    update(change) {
      if (change.table === 'invoices') {
        const { id, subscriptionId, status, practiceId, number } = change.record;
        if (status === 'open') openInvoices.set(subscriptionId, id);
        else if (openInvoices.get(subscriptionId) === id) openInvoices.delete(subscriptionId);
        const running = Number(number.slice(number.lastIndexOf('-') + 1));
        if (running > (lastNumbers.get(practiceId) ?? 0)) lastNumbers.set(practiceId, running);
      } else if (change.table === 'charges') {
        const { invoiceId, createdAt } = change.record;
        const { count, lastAt } = attempts.get(invoiceId) ?? noAttempts;
        const at = toMillis(createdAt);
        attempts.set(invoiceId, { count: count + 1, lastAt: Math.max(lastAt, at) });
      }
    },
  };
  for (const record of state.invoices.all()) index.update({ table: 'invoices', record });
  for (const record of state.charges.all())
    if (isUnsettled(record.invoiceId)) index.update({ table: 'charges', record });
  return index;

  function isUnsettled(invoiceId: string): boolean {
    return state.invoices.get(invoiceId)?.status === 'open';
  }
}

/** Key of a doctor and a patient. */
const pairOf = ({ doctorId, patientId }: { doctorId: string; patientId: string }): string =>
  `${doctorId} ${patientId}`;

function lazy<T>(make: () => T): () => T {
  let cached: { value: T } | undefined;
  return () => (cached ??= { value: make() }).value;
}
