import { subscriberStatuses } from '../../entities/subscription';
import { aSubscription } from '../testing/records';
import { codeOf } from '../testing/expect-code';
import {
  checkSubscriptionCommand,
  phaseOf,
  subscriptionCommands,
  subscriptionPhases,
} from './subscription-machine';
import type { SubscriptionCommand, SubscriptionPhase } from './subscription-machine';
import { isOpen, subscriberCounts, subscriberStatus } from './subscription-status';

/** The table of docs/domain.md#subscription; anything not listed is forbidden. */
const allowed: Record<SubscriptionCommand, readonly SubscriptionPhase[]> = {
  approve: ['pending'],
  reject: ['pending'],
  activate: ['approved'],
  withdraw: ['pending', 'approved'],
  lapse: ['pending', 'approved'],
  cancelAtPeriodEnd: ['active'],
  endWithNotice: ['active'],
  resume: ['ending'],
  endNow: ['active', 'ending'],
  end: ['ending'],
};

const inPhase = (phase: SubscriptionPhase) =>
  phase === 'ending'
    ? aSubscription({ status: 'active', endOn: '2026-04-01' })
    : aSubscription({ status: phase });

const commands = Object.keys(subscriptionCommands) as SubscriptionCommand[];

test.each(
  commands.flatMap((command) => subscriptionPhases.map((phase) => [command, phase] as const)),
)('%s a subscription that is %s', (command, phase) => {
  const subscription = inPhase(phase);
  expect(phaseOf(subscription)).toBe(phase);
  expect(codeOf(() => checkSubscriptionCommand(subscription, command))).toBe(
    allowed[command].includes(phase) ? null : 'transition_not_allowed',
  );
});

test('final states never reopen', () => {
  for (const { from } of Object.values(subscriptionCommands)) {
    expect(from).not.toContain('rejected');
    expect(from).not.toContain('expiredCancelled');
  }
});

test('a subscription is expiring if it ends within 30 days', () => {
  const today = '2026-03-02';
  const ends = (endOn?: string) => subscriberStatus(aSubscription({ endOn }), today, 30);
  expect(ends()).toBe('active');
  expect(ends('2026-04-02')).toBe('active');
  expect(ends('2026-04-01')).toBe('expiring');
  expect(subscriberStatus(inPhase('rejected'), today, 30)).toBe('rejected');
});

test('the counts of the six statuses add up to all', () => {
  const many = subscriptionPhases.flatMap((phase, index) =>
    Array.from({ length: index + 1 }, () => inPhase(phase)),
  );
  const { all, ...counts } = subscriberCounts(many, '2026-03-02', 30);
  expect(Object.keys(counts).sort()).toEqual([...subscriberStatuses].sort());
  expect(all).toBe(many.length);
  expect(Object.values(counts).reduce((total, count) => total + count, 0)).toBe(all);
  expect(counts).toMatchObject({ pending: 1, active: 3, expiring: 4 });
});

test('pending, approved and active are open', () => {
  expect(subscriptionPhases.filter((phase) => isOpen(inPhase(phase)))).toEqual([
    'pending',
    'approved',
    'active',
    'ending',
  ]);
});
