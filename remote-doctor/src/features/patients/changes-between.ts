import type { DoctorSubscriber } from '@praxis/contract/endpoints/views/subscription';

/** What can have become of a subscription while a dialog about it was open. */
export const watchedFacts = ['status', 'billing', 'plan', 'endOn'] as const;
export type WatchedFact = (typeof watchedFacts)[number];

const factOf: Readonly<
  Record<WatchedFact, (subscriber: DoctorSubscriber) => string | number | undefined>
> = {
  status: ({ status }) => status,
  billing: ({ billingState }) => billingState,
  plan: ({ plan }) => `${plan.name} ${plan.price.amountMinor}`,
  endOn: ({ endOn }) => endOn,
};

/** The facts in which a subscription differs from what the dialog was opened on. */
export function changesBetween(opened: DoctorSubscriber, now: DoctorSubscriber): WatchedFact[] {
  return watchedFacts.filter((fact) => factOf[fact](opened) !== factOf[fact](now));
}
