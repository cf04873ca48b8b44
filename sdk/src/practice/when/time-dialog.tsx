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
  /** Explains the consequence. */
  text: string;
  record: DoctorAppointment | TeamAppointment;
  /** Changes by another user while the dialog is open. */
  changes: ReactNode;
  /** Sends the chosen instant; resolves when the server has accepted it. */
  onSend(startAt: string): Promise<unknown>;
  onClose(): void;
}

/** Dialog that picks another time for an appointment, an available one or any other. */
export function TimeDialog(props: TimeDialogProps) {
  const { title, verb, record, changes, onSend, onClose } = props;
  const text = useUiText();
  const clock = useClock();
  const { id, timeZone: zone, startAt, doctorId, visitTypeId } = record;
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
        appointmentId={id}
      />
    </FormDialog>
  );
}
