import type { Role } from '../../roles';
import type { Subscription } from '../../entities/subscription';
import type { Refusal } from '../transition';
import { notAllowed, refuse } from '../transition';

/**
 * States of the state machine. `ending` is active with an end date: it is shown as `active` until 30 days
 * before, then as `expiring` (`subscriberStatus`), and may be resumed all the time.
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

/** Returns the state: the status, or `ending` for an active subscription with an end date. */
export const phaseOf = ({ status, endOn }: Pick<Subscription, 'status' | 'endOn'>) =>
  status === 'active' && endOn !== undefined ? 'ending' : status;

interface Command {
  by: readonly (Role | 'system')[];
  from: readonly SubscriptionPhase[];
  to: SubscriptionPhase;
}

/** State machine of docs/domain.md#subscription; `subscribe` creates the record as `pending`. */
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

/** Returns why a command is not allowed in the current state; undefined if it is. */
export function commandRefusal(
  subscription: Pick<Subscription, 'status' | 'endOn'>,
  command: SubscriptionCommand,
): Refusal | undefined {
  const { from, to }: Command = subscriptionCommands[command];
  const phase = phaseOf(subscription);
  return from.includes(phase) ? undefined : notAllowed(phase, to, command);
}

/** Checks that a command is allowed in the current state. @throws {RuleError} `transition_not_allowed` */
export const checkSubscriptionCommand = (
  subscription: Pick<Subscription, 'status' | 'endOn'>,
  command: SubscriptionCommand,
): void => refuse(commandRefusal(subscription, command));

/** Returns why a patient cannot cancel: neither withdrawing nor ending is allowed. */
export const cancelRefusal = (
  subscription: Pick<Subscription, 'status' | 'endOn'>,
): Refusal | undefined =>
  commandRefusal(subscription, 'withdraw') && commandRefusal(subscription, 'endNow');

/** Returns why a patient cannot resume a subscription; `today` is the practice's date. */
export function resumeRefusal(
  subscription: Pick<Subscription, 'status' | 'billingState' | 'endOn' | 'endReason'>,
  today: string,
): Refusal | undefined {
  const { billingState, endOn = '', endReason } = subscription;
  const fault = commandRefusal(subscription, 'resume');
  if (fault) return fault;
  if (endReason !== 'patientCancelled')
    return notAllowed('ending', 'active', 'only what the patient ended can be resumed');
  // It would be renewed with an open invoice.
  if (billingState === 'unpaid') return notAllowed('ending', 'active', 'it is unpaid');
  return today >= endOn ? notAllowed('ending', 'active', 'it has ended') : undefined;
}

/** Returns whether a payment is overdue. */
export const isInArrears = ({ billingState }: Pick<Subscription, 'billingState'>): boolean =>
  billingState === 'pastDue' || billingState === 'unpaid';

/** Returns why a patient cannot change to any other plan. */
export function planChangeRefusal(
  subscription: Pick<Subscription, 'status' | 'endOn' | 'billingState'>,
): Refusal | undefined {
  const phase = phaseOf(subscription);
  if (phase !== 'active') return notAllowed(phase, phase, 'only an active plan can be changed');
  return isInArrears(subscription) ? { code: 'membership_unpaid' } : undefined;
}

/** Returns whether there is an open, past-due invoice to write off. */
export const isWaivable = <Open extends object>(
  subscription: Pick<Subscription, 'billingState'>,
  openInvoice: Open | undefined,
): openInvoice is Open => openInvoice !== undefined && isInArrears(subscription);
