import type { DoctorSubscriber } from '@praxis/contract/endpoints/views/subscription';
import type { Money } from '@praxis/contract/entities/money';
import type { Failure } from '@praxis/sdk/data';
import type { SubscriberPreview } from '../queries';

/** State of one patient's approval; `laterOn` is the day of a first charge that a trial delays. */
export type RowState =
  | { kind: 'loading' }
  | { kind: 'ready'; charge: Money | null; laterOn: string | null }
  | { kind: 'working' }
  | { kind: 'done'; charge: Money | null; laterOn: string | null; unpaid: boolean }
  | { kind: 'failed'; failure: Failure };

/**
 * The patient is approved but the card couldn't be charged: the subscription starts once it is
 * paid.
 */
export const firstChargeFailed = ({ billingState }: Pick<DoctorSubscriber, 'billingState'>) =>
  billingState === 'pastDue';

/** First charge if the subscription starts today. */
export function stateOfPreview({ preview, failure }: SubscriberPreview): RowState {
  if (failure) return { kind: 'failed', failure };
  const { firstCharge } = preview;
  return {
    kind: 'ready',
    charge: firstCharge?.total ?? null,
    laterOn: firstCharge?.trialEndsOn ? firstCharge.on : null,
  };
}

/** Sum that is charged on approval: all known first charges that no trial delays. */
export function sumOf(states: readonly RowState[]): Money | null {
  const charges = states.flatMap((state) =>
    (state.kind === 'ready' || state.kind === 'done') && state.charge && !state.laterOn
      ? [state.charge]
      : [],
  );
  const [first] = charges;
  if (!first) return null;
  return {
    currency: first.currency,
    amountMinor: charges.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
  };
}
