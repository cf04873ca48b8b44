import { addMonths } from './local-time';
import type { Share } from './share';
import type { SampleSubscription } from './subscriptions';

/** Picks patients for appointments, within the allowance of their plans. */
export interface Members {
  /**
   * Picks a subscriber who may have another appointment on a day; `asks` if it awaits an answer.
   */
  pick(on: string, wanted: { asks: boolean; preferFirst: boolean }): SampleSubscription | undefined;
  /** Records an appointment of a picked subscriber. */
  book(member: SampleSubscription, on: string, wanted: { asks: boolean }): void;
  /** Whether it would be the first appointment of a recent subscriber. */
  isNew(member: SampleSubscription): boolean;
}

export function createMembers(
  { random, today }: Share,
  subscriptions: readonly SampleSubscription[],
  joinedLately: string,
): Members {
  const [first] = subscriptions;
  const members = subscriptions.filter(({ subscription: { status } }) => hasRun(status));
  const used = new Map<string, number>();
  const asking = new Set<SampleSubscription>();
  const seen = new Set<SampleSubscription>();
  const key = (member: SampleSubscription, on: string) =>
    `${member.subscription.id} ${periodOn(member, on)}`;

  function canBook(member: SampleSubscription, on: string, asks: boolean): boolean {
    const { startOn, endOn, billingState } = member.subscription;
    if (on < startOn || (endOn !== undefined && on >= endOn)) return false;
    if (billingState === 'unpaid' && on >= today) return false;
    if (asks && asking.has(member)) return false;
    const { visitAllowance } = member.plan;
    if (visitAllowance === null) return true;
    // The sample account has appointments left to book.
    const included = member === first ? Math.ceil(visitAllowance / 2) : visitAllowance;
    return (used.get(key(member, on)) ?? 0) < included;
  }

  return {
    pick(on, { asks, preferFirst }) {
      if (preferFirst && first && canBook(first, on, asks)) return first;
      const begin = random.whole(0, members.length - 1);
      for (let step = 0; step < members.length; step += 1) {
        const member = members[(begin + step) % members.length];
        if (member && member !== first && canBook(member, on, asks)) return member;
      }
      return undefined;
    },
    book(member, on, { asks }) {
      used.set(key(member, on), (used.get(key(member, on)) ?? 0) + 1);
      if (asks) asking.add(member);
      seen.add(member);
    },
    isNew: (member) => member.subscription.startOn >= joinedLately && !seen.has(member),
  };
}

const hasRun = (status: string) => status === 'active' || status === 'expiredCancelled';

/** The first day of the period that contains a date; future periods follow the current one. */
export function periodOn({ periods, plan, subscription }: SampleSubscription, on: string): string {
  const past = periods.find(({ startOn, endOn }) => startOn <= on && on < endOn);
  let { startOn, endOn } = past ?? subscription.period;
  while (endOn <= on) {
    startOn = endOn;
    endOn = addMonths(startOn, plan.intervalMonths, subscription.anchorDay);
  }
  return startOn;
}
