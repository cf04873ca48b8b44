import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash-2';
import type { CalendarEvent } from '@praxis/contract/demo/calendar';
import { useTranslation } from '@praxis/sdk';
import type { QueryResult } from '@praxis/sdk/data';
import { useLocation } from '@praxis/sdk/router';
import { RecordDrawer, useNavigateBack } from '@praxis/sdk/ui/overlay';
import { StatusTag } from '../../../shared/statuses/statuses';
import { EventFacts } from './event-facts';
import { EventMissing } from './event-missing';

interface EventDrawerProps {
  /** Query of all events. */
  query: QueryResult<CalendarEvent[]>;
  id: string;
  onRemove(event: CalendarEvent): void;
}

/** Drawer over the calendar with an event's details and actions. */
export default function EventDrawer({ query, id, onRemove }: EventDrawerProps) {
  const { t } = useTranslation('demo');
  const { search } = useLocation();
  const close = useNavigateBack('/apps/calendar');
  const event = query.data?.find((one) => String(one.id) === id) ?? null;
  if (query.data && !event) return <EventMissing onClose={close} />;
  return (
    <RecordDrawer
      query={{ ...query, data: event }}
      kind={t('calendar.event')}
      title={({ title }) => title}
      status={({ extendedProps }) => <StatusTag of="calendar" status={extendedProps.calendar} />}
      closeTo="/apps/calendar"
      actions={(opened) => [
        {
          key: 'edit',
          label: t('calendar.edit'),
          icon: Pencil,
          primary: true,
          to: `/apps/calendar/${id}/edit${search}`,
        },
        {
          key: 'remove',
          label: t('calendar.remove'),
          icon: Trash,
          danger: true,
          onSelect: () => {
            close();
            onRemove(opened);
          },
        },
      ]}
    >
      {(opened) => <EventFacts event={opened} />}
    </RecordDrawer>
  );
}
