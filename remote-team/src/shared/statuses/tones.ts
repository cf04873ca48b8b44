import type { AppointmentState } from '@praxis/contract/entities/appointment';
import type { SubscriberStatus, SubscriptionStatus } from '@praxis/contract/entities/subscription';
import type { TonesOf } from '@praxis/sdk/ui/page';

/** The color of each status that the team member's app shows; their words are in the texts, under `status`. */
export const tones = {
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
  subscription: {
    pending: 'warning',
    approved: 'info',
    active: 'success',
    expiring: 'warning',
    rejected: 'danger',
    expiredCancelled: 'neutral',
  },
} as const satisfies TonesOf<{
  appointment: AppointmentState;
  subscription: SubscriberStatus | SubscriptionStatus;
}>;
