import type { PayoutStatus } from '@praxis/contract/entities/payout';
import type { PayoutAccount } from '@praxis/contract/entities/payout-account';
import type { PlanStatus } from '@praxis/contract/entities/plan';
import type { RefundStatus } from '@praxis/contract/entities/refund';
import type { BillingState } from '@praxis/contract/entities/subscription';
import type { InvitationStatus, TeamMemberStatus } from '@praxis/contract/entities/team';
import {
  appointmentTones,
  chargeTones,
  invoiceTones,
  subscriptionTones,
  verificationTones,
} from '@praxis/sdk/practice/tones';
import type { TonesOf } from '@praxis/sdk/ui/page';

/** Colors of statuses that only the doctor app shows. */
const doctorsTones = {
  plan: { draft: 'neutral', active: 'success', archived: 'neutral' },
  billing: {
    none: 'neutral',
    trialing: 'info',
    current: 'success',
    pastDue: 'warning',
    unpaid: 'danger',
  },
  refund: { pending: 'info', succeeded: 'success', failed: 'danger' },
  payout: { scheduled: 'neutral', inTransit: 'info', paid: 'success', failed: 'danger' },
  payoutAccount: { pending: 'warning', verified: 'success', disabled: 'neutral' },
  teamMember: { active: 'success', deactivated: 'neutral' },
  invitation: { sent: 'info', accepted: 'success', revoked: 'neutral', expired: 'warning' },
} as const satisfies TonesOf<{
  plan: PlanStatus;
  billing: BillingState;
  refund: RefundStatus;
  payout: PayoutStatus;
  payoutAccount: PayoutAccount['status'];
  teamMember: TeamMemberStatus;
  invitation: InvitationStatus;
}>;

/** Colors of the doctor app's statuses; their texts are under `status`. */
export const tones = {
  ...doctorsTones,
  subscription: subscriptionTones,
  appointment: appointmentTones,
  invoice: invoiceTones,
  charge: chargeTones,
  verification: verificationTones,
};
