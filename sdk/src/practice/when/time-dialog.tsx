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
import { WhenFields, type When } from './when-fields';

export interface TimeDialogProps {
  title: string;
  verb: string;
  appointment: DoctorAppointment | TeamAppointment;
  /** What is moved, and what becomes of it. */
  children: ReactNode;
  /** Sends the chosen time, an instant; resolves once it is taken. */
  onSend(startAt: string): Promise<unknown>;
  onClose(): void;
}

/** Another time for an appointment, one of those that are free or any other. */
export function TimeDialog({
  title,
  verb,
  appointment,
  children,
  onSend,
  onClose,
}: TimeDialogProps) {
  const text = useUiText();
  const clock = useClock();
  const { timeZone: zone, startAt, doctorId, visitTypeId } = appointment;
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
      {children}
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
