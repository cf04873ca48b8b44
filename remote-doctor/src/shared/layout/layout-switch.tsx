import CalendarDays from 'lucide-react/icons/calendar-days';
import List from 'lucide-react/icons/list';
import { useTranslation } from '@praxis/sdk';
import { Segmented, usePhone } from '@praxis/sdk/ui/page';
import type { Layout } from './use-layout';

/** What a page lists, as a list or as a calendar. */
export function LayoutSwitch({ layout }: { layout: Layout }) {
  const { t } = useTranslation('doctor');
  // Beside the page's primary act there is no room for words on a phone.
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
