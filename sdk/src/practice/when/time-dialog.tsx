import type { ReactNode } from 'react';
import type {
  DoctorAppointment,
  TeamAppointment,
} from '@praxis/contract/endpoints/views/appointment';
import { required } from '../../ui/form/required';
import { useForm } from '../../ui/form/use-form';
import { localDateIn } from '../../ui/format/local-dates';
import { instantOf, localTimeIn } from '../../ui/format/zoned-time';
import { FormDialog } from '../../ui/overlay/form-dialog';
import { useClock } from '../../ui/clock';
import { useUiText } from '../../ui/text/use-ui-text';
import { AppointmentLine } from '../appointment/appointment-line';
import { WhenFields, type When } from './when-fields';

export interface TimeDialogProps {
  title: string;
  verb: string;
  /** What becomes of it. */
  text: string;
  record: DoctorAppointment | TeamAppointment;
  /** What somebody else changed of it meanwhile. */
  changes: ReactNode;
  /** Sends the chosen time, an instant; resolves once it is taken. */
  onSend(startAt: string): Promise<unknown>;
  onClose(): void;
}

/** Another time for an appointment, one of those that are free or any other. */
export function TimeDialog(props: TimeDialogProps) {
  const { title, verb, record, changes, onSend, onClose } = props;
  const text = useUiText();
  const clock = useClock();
  const { timeZone: zone, startAt, doctorId, visitTypeId } = record;
  const start = Date.parse(startAt);
  const form = useForm<When>({
    initial: { on: localDateIn(zone, start), time: localTimeIn(zone, start) },
    check: ({ on, time }) => ({
      ...required({ on: on ?? '', time: time ?? '' }, text('field.required')),
      ...(on && time && !instantOf(on, time, zone) && { time: text('when.skipped') }),
    }),
    async onSubmit({ on, time }) {
      const chosen = on && time && instantOf(on, time, zone);
      if (!chosen) return;
      await onSend(chosen);
      onClose();
    },
  });
  return (
    <FormDialog title={title} form={form} disabled={!form.dirty} verb={verb} onClose={onClose}>
      {changes}
      <AppointmentLine appointment={record} />
      <p>{props.text}</p>
      <WhenFields
        on={form.field('on')}
        time={form.field('time')}
        zone={zone}
        from={localDateIn(zone, clock())}
        doctorId={doctorId}
        visitTypeId={visitTypeId}
      />
    </FormDialog>
  );
}
