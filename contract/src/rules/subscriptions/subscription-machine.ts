import type { Role } from '../../roles';
import type { Subscription } from '../../entities/subscription';
import type { Refusal } from '../transition';
import { notAllowed, refuse } from '../transition';

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

/** The status, with what is active and has an end told apart: that is ending. */
export const phaseOf = ({ status, endOn }: Pick<Subscription, 'status' | 'endOn'>) =>
  status === 'active' && endOn !== undefined ? 'ending' : status;

interface Command {
  by: readonly (Role | 'system')[];
  from: readonly SubscriptionPhase[];
  to: SubscriptionPhase;
}

/** The table of docs/domain.md#subscription; `subscribe` makes the record in `pending`. */
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

/** Why a command does not fit the state; undefined where it does. */
export function commandRefusal(
  subscription: Pick<Subscription, 'status' | 'endOn'>,
  command: SubscriptionCommand,
): Refusal | undefined {
  const { from, to }: Command = subscriptionCommands[command];
  const phase = phaseOf(subscription);
  return from.includes(phase) ? undefined : notAllowed(phase, to, command);
}

/** @throws {RuleError} `transition_not_allowed` where the command does not fit the state */
export const checkSubscriptionCommand = (
  subscription: Pick<Subscription, 'status' | 'endOn'>,
  command: SubscriptionCommand,
): void => refuse(commandRefusal(subscription, command));

/** A patient withdraws what has not begun, and ends what runs. */
export const cancelRefusal = (
  subscription: Pick<Subscription, 'status' | 'endOn'>,
): Refusal | undefined =>
  commandRefusal(subscription, 'withdraw') && commandRefusal(subscription, 'endNow');

/** Why a patient cannot take an end back; `today` is the practice's date. */
export function resumeRefusal(
  subscription: Pick<Subscription, 'status' | 'endOn' | 'endReason'>,
  today: string,
): Refusal | undefined {
  const { endOn = '', endReason } = subscription;
  const fault = commandRefusal(subscription, 'resume');
  if (fault) return fault;
  if (endReason !== 'patientCancelled')
    return notAllowed('ending', 'active', 'only what the patient ended can be resumed');
  return today >= endOn ? notAllowed('ending', 'active', 'it is over') : undefined;
}

/** Whether a renewal was not paid. */
export const isOwing = ({ billingState }: Pick<Subscription, 'billingState'>): boolean =>
  billingState === 'pastDue' || billingState === 'unpaid';

/** Why a patient cannot change to any other plan. */
export function planChangeRefusal(
  subscription: Pick<Subscription, 'status' | 'endOn' | 'billingState'>,
): Refusal | undefined {
  const phase = phaseOf(subscription);
  if (phase !== 'active') return notAllowed(phase, phase, 'only a running plan can be changed');
  return isOwing(subscription) ? { code: 'membership_unpaid' } : undefined;
}

/** Whether there is something to waive: an invoice that is open, and past due. */
export const isWaivable = <Open extends object>(
  subscription: Pick<Subscription, 'billingState'>,
  openInvoice: Open | undefined,
): openInvoice is Open => openInvoice !== undefined && isOwing(subscription);
