/**
 * The kinds of records that answers are made of and that commands change. An endpoint declares
 * both (`reads`, `changes`), so that a client loads again after a command what the command may have
 * changed, and nothing else. A record counts as changed when any of its fields is, and when one is
 * added or removed. What two kinds always change together is one kind.
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

/** Those of the demo half; what nothing changes, such as its products, is no kind. */
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
