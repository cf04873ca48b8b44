import {
  addCalendarEvent,
  updateCalendarEvent,
  type CalendarEvent,
} from '@praxis/contract/demo/calendar';
import { useTranslation } from '@praxis/sdk';
import { useMutation } from '@praxis/sdk/data';
import { useZone } from '@praxis/sdk/ui';
import { useForm } from '@praxis/sdk/ui/form';
import { FormDrawer } from '@praxis/sdk/ui/overlay';
import type { EventValues } from '../event-values';
import { EventFields } from './event-fields';
import { useEventFaults } from './use-event-faults';
import { useGuestOptions } from './use-guest-options';
import { eventIn } from './event-in';

interface EventFormDrawerProps {
  /** The one that is changed; null for a new one. */
  event: CalendarEvent | null;
  initial: EventValues;
  onClose(): void;
}

/** An event as a form. */
export function EventFormDrawer({ event, initial, onClose }: EventFormDrawerProps) {
  const { t } = useTranslation('demo');
  const zone = useZone();
  const faultsOf = useEventFaults(initial.guests);
  const guests = useGuestOptions(initial.guests, event);
  const add = useMutation(addCalendarEvent);
  const update = useMutation(updateCalendarEvent);
  const form = useForm<EventValues>({
    initial,
    check: faultsOf,
    async onSubmit(values) {
      const saved = eventIn(values, { event, zone, known: guests.known });
      const success = t(event ? 'calendar.saved' : 'calendar.added', { title: saved.title });
      if (event) await update.run({ body: { event: { ...saved, id: event.id } } }, { success });
      else await add.run({ body: { event: saved } }, { success });
      onClose();
    },
  });
  return (
    <FormDrawer
      title={t(event ? 'calendar.edit' : 'calendar.new')}
      submitLabel={t(event ? 'calendar.save' : 'calendar.add')}
      form={form}
      onClose={onClose}
    >
      <EventFields form={form} guests={guests} />
    </FormDrawer>
  );
}
