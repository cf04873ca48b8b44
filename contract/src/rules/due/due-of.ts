import type { Appointment } from '../../entities/appointment';
import type { Payout } from '../../entities/payout';
import type { Subscription } from '../../entities/subscription';
import { effectiveSpan } from '../appointments/effective-span';
import { lapseTime } from '../appointments/lapse';
import { addDays, instantOfLocal, localDate, startOfDay } from '../time/calendar';
import { hour, day, toMillis } from '../time/instants';
import { unpaidLapseAt } from '../billing/owed';
import { nextRetryAt } from '../billing/retries';
import { refundSettlesAfterHours } from '../billing/refund';
import { undecidedDays } from '../subscriptions/subscription-decisions';
import type { DueIndex } from './due-index';
import type { DueChange, DueItem, DueKind, MovedTable } from './due-state';

/** Local time of the practice at which payments are processed. */
export const billingTime = '06:00';
/** Hours before an appointment at which patients are reminded. */
export const reminderHours = 24;

type Due = readonly [kind: DueKind, at: number];

/** Returns the next due job of a record; undefined if there is none at any time. */
export function dueOf(change: DueChange, index: DueIndex): DueItem | undefined {
  const due = nextOf(change, index);
  if (!due) return undefined;
  const { record } = change;
  const table = change.table as MovedTable;
  // A job that a change makes due immediately runs after that change.
  const at = Math.max(due[1], toMillis(record.updatedAt));
  return { at, kind: due[0], table, id: record.id };
}

function nextOf(change: DueChange, index: DueIndex): Due | undefined {
  switch (change.table) {
    case 'subscriptions':
      return subscriptionDue(change.record, index);
    case 'appointments':
      return appointmentDue(change.record);
    case 'vacations': {
      const { state, startAt, endAt } = change.record;
      if (state === 'planned') return ['vacationStarts', toMillis(startAt)];
      return state === 'active' ? ['vacationEnds', toMillis(endAt)] : undefined;
    }
    case 'refunds': {
      const { status, createdAt } = change.record;
      const at = toMillis(createdAt) + refundSettlesAfterHours * hour;
      return status === 'pending' ? ['refundSettles', at] : undefined;
    }
    case 'payouts':
      return payoutDue(change.record, index);
    case 'invitations': {
      const { status, expiresAt } = change.record;
      return status === 'sent' ? ['invitationExpires', toMillis(expiresAt)] : undefined;
    }
    default:
      return undefined;
  }
}

function subscriptionDue(subscription: Subscription, index: DueIndex): Due | undefined {
  const { id, status, billingState, createdAt, startOn, doctorId } = subscription;
  const { timeZone } = index.practiceOf(doctorId);
  if (status === 'pending') return ['applicationLapses', toMillis(createdAt) + undecidedDays * day];
  if (status === 'approved') {
    if (billingState === 'none') return ['subscriptionStarts', startOfDay(startOn, timeZone)];
    const invoice = index.state.invoices.get(index.openInvoiceId(id) ?? '');
    return invoice && ['approvalLapses', unpaidLapseAt(invoice)];
  }
  if (status !== 'active') return undefined;
  return earliest([
    endDue(subscription, timeZone),
    retryDue(subscription, index),
    renewalDue(subscription, timeZone),
  ]);
}

/** Returns the earliest; at the same instant the first, so that an end precedes a renewal. */
function earliest(dues: readonly (Due | undefined)[]): Due | undefined {
  let first: Due | undefined;
  for (const due of dues) if (due && (!first || due[1] < first[1])) first = due;
  return first;
}

const endDue = ({ endOn }: Subscription, timeZone: string): Due | undefined =>
  endOn === undefined ? undefined : ['subscriptionEnds', startOfDay(endOn, timeZone)];

function renewalDue(subscription: Subscription, timeZone: string): Due | undefined {
  const { endOn, period, billingState } = subscription;
  // An unpaid subscription ends with its period as well (`payOpenInvoice`).
  if (endOn !== undefined && endOn <= period.endOn) return undefined;
  const kind = billingState === 'trialing' ? 'trialEnds' : 'subscriptionRenews';
  return [kind, instantOfLocal(period.endOn, billingTime, timeZone)];
}

function retryDue({ id, billingState }: Subscription, index: DueIndex): Due | undefined {
  if (billingState !== 'pastDue') return undefined;
  const invoice = index.state.invoices.get(index.openInvoiceId(id) ?? '');
  const at = invoice && nextRetryAt(invoice, index.attemptsOf(invoice.id).lastAt);
  return at === undefined ? undefined : ['chargeRetried', at];
}

function appointmentDue(appointment: Appointment): Due | undefined {
  const { state, heldUntil, createdAt, updatedAt, remindedAt } = appointment;
  const start = effectiveSpan(appointment).from;
  if (state === 'held') return ['holdReleased', toMillis(heldUntil ?? createdAt)];
  if (state === 'requested') return ['requestLapses', lapseTime(appointment)];
  if (state === 'proposed') return ['proposalLapses', lapseTime(appointment)];
  const remindAt = start - reminderHours * hour;
  // An appointment booked less than a day ahead needs no reminder.
  return state === 'booked' && remindedAt === undefined && remindAt > toMillis(updatedAt)
    ? ['appointmentReminder', remindAt]
    : undefined;
}

function payoutDue({ status, doctorId, arrivalOn, createdAt }: Payout, index: DueIndex) {
  const { timeZone } = index.practiceOf(doctorId);
  if (status === 'scheduled') {
    const sentOn = addDays(localDate(toMillis(createdAt), timeZone), 1);
    return ['payoutSent', instantOfLocal(sentOn, billingTime, timeZone)] as const;
  }
  return status === 'inTransit'
    ? (['payoutArrives', instantOfLocal(arrivalOn, billingTime, timeZone)] as const)
    : undefined;
}
