import type { DemoRecord, PracticeRecord, RecordKind } from '@praxis/contract/records';
import type { PracticeTable } from '../practice/tables';

/** The record kind of each practice table; null for tables that no API response is made from. */
export const practiceKinds: Readonly<Record<PracticeTable, PracticeRecord | null>> = {
  users: 'account',
  credentials: null,
  loginFailures: null,
  codes: null,
  mails: null,
  practices: 'practice',
  doctors: 'doctor',
  patients: 'patient',
  teamMembers: 'teamMember',
  invitations: 'invitation',
  plans: 'plan',
  planVersions: 'plan',
  subscriptions: 'subscription',
  ledger: 'subscription',
  visitTypes: 'visitType',
  availability: 'availability',
  appointments: 'appointment',
  vacations: 'vacation',
  cards: 'card',
  cardSetups: null,
  billing: 'billing',
  invoices: 'invoice',
  charges: 'charge',
  refunds: 'refund',
  payouts: 'payout',
  payoutAccounts: 'payoutAccount',
  threads: 'thread',
  messages: 'thread',
  notifications: 'notification',
  audit: 'auditEvent',
};

const demoKinds: Readonly<Record<string, DemoRecord>> = {
  'blog-comments': 'demoBlogPost',
  'blog-posts': 'demoBlogPost',
  'account-settings': 'demoAccount',
  'cart-items': 'demoCart',
  'calendar-events': 'demoEvent',
  chats: 'demoChat',
  'chat-profile': 'demoChat',
  emails: 'demoEmail',
  'question-feedback': 'demoFeedback',
  invoices: 'demoInvoice',
  meetup: 'demoMeetup',
  orders: 'demoOrder',
  pages: 'demoBookmark',
  plan: 'demoPlan',
  'profile-comments': 'demoProfile',
  'profile-reactions': 'demoProfile',
  'profile-votes': 'demoProfile',
  subscribers: 'demoSubscriber',
  tasks: 'demoTask',
  users: 'demoUser',
  'wishlist-items': 'demoWishlist',
};

const kinds = new Map<string, RecordKind | null>([
  ...Object.entries(practiceKinds).map(([name, kind]) => [`practice.${name}`, kind] as const),
  ...Object.entries(demoKinds).map(([name, kind]) => [`demo.${name}`, kind] as const),
]);

/** The record kind of a table; null for internal tables. */
export const recordKindOf = (table: string): RecordKind | null => kinds.get(table) ?? null;

/** The record kinds of some changes, without duplicates. */
export function recordKindsOf(changes: readonly { table: string }[]): RecordKind[] {
  const found = new Set<RecordKind>();
  for (const { table } of changes) {
    const kind = recordKindOf(table);
    if (kind) found.add(kind);
  }
  return [...found];
}

/** All record kinds: a moved clock or an import may change any record. */
export const everyRecordKind: readonly RecordKind[] = [
  ...new Set([...kinds.values()].filter((kind) => kind !== null)),
];
