import { useSearchParams } from '../../router';
import { Tabs } from '../../ui/components/tabs';
import { oneOf } from '../../ui/list/list-choice';
import { vacationTabs, type VacationTab } from './vacation-list';

/** The tab that the address names. */
export function useVacationTab(): VacationTab {
  const [params] = useSearchParams();
  return oneOf(params.get('tab'), vacationTabs) ?? 'planned';
}

interface VacationTabsProps {
  active: VacationTab;
  label: string;
  labelOf(tab: VacationTab): string;
  counts: Readonly<Partial<Record<VacationTab, number>>> | undefined;
}

/** Vacations by status, each with how many there are. */
export const VacationTabs = ({ active, label, labelOf, counts }: VacationTabsProps) => (
  <Tabs
    label={label}
    active={active}
    items={vacationTabs.map((key) => ({
      key,
      label: labelOf(key),
      count: counts?.[key],
      to: `?tab=${key}`,
    }))}
  />
);
