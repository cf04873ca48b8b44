import type { Subscription } from '../../entities/subscription';
import { advance } from '../due/due';
import type { DueEvent } from '../due/due-state';
import { toMillis } from '../time/instants';
import { providerRef } from '../billing/simulated-card-provider';
import { memoryState } from './memory-state';
import { aCard, aDoctor, aPractice, aSubscription, aVersion } from './records';

export type Given = Parameters<typeof memoryState>[0];

const declining = aCard({ id: 'declines', providerRef: providerRef('chargesFail', 'a1b2c3d4') });

/** Simulates a practice with a clock that the test advances; the card `declines` refuses every charge. */
export function simulate(given: Given) {
  const { state, write } = memoryState({
    practices: [aPractice()],
    doctors: [aDoctor()],
    planVersions: [aVersion()],
    cards: [aCard(), declining],
    ...given,
  });
  const events: DueEvent[] = [];
  return {
    state,
    events,
    to: (instant: string) =>
      advance(state, toMillis(instant), { write, notify: (event) => events.push(event) }),
  };
}

export const withSubscription = (fields: Partial<Subscription>, more: Given = {}) => {
  const simulated = simulate({ ...more, subscriptions: [aSubscription(fields)] });
  return { ...simulated, one: () => simulated.state.subscriptions.get('subscription') };
};
