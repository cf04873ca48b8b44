import type { DoctorSubscriber } from '@praxis/contract/endpoints/views/subscription';
import type { Money } from '@praxis/contract/entities/money';
import type { Failure } from '@praxis/sdk/data';
import type { PreviewOfOne } from '../queries';

/** How one patient of several stands; `laterOn` is the day of a first charge that a trial puts off. */
export type RowState =
  | { kind: 'loading' }
  | { kind: 'ready'; charge: Money | null; laterOn: string | null }
  | { kind: 'working' }
  | { kind: 'done'; charge: Money | null; laterOn: string | null; unpaid: boolean }
  | { kind: 'failed'; failure: Failure };

/** The patient is approved, but the card could not be charged: nothing begins before it is paid. */
export const firstChargeFailed = ({ billingState }: Pick<DoctorSubscriber, 'billingState'>) =>
  billingState === 'pastDue';

/** What the patient is charged first if the subscription begins today. */
export function stateOfPreview({ preview, failure }: PreviewOfOne): RowState {
  if (failure) return { kind: 'failed', failure };
  const { firstCharge } = preview;
  return {
    kind: 'ready',
    charge: firstCharge?.total ?? null,
    laterOn: firstCharge?.trialEndsOn ? firstCharge.on : null,
  };
}

/** What is charged with the approval: the sum of the first charges that are known, and that no trial puts off. */
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
