import type { ReactNode } from 'react';
import { useDataGroup } from '@praxis/sdk/data';
import { practiceGroup } from '../../shared/practice.group';
import { PlanOutline } from './plan-outline';

/** What needs to know the currency that the practice is paid in. */
export function WithCurrency({ children }: { children(currency: string): ReactNode }) {
  const practice = useDataGroup(practiceGroup, {});
  return practice.data ? children(practice.data.currency) : <PlanOutline group={practice} />;
}
