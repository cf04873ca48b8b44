import type { ChargePreview } from '@praxis/contract/endpoints/subscribers';
import { useQuery, type QueryResult } from '@praxis/sdk/data';
import { chargePreviewQuery } from '../queries';

/** The figures of a decision. */
export const useChargePreview = (id: string, startOn?: string): QueryResult<ChargePreview> =>
  useQuery(chargePreviewQuery, { params: { id }, query: { startOn } });
