/**
 * Kinds of records that responses contain and commands change. Endpoints declare both (`reads`, `changes`),
 * so that a client reloads exactly what a command may have changed. A record counts as changed when a field
 * changes or when it is added or removed. Kinds that always change together are one kind.
 */
export const practiceRecords = [
  /** The account of a user: name, picture, language, email address. */
  'account',
  'practice',
  /** A doctor, with background and verification. */
  'doctor',
  'payoutAccount',
  /** Weekly hours and date overrides. */
  'availability',
  'visitType',
  'patient',
  'teamMember',
  'invitation',
  'plan',
  /** Subscriptions, with the ledger of their appointments. */
  'subscription',
  'appointment',
  'vacation',
  'card',
  /** Name and address on a patient's invoices. */
  'billing',
  'invoice',
  'charge',
  'refund',
  'payout',
  /** Conversations, with their messages. */
  'thread',
  'notification',
  'auditEvent',
] as const;
export type PracticeRecord = (typeof practiceRecords)[number];

/** Kinds of the demo; data that never changes, such as its products, has none. */
export const demoRecords = [
  'demoBlogPost',
  'demoAccount',
  'demoBookmark',
  'demoCart',
  'demoChat',
  'demoEmail',
  'demoEvent',
  'demoFeedback',
  'demoInvoice',
  'demoMeetup',
  'demoOrder',
  'demoPlan',
  'demoProfile',
  'demoSubscriber',
  'demoTask',
  'demoUser',
  'demoWishlist',
] as const;
export type DemoRecord = (typeof demoRecords)[number];

export type RecordKind = PracticeRecord | DemoRecord;
