import type { AppointmentState } from '@praxis/contract/entities/appointment';
import type { ChargeStatus } from '@praxis/contract/entities/charge';
import type { Verification } from '@praxis/contract/entities/doctor';
import type { InvoiceStatus } from '@praxis/contract/entities/invoice';
import type { PayoutStatus } from '@praxis/contract/entities/payout';
import type { PayoutAccount } from '@praxis/contract/entities/payout-account';
import type { PlanStatus } from '@praxis/contract/entities/plan';
import type { RefundStatus } from '@praxis/contract/entities/refund';
import type {
  BillingState,
  SubscriberStatus,
  SubscriptionStatus,
} from '@praxis/contract/entities/subscription';
import type { InvitationStatus, TeamMemberStatus } from '@praxis/contract/entities/team';
import type { TonesOf } from '@praxis/sdk/ui/page';

/** The color of each status that the doctor's app shows; their words are in the texts, under `status`. */
export const tones = {
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
  verification: {
    unverified: 'neutral',
    pending: 'warning',
    verified: 'success',
    rejected: 'danger',
    suspended: 'danger',
  },
  teamMember: { active: 'success', deactivated: 'neutral' },
  invitation: { sent: 'info', accepted: 'success', revoked: 'neutral', expired: 'warning' },
} as const satisfies TonesOf<{
  plan: PlanStatus;
  subscription: SubscriberStatus | SubscriptionStatus;
  billing: BillingState;
  appointment: AppointmentState;
  invoice: InvoiceStatus;
  charge: ChargeStatus;
  refund: RefundStatus;
  payout: PayoutStatus;
  payoutAccount: PayoutAccount['status'];
  verification: Verification;
  teamMember: TeamMemberStatus;
  invitation: InvitationStatus;
}>;
