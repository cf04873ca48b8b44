import type { Tone } from '../theme/tokens';

/**
 * The one map from a status to its colour, for the whole product. Success: as it should be.
 * Warning: somebody has to act. Danger: failed, or lost. Info: under way. Neutral: over, or not
 * begun.
 */
export const statusTones = {
  user: { active: 'success', suspended: 'danger' },
  verification: {
    unverified: 'neutral',
    pending: 'warning',
    verified: 'success',
    rejected: 'danger',
    suspended: 'danger',
  },
  teamMember: { active: 'success', deactivated: 'neutral' },
  invitation: { sent: 'info', accepted: 'success', revoked: 'neutral', expired: 'warning' },
  plan: { draft: 'neutral', active: 'success', archived: 'neutral' },
  subscription: {
    pending: 'warning',
    approved: 'info',
    active: 'success',
    expiring: 'warning',
    rejected: 'danger',
    expiredCancelled: 'neutral',
  },
  billing: {
    none: 'neutral',
    trialing: 'info',
    current: 'success',
    pastDue: 'warning',
    unpaid: 'danger',
  },
  appointment: {
    held: 'neutral',
    requested: 'warning',
    proposed: 'warning',
    booked: 'info',
    checkedIn: 'info',
    fulfilled: 'success',
    declined: 'danger',
    withdrawn: 'neutral',
    lapsed: 'neutral',
    released: 'neutral',
    cancelled: 'neutral',
    noShow: 'danger',
  },
  fulfilment: { unfulfilled: 'info', fulfilled: 'success' },
  vacation: { planned: 'info', active: 'success', ended: 'neutral', cancelled: 'neutral' },
  invoice: {
    draft: 'neutral',
    open: 'warning',
    paid: 'success',
    void: 'neutral',
    uncollectible: 'danger',
  },
  charge: { processing: 'info', succeeded: 'success', failed: 'danger', disputed: 'warning' },
  refund: { pending: 'info', succeeded: 'success', failed: 'danger' },
  payout: { scheduled: 'neutral', inTransit: 'info', paid: 'success', failed: 'danger' },
  payoutAccount: { pending: 'warning', verified: 'success', disabled: 'neutral' },
  thread: { open: 'info', closed: 'neutral' },
  demoInvoice: {
    Paid: 'success',
    Downloaded: 'info',
    Sent: 'info',
    Draft: 'neutral',
    'Partial Payment': 'warning',
    'Past Due': 'danger',
  },
  demoUser: { active: 'success', inactive: 'neutral', pending: 'warning' },
  chat: { online: 'success', offline: 'neutral', busy: 'danger', away: 'warning' },
  blog: { Published: 'success', Draft: 'neutral', Pending: 'warning' },
  person: { '1': 'info', '2': 'success', '3': 'danger', '4': 'warning', '5': 'neutral' },
  calendar: {
    Business: 'info',
    Holiday: 'success',
    Personal: 'danger',
    Family: 'warning',
    ETC: 'neutral',
  },
} as const satisfies Record<string, Record<string, Tone>>;

/** What has a status: a subscription, an appointment, an invoice, ... */
export type StatusKind = keyof typeof statusTones;

/** The statuses of one kind. */
export type StatusOf<Kind extends StatusKind> = keyof (typeof statusTones)[Kind] & string;

/** The tone of a status, for what shows it other than as a tag: a bar, an event of a calendar. */
export function toneOf<Kind extends StatusKind>(kind: Kind, status: StatusOf<Kind>): Tone {
  const tones: Readonly<Record<string, Tone>> = statusTones[kind];
  return tones[status] ?? 'neutral';
}
