import type { Appointment } from '../../entities/appointment';
import type { Card } from '../../entities/card';
import type { Charge } from '../../entities/charge';
import type { Doctor } from '../../entities/doctor';
import type { Invoice } from '../../entities/invoice';
import type { Money } from '../../entities/money';
import type { NotificationKind } from '../../entities/notification';
import type { Payout } from '../../entities/payout';
import type { PayoutAccount } from '../../entities/payout-account';
import type { PlanVersion } from '../../entities/plan';
import type { Practice } from '../../entities/practice';
import type { Refund } from '../../entities/refund';
import type { Subscription } from '../../entities/subscription';
import type { StoredInvitation } from '../../entities/team';
import type { Vacation } from '../../entities/vacation';
import type { VisitLedgerEntry } from '../../entities/visit-ledger';

/** The records of one kind, as far as rules read them. */
export interface Records<T> {
  get(id: string): T | undefined;
  all(): readonly T[];
}

/** The entities that time moves, or that decide where it moves them. */
export interface DueEntities {
  practices: Practice;
  doctors: Doctor;
  planVersions: PlanVersion;
  cards: Card;
  subscriptions: Subscription;
  visitLedger: VisitLedgerEntry;
  invoices: Invoice;
  charges: Charge;
  refunds: Refund;
  payouts: Payout;
  payoutAccounts: PayoutAccount;
  appointments: Appointment;
  vacations: Vacation;
  invitations: StoredInvitation;
}

export type DueTable = keyof DueEntities;
export type DueState = { readonly [Table in DueTable]: Records<DueEntities[Table]> };

/** A new or changed record. */
export type DueChange = {
  [Table in DueTable]: { table: Table; record: DueEntities[Table] };
}[DueTable];

/** Everything that falls due by itself, in the order in which the same instant is gone through. */
export const dueKinds = [
  'vacationEnds',
  'vacationStarts',
  'holdReleased',
  'requestLapses',
  'proposalLapses',
  'subscriptionEnds',
  'applicationLapses',
  'approvalLapses',
  'subscriptionStarts',
  'trialEnds',
  'subscriptionRenews',
  'chargeRetried',
  'refundSettles',
  'payoutSent',
  'payoutArrives',
  'appointmentReminder',
  'invitationExpires',
] as const;
export type DueKind = (typeof dueKinds)[number];

/** The tables whose records time moves. */
export const movedTables = [
  'subscriptions',
  'appointments',
  'vacations',
  'refunds',
  'payouts',
  'invitations',
] as const satisfies readonly DueTable[];
export type MovedTable = (typeof movedTables)[number];

export interface DueItem {
  /** Milliseconds since the epoch; also the time at which it is carried out. */
  at: number;
  kind: DueKind;
  table: MovedTable;
  id: string;
}

/** Something that people are told of: the source of notifications, mails and audit events. */
export interface DueEvent {
  kind: NotificationKind;
  at: number;
  table: DueTable;
  id: string;
  doctorId: string;
  patientId?: string;
  /** What was paid, or could not be. */
  amount?: Money;
  /** The invoice that it is of. */
  invoiceId?: string;
}

export interface DueResult {
  changes: DueChange[];
  events: DueEvent[];
}
