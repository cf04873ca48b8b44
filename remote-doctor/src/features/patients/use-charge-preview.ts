import type { ChargePreview } from '@praxis/contract/endpoints/subscribers';
import { useDataGroup, type Failure } from '@praxis/sdk/data';
import { chargePreviewGroup } from './charge-preview.group';

interface LoadedPreview {
  /** Null while the figures of exactly this decision are on their way. */
  preview: ChargePreview | null;
  error: Failure | null;
  reload(): void;
}

/** The figures of a decision; those of another one, asked for before, are never shown. */
export function useChargePreview(id: string, startOn?: string): LoadedPreview {
  const { data, loading, error, reload } = useDataGroup(chargePreviewGroup, {
    params: { id },
    query: { startOn },
  });
  return { preview: loading || error ? null : data, error, reload };
}
