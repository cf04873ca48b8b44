import type { AppointmentState } from '@praxis/contract/entities/appointment';
import type { ChargeStatus } from '@praxis/contract/entities/charge';
import type { Verification } from '@praxis/contract/entities/doctor';
import type { InvoiceStatus } from '@praxis/contract/entities/invoice';
import type { SubscriberStatus, SubscriptionStatus } from '@praxis/contract/entities/subscription';
import type { Tone } from '../ui/theme/tokens';

// Status tones that several role apps use. This module is not in the shared scope: each app bundles its
// own copy, so that a new status needs no release of the shell.

/** Tone of each status of a subscription, and of a subscriber. */
export const subscriptionTones = {
  pending: 'warning',
  approved: 'info',
  active: 'success',
  expiring: 'warning',
  rejected: 'danger',
  expiredCancelled: 'neutral',
} as const satisfies Record<SubscriberStatus | SubscriptionStatus, Tone>;

/** Tone of each status of an appointment, including rescheduled ones. */
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

/** Tone of each status of an invoice. */
export const invoiceTones = {
  draft: 'neutral',
  open: 'warning',
  paid: 'success',
  void: 'neutral',
  uncollectible: 'danger',
} as const satisfies Record<InvoiceStatus, Tone>;

/** Tone of each status of a charge. */
export const chargeTones = {
  processing: 'info',
  succeeded: 'success',
  failed: 'danger',
  disputed: 'warning',
} as const satisfies Record<ChargeStatus, Tone>;

/** Tone of each status of a doctor's verification. */
export const verificationTones = {
  unverified: 'neutral',
  pending: 'warning',
  verified: 'success',
  rejected: 'danger',
  suspended: 'danger',
} as const satisfies Record<Verification, Tone>;
