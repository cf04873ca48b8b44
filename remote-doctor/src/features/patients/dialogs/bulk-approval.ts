import type { DoctorSubscriber } from '@praxis/contract/endpoints/views/subscription';
import type { Money } from '@praxis/contract/entities/money';
import type { Failure } from '@praxis/sdk/data';
import type { PreviewOfOne } from '../queries';

/** How one patient of several stands. */
export type RowState =
  | { kind: 'loading' }
  | { kind: 'ready'; charge: Money | null }
  | { kind: 'working' }
  | { kind: 'done'; charge: Money | null; unpaid: boolean }
  | { kind: 'failed'; failure: Failure };

/** The patient is approved, but the card could not be charged: nothing begins before it is paid. */
export const firstChargeFailed = ({ billingState }: Pick<DoctorSubscriber, 'billingState'>) =>
  billingState === 'pastDue';

/** What the patient is charged first if the subscription begins today. */
export function stateOfPreview({ preview, failure }: PreviewOfOne): RowState {
  return failure
    ? { kind: 'failed', failure }
    : { kind: 'ready', charge: preview.firstCharge?.total ?? null };
}

/** The sum of the first charges that are known. */
export function sumOf(states: readonly RowState[]): Money | null {
  const charges = states.flatMap((state) =>
    (state.kind === 'ready' || state.kind === 'done') && state.charge ? [state.charge] : [],
  );
  const [first] = charges;
  if (!first) return null;
  return {
    currency: first.currency,
    amountMinor: charges.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
  };
}
