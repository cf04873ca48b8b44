import { approveSubscriber, getChargePreview } from '@praxis/contract/endpoints/subscribers';
import type { DoctorSubscriber } from '@praxis/contract/endpoints/views/subscription';
import type { Money } from '@praxis/contract/entities/money';
import { toFailure, type Client, type Failure } from '@praxis/sdk/data';

/** How one patient of several stands. */
export type RowState =
  | { kind: 'loading' }
  | { kind: 'ready'; charge: Money | null }
  | { kind: 'working' }
  | { kind: 'done'; charge: Money | null }
  | { kind: 'failed'; failure: Failure };

/** What the patient is charged first if the subscription begins today. */
export async function previewOf(client: Client, { id }: DoctorSubscriber): Promise<RowState> {
  try {
    const { firstCharge } = await client.call(getChargePreview, { params: { id } });
    return { kind: 'ready', charge: firstCharge?.total ?? null };
  } catch (error) {
    return { kind: 'failed', failure: toFailure(error) };
  }
}

/** Approves one of several; a refusal is this row's result and stops no other. */
export async function approveOne(
  client: Client,
  { id, version }: DoctorSubscriber,
  charge: Money | null,
): Promise<RowState> {
  try {
    await client.call(approveSubscriber, { params: { id }, version, body: {} });
    return { kind: 'done', charge };
  } catch (error) {
    return { kind: 'failed', failure: toFailure(error) };
  }
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
