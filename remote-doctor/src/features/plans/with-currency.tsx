import type { ReactNode } from 'react';
import { useQuery } from '@praxis/sdk/data';
import { practiceQuery } from '../../shared/queries';
import { PlanOutline } from './plan-outline';

/** What needs to know the currency that the practice is paid in. */
export function WithCurrency({ children }: { children(currency: string): ReactNode }) {
  const practice = useQuery(practiceQuery, {});
  return practice.data ? children(practice.data.currency) : <PlanOutline query={practice} />;
}
