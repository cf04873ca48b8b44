import type { ChargePreview } from '@praxis/contract/endpoints/subscribers';
import { useQuery, type QueryResult } from '@praxis/sdk/data';
import { chargePreviewQuery } from '../queries';

/** Preview of a decision's charges; the figures stay while the decision is sent. */
export const useChargePreview = (
  id: string,
  { startOn, hold }: { startOn?: string; hold: boolean },
): QueryResult<ChargePreview> =>
  useQuery(chargePreviewQuery, { params: { id }, query: { startOn } }, { hold });
