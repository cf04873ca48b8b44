import CalendarDays from 'lucide-react/icons/calendar-days';
import List from 'lucide-react/icons/list';
import { useTranslation } from '@praxis/sdk';
import { Segmented, usePhone } from '@praxis/sdk/ui/page';
import type { Layout } from './use-layout';

/** Switches a page between list and calendar. */
export function LayoutSwitch({ layout }: { layout: Layout }) {
  const { t } = useTranslation('doctor');
  // On a phone there is no room for labels next to the primary button.
  const iconOnly = usePhone();
  return (
    <Segmented<'list' | 'calendar'>
      label={t('layout.label')}
      value={layout.view ? 'calendar' : 'list'}
      onChange={(next) => (next === 'list' ? layout.showList() : layout.showCalendar())}
      options={[
        { value: 'list', label: t('layout.list'), icon: List, iconOnly },
        { value: 'calendar', label: t('layout.calendar'), icon: CalendarDays, iconOnly },
      ]}
    />
  );
}
