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

/** Read access to the records of a table. */
export interface Records<T> {
  get(id: string): T | undefined;
  all(): readonly T[];
}

/** Entities that due jobs change or read. */
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

/** Kinds of due jobs, in the order in which they run at the same instant. */
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

/** Tables that due jobs change. */
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
  /** Due time in milliseconds since the epoch; also the time at which the job takes effect. */
  at: number;
  kind: DueKind;
  table: MovedTable;
  id: string;
}

/** Source of notifications, emails and audit events. */
export interface DueEvent {
  kind: NotificationKind;
  at: number;
  table: DueTable;
  id: string;
  doctorId: string;
  patientId?: string;
  /** Amount paid or failed. */
  amount?: Money;
  /** Invoice of the payment. */
  invoiceId?: string;
}

export interface DueResult {
  changes: DueChange[];
  events: DueEvent[];
}
