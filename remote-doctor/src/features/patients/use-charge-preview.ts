import type { ChargePreview } from '@praxis/contract/endpoints/subscribers';
import { useDataGroup, type LoadedGroup } from '@praxis/sdk/data';
import { chargePreviewGroup } from './charge-preview.group';

/** The figures of a decision; those of another one, asked for before, are never shown. */
export function useChargePreview(id: string, startOn?: string): LoadedGroup<ChargePreview> {
  const group = useDataGroup(chargePreviewGroup, { params: { id }, query: { startOn } });
  return { ...group, data: group.loading || group.error ? null : group.data };
}
