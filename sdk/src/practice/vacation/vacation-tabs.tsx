import { Tabs } from '../../ui/components/tabs';
import { vacationTabs, type VacationTab } from './vacation-list';

interface VacationTabsProps {
  active: VacationTab;
  label: string;
  labelOf(tab: VacationTab): string;
  counts: Readonly<Partial<Record<VacationTab, number>>> | undefined;
}

/** Tabs of vacations by status, with counts. */
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
