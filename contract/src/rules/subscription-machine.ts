import type { Role } from '../roles';
import type { Subscription } from '../entities/subscription';
import { refuseTransition } from './transition';

/**
 * The states between which commands move. `ending` is active with an end: it is shown as `active`
 * until that is 30 days away, then as `expiring` (`subscriberStatus`), but may be resumed all along.
 */
export const subscriptionPhases = [
  'pending',
  'approved',
  'active',
  'ending',
  'rejected',
  'expiredCancelled',
] as const;
export type SubscriptionPhase = (typeof subscriptionPhases)[number];

export const phaseOf = ({ status, endOn }: Pick<Subscription, 'status' | 'endOn'>) =>
  status === 'active' && endOn !== undefined ? 'ending' : status;

interface Command {
  by: readonly (Role | 'system')[];
  from: readonly SubscriptionPhase[];
  to: SubscriptionPhase;
}

/** The table of healthcare.md section 3; `subscribe` makes the record in `pending`. */
export const subscriptionCommands = {
  approve: { by: ['doctor'], from: ['pending'], to: 'approved' },
  reject: { by: ['doctor'], from: ['pending'], to: 'rejected' },
  activate: { by: ['system', 'patient'], from: ['approved'], to: 'active' },
  withdraw: { by: ['patient'], from: ['pending', 'approved'], to: 'expiredCancelled' },
  lapse: { by: ['system'], from: ['pending', 'approved'], to: 'expiredCancelled' },
  cancelAtPeriodEnd: { by: ['patient'], from: ['active'], to: 'ending' },
  endWithNotice: { by: ['doctor'], from: ['active'], to: 'ending' },
  resume: { by: ['patient'], from: ['ending'], to: 'active' },
  endNow: { by: ['patient', 'doctor'], from: ['active', 'ending'], to: 'expiredCancelled' },
  end: { by: ['system'], from: ['ending'], to: 'expiredCancelled' },
} as const satisfies Record<string, Command>;

export type SubscriptionCommand = keyof typeof subscriptionCommands;

/** @throws {RuleError} `transition_not_allowed` where the command does not fit the state */
export function checkSubscriptionCommand(
  subscription: Pick<Subscription, 'status' | 'endOn'>,
  command: SubscriptionCommand,
): void {
  const { from, to }: Command = subscriptionCommands[command];
  const phase = phaseOf(subscription);
  if (!from.includes(phase)) refuseTransition(phase, to, command);
}
