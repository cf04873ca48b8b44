import type { Appointment } from '@praxis/contract/entities/appointment';
import type { AuditEvent } from '@praxis/contract/entities/audit-event';
import type { Availability } from '@praxis/contract/entities/availability';
import type { Billing } from '@praxis/contract/entities/billing';
import type { Card } from '@praxis/contract/entities/card';
import type { Charge } from '@praxis/contract/entities/charge';
import type { Doctor } from '@praxis/contract/entities/doctor';
import type { Invoice } from '@praxis/contract/entities/invoice';
import type { Notification, NotificationKind } from '@praxis/contract/entities/notification';
import type { Patient } from '@praxis/contract/entities/patient';
import type { Payout } from '@praxis/contract/entities/payout';
import type { PayoutAccount } from '@praxis/contract/entities/payout-account';
import type { Plan, PlanVersion } from '@praxis/contract/entities/plan';
import type { Practice } from '@praxis/contract/entities/practice';
import type { Locale } from '@praxis/contract/entities/primitives';
import type { Refund } from '@praxis/contract/entities/refund';
import type { Subscription } from '@praxis/contract/entities/subscription';
import type { StoredInvitation, TeamMember } from '@praxis/contract/entities/team';
import type { Message, Thread } from '@praxis/contract/entities/thread';
import type { User } from '@praxis/contract/entities/user';
import type { Vacation } from '@praxis/contract/entities/vacation';
import type { VisitLedgerEntry } from '@praxis/contract/entities/visit-ledger';
import type { VisitType } from '@praxis/contract/entities/visit-type';
import type { Database } from '../core/database';

/**
 * A user's credentials; stored separately from the user, so that no response can include them by
 * mistake.
 */
export interface Credential {
  /** The user's id. */
  id: string;
  password: string;
  /** Ids of refresh tokens that were already used. */
  spent: readonly string[];
  /** Ids of sessions that were signed out. */
  signedOut?: readonly string[];
  /** Number of earlier passwords; sessions that began with one of them have ended. */
  earlierPasswords?: number;
  /** The session in which the password was changed, which continues. */
  keptSession?: string;
}

/** Recent failed sign-ins with an email address, whether or not it has an account. */
export interface LoginFailures {
  /** The address in lower case. */
  id: string;
  failures: readonly number[];
}

/** A code that was mailed, to verify an email address or to reset a password. */
export interface MailedCode {
  /** `<purpose> <email>`. */
  id: string;
  code: string;
  sentAt: number;
  tries: number;
}

/** Kinds of mail without a notification. */
export const letterKinds = [
  'verificationCode',
  'alreadyRegistered',
  'passwordCode',
  'passwordChanged',
  'invitation',
] as const;
export type MailKind = NotificationKind | (typeof letterKinds)[number];

/** A mail of the simulated mailbox; its text is rendered when it is opened. */
export interface Mail {
  id: string;
  to: string;
  locale: Locale;
  kind: MailKind;
  values: Readonly<Record<string, string>>;
  link: string;
  sentAt: string;
}

/** A visit type. A removed one is kept for the appointments that refer to it. */
export interface StoredVisitType extends VisitType {
  removed?: true;
}

/** The permission to save one card. */
export interface CardSetup {
  id: string;
  patientId: string;
  expiresAt: string;
}

/** The practice records, one table per entity. */
export interface PracticeRecords {
  users: User;
  credentials: Credential;
  loginFailures: LoginFailures;
  codes: MailedCode;
  mails: Mail;
  practices: Practice;
  doctors: Doctor;
  patients: Patient;
  teamMembers: TeamMember;
  invitations: StoredInvitation;
  plans: Plan;
  planVersions: PlanVersion;
  subscriptions: Subscription;
  ledger: VisitLedgerEntry;
  visitTypes: StoredVisitType;
  availability: Availability;
  appointments: Appointment;
  vacations: Vacation;
  cards: Card;
  cardSetups: CardSetup;
  billing: Billing;
  invoices: Invoice;
  charges: Charge;
  refunds: Refund;
  payouts: Payout;
  payoutAccounts: PayoutAccount;
  threads: Thread;
  messages: Message;
  notifications: Notification;
  audit: AuditEvent;
}

export type PracticeTable = keyof PracticeRecords;

export const tableName = (table: PracticeTable) => `practice.${table}`;

export function table<Name extends PracticeTable>(database: Database, name: Name) {
  return database.table<PracticeRecords[Name]>(tableName(name));
}
