import {
  addCalendarEvent,
  calendarTypes,
  updateCalendarEvent,
  type CalendarEvent,
  type CalendarType,
} from '@praxis/contract/demo/calendar';
import { useTranslation } from '@praxis/sdk';
import { useMutation } from '@praxis/sdk/data';
import { useIntlLanguage, useZone } from '@praxis/sdk/ui';
import type { EventTimes } from '@praxis/sdk/ui/calendar';
import { useForm } from '@praxis/sdk/ui/form';
import { FormDrawer } from '@praxis/sdk/ui/overlay';
import { formatDateOnly, formatTime, oneOf } from '@praxis/sdk/ui/page';
import { useStatusText } from '../../../shared/statuses/statuses';
import { useLoadedVersion } from '../../../shared/use-loaded-version';
import type { EventValues } from '../event-values';
import { EventFields } from './event-fields';
import { toEventInput } from './event-input';
import { useEventValidation } from './use-event-validation';
import { useGuestOptions } from './use-guest-options';

interface EventFormDrawerProps {
  /** The event to edit; null for a new one. */
  event: CalendarEvent | null;
  /** Times before any change. */
  times: EventTimes;
  initial: EventValues;
  /** Closes the drawer after the event was saved to this calendar. */
  onSaved(calendar: CalendarType): void;
  onClose(): void;
}

/** Form of an event in a drawer. */
export function EventFormDrawer({ event, times, initial, onSaved, onClose }: EventFormDrawerProps) {
  const { t } = useTranslation('demo');
  const zone = useZone();
  const validate = useEventValidation(initial.guests, times);
  const guests = useGuestOptions(initial.guests, event);
  const add = useMutation(addCalendarEvent, {
    revisedBy: updateCalendarEvent,
    revision: ({ event: { id } }, { body }) => ({ body: { event: { ...body.event, id } } }),
  });
  const update = useMutation(updateCalendarEvent);
  const describe = useDescribeValue();
  const version = useLoadedVersion(initial);
  const form = useForm<EventValues>({
    initial,
    ...(event && { newest: { version, values: initial } }),
    check: validate,
    async onSubmit(values) {
      const saved = toEventInput(values, { event, times, zone, known: guests.known });
      const success = t(event ? 'calendar.saved' : 'calendar.added', { title: saved.title });
      if (event) await update.run({ body: { event: { ...saved, id: event.id } } }, { success });
      else await add.run({ body: { event: saved } }, { success });
      onSaved(saved.extendedProps.calendar);
    },
  });
  return (
    <FormDrawer
      title={t(event ? 'calendar.edit' : 'calendar.new')}
      submitLabel={t(event ? 'calendar.save' : 'calendar.add')}
      form={form}
      describe={describe}
      onClose={onClose}
    >
      <EventFields form={form} guests={guests} />
    </FormDrawer>
  );
}

/** Formats a value that another tab changed; undefined if the raw value is readable. */
function useDescribeValue(): (path: string, value: unknown) => string | undefined {
  const statusText = useStatusText();
  const language = useIntlLanguage();
  return (path, value) => {
    if (typeof value !== 'string' || value === '') return undefined;
    if (path === 'startOn' || path === 'endOn') return formatDateOnly(value, language);
    if (path === 'startTime' || path === 'endTime')
      return formatTime(`1970-01-01T${value}Z`, { language, zone: 'UTC' });
    const calendar = path === 'calendar' && oneOf(value, calendarTypes);
    return calendar ? statusText('calendar', calendar) : undefined;
  };
}
