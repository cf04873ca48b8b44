import {
  addCalendarEvent,
  updateCalendarEvent,
  type CalendarEvent,
  type CalendarType,
} from '@praxis/contract/demo/calendar';
import { useTranslation } from '@praxis/sdk';
import { useMutation } from '@praxis/sdk/data';
import { useZone } from '@praxis/sdk/ui';
import type { EventTimes } from '@praxis/sdk/ui/calendar';
import { useForm } from '@praxis/sdk/ui/form';
import { FormDrawer } from '@praxis/sdk/ui/overlay';
import { useLoadedVersion } from '../../../shared/use-loaded-version';
import type { EventValues } from '../event-values';
import { EventFields } from './event-fields';
import { useEventFaults } from './use-event-faults';
import { useEventWords } from './use-event-words';
import { useGuestOptions } from './use-guest-options';
import { eventIn } from './event-in';

interface EventFormDrawerProps {
  /** The one that is changed; null for a new one. */
  event: CalendarEvent | null;
  /** When it is, before anything is changed. */
  times: EventTimes;
  initial: EventValues;
  /** Closes it after the event was saved, in this calendar. */
  onSaved(calendar: CalendarType): void;
  onClose(): void;
}

/** An event as a form. */
export function EventFormDrawer({ event, times, initial, onSaved, onClose }: EventFormDrawerProps) {
  const { t } = useTranslation('demo');
  const zone = useZone();
  const faultsOf = useEventFaults(initial.guests, times);
  const guests = useGuestOptions(initial.guests, event);
  const add = useMutation(addCalendarEvent);
  const update = useMutation(updateCalendarEvent);
  const describe = useEventWords();
  const version = useLoadedVersion(initial);
  const form = useForm<EventValues>({
    initial,
    ...(event && { newest: { version, values: initial } }),
    check: faultsOf,
    async onSubmit(values) {
      const saved = eventIn(values, { event, times, zone, known: guests.known });
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
