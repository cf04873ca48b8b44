import type { AppointmentState } from '@praxis/contract/entities/appointment';
import type { ChargeStatus } from '@praxis/contract/entities/charge';
import type { Verification } from '@praxis/contract/entities/doctor';
import type { InvoiceStatus } from '@praxis/contract/entities/invoice';
import type { SubscriberStatus, SubscriptionStatus } from '@praxis/contract/entities/subscription';
import type { Tone } from '../ui/theme/tokens';

// The tones of what several role apps show. Each app bundles those that it names, as its own: this
// module is not in the shared scope, so that a new status needs no release of the shell.

/** The tone of each status of a subscription, and of a subscriber. */
export const subscriptionTones = {
  pending: 'warning',
  approved: 'info',
  active: 'success',
  expiring: 'warning',
  rejected: 'danger',
  expiredCancelled: 'neutral',
} as const satisfies Record<SubscriberStatus | SubscriptionStatus, Tone>;

/** The tone of each status of an appointment; of one that was moved, its own. */
export const appointmentTones = {
  rescheduled: 'neutral',
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
} as const satisfies Record<AppointmentState | 'rescheduled', Tone>;

/** The tone of each status of an invoice. */
export const invoiceTones = {
  draft: 'neutral',
  open: 'warning',
  paid: 'success',
  void: 'neutral',
  uncollectible: 'danger',
} as const satisfies Record<InvoiceStatus, Tone>;

/** The tone of each status of a charge. */
export const chargeTones = {
  processing: 'info',
  succeeded: 'success',
  failed: 'danger',
  disputed: 'warning',
} as const satisfies Record<ChargeStatus, Tone>;

/** The tone of each status of a doctor's verification. */
export const verificationTones = {
  unverified: 'neutral',
  pending: 'warning',
  verified: 'success',
  rejected: 'danger',
  suspended: 'danger',
} as const satisfies Record<Verification, Tone>;
