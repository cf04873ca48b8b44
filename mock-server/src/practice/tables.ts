import type { Appointment } from '@praxis/contract/entities/appointment';
import type { AuditEvent } from '@praxis/contract/entities/audit-event';
import type { Availability } from '@praxis/contract/entities/availability';
import type { Card } from '@praxis/contract/entities/card';
import type { Charge } from '@praxis/contract/entities/charge';
import type { Doctor } from '@praxis/contract/entities/doctor';
import type { Invoice } from '@praxis/contract/entities/invoice';
import type { Notification } from '@praxis/contract/entities/notification';
import type { Patient } from '@praxis/contract/entities/patient';
import type { Payout } from '@praxis/contract/entities/payout';
import type { Plan, PlanVersion } from '@praxis/contract/entities/plan';
import type { Practice } from '@praxis/contract/entities/practice';
import type { Refund } from '@praxis/contract/entities/refund';
import type { Subscription } from '@praxis/contract/entities/subscription';
import type { StoredInvitation, TeamMember } from '@praxis/contract/entities/team';
import type { Message, Thread } from '@praxis/contract/entities/thread';
import type { User } from '@praxis/contract/entities/user';
import type { Vacation } from '@praxis/contract/entities/vacation';
import type { VisitLedgerEntry } from '@praxis/contract/entities/visit-ledger';
import type { VisitType } from '@praxis/contract/entities/visit-type';
import type { Database } from '../core/database';

/** What signs a user in; kept beside the user, so that no answer can hold it by mistake. */
export interface Credential {
  /** The user's id. */
  id: string;
  password: string;
  /** Refresh tokens that were spent or signed out. */
  spent: readonly string[];
  /** When signing in failed lately, milliseconds. */
  failures: readonly number[];
}

/** A code that was mailed: to verify an e-mail address, or to choose a new password. */
export interface MailedCode {
  /** `<purpose> <e-mail>`. */
  id: string;
  code: string;
  sentAt: number;
  tries: number;
}

/** A mail of the simulated mailbox. */
export interface Mail {
  id: string;
  to: string;
  subject: string;
  body: string;
  sentAt: string;
}

/** The practice realm's records, one table an entity. */
export interface PracticeRecords {
  users: User;
  credentials: Credential;
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
  visitTypes: VisitType;
  availability: Availability;
  appointments: Appointment;
  vacations: Vacation;
  cards: Card;
  invoices: Invoice;
  charges: Charge;
  refunds: Refund;
  payouts: Payout;
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
