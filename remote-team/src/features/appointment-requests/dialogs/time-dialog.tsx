import type { TeamAppointment } from '@praxis/contract/endpoints/views/appointment';
import { useTranslation } from '@praxis/sdk';
import { useClock, useUiText } from '@praxis/sdk/ui';
import { WhenFields, type When } from '@praxis/sdk/practice/when';
import { required, useForm } from '@praxis/sdk/ui/form';
import { FormDialog } from '@praxis/sdk/ui/overlay';
import { instantOf, localDateIn, localTimeIn, type ActionDialogProps } from '@praxis/sdk/ui/page';
import { RequestLine } from '../request-line';

interface TimeDialogProps extends ActionDialogProps<TeamAppointment> {
  action: 'propose' | 'reschedule';
  /** Sends the time that was chosen, and says that it was. */
  onSend(startAt: string, options: { success: string }): Promise<unknown>;
}

/** Another time for an appointment, one of those that are free or any other. */
export function TimeDialog({ action, record, changes, onSend, onClose }: TimeDialogProps) {
  const { t } = useTranslation('team');
  const text = useUiText();
  const clock = useClock();
  const { patient, timeZone: zone, startAt, doctorId, visitTypeId } = record;
  const start = Date.parse(startAt);
  const name = patient.fullName;
  const form = useForm<When>({
    initial: { on: localDateIn(zone, start), time: localTimeIn(zone, start) },
    check: ({ on, time }) => ({
      ...required({ on: on ?? '', time: time ?? '' }, text('field.required')),
      ...(on && time && !instantOf(on, time, zone) && { time: text('when.skipped') }),
    }),
    async onSubmit({ on, time }) {
      const chosen = on && time && instantOf(on, time, zone);
      if (!chosen) return;
      await onSend(chosen, { success: t(`requests.${action}.done`, { name }) });
      onClose();
    },
  });
  return (
    <FormDialog
      title={t(`requests.${action}.title`, { name })}
      form={form}
      disabled={!form.dirty}
      verb={t(`requests.${action}.verb`)}
      onClose={onClose}
    >
      {changes}
      <RequestLine appointment={record} />
      <p>{t(`requests.${action}.text`)}</p>
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
