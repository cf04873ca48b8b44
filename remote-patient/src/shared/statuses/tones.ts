import type { AppointmentState } from '@praxis/contract/entities/appointment';
import type { ChargeStatus } from '@praxis/contract/entities/charge';
import type { InvoiceStatus } from '@praxis/contract/entities/invoice';
import type { SubscriberStatus, SubscriptionStatus } from '@praxis/contract/entities/subscription';
import type { TonesOf } from '@praxis/sdk/ui/page';

/** The color of each status that the patient's app shows; their words are in the texts, under `status`. */
export const tones = {
  subscription: {
    pending: 'warning',
    approved: 'info',
    active: 'success',
    expiring: 'warning',
    rejected: 'danger',
    expiredCancelled: 'neutral',
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
  invoice: {
    draft: 'neutral',
    open: 'warning',
    paid: 'success',
    void: 'neutral',
    uncollectible: 'danger',
  },
  charge: { processing: 'info', succeeded: 'success', failed: 'danger', disputed: 'warning' },
} as const satisfies TonesOf<{
  subscription: SubscriberStatus | SubscriptionStatus;
  appointment: AppointmentState;
  invoice: InvoiceStatus;
  charge: ChargeStatus;
}>;
