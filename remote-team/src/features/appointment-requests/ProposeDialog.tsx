import { proposeRequest } from '@praxis/contract/endpoints/appointment-requests';
import type { TeamAppointment } from '@praxis/contract/endpoints/views/appointment';
import { useTranslation } from '@praxis/sdk';
import { useClock, useIntlLanguage, useUiText } from '@praxis/sdk/ui';
import { DateField, TimeField } from '@praxis/sdk/ui/date';
import { FieldRow, required, useForm } from '@praxis/sdk/ui/form';
import { FormDialog } from '@praxis/sdk/ui/overlay';
import { instantOf, localDateIn, localTimeIn, useAct, zoneName } from '@praxis/sdk/ui/page';
import { FreeTimes } from './FreeTimes';
import { RequestLine } from './RequestLine';

interface ProposeDialogProps {
  appointment: TeamAppointment;
  onClose(): void;
}

/** Another time for a request, which is kept free until the patient answers. */
export function ProposeDialog({ appointment, onClose }: ProposeDialogProps) {
  const { t } = useTranslation('team');
  const text = useUiText();
  const language = useIntlLanguage();
  const clock = useClock();
  const { carryOut } = useAct();
  const { id, version, patient, timeZone: zone, startAt, doctorId, visitTypeId } = appointment;
  const start = Date.parse(startAt);
  const name = patient.fullName;
  const form = useForm<{ on: string | null; time: string | null }>({
    initial: { on: localDateIn(zone, start), time: localTimeIn(zone, start) },
    check: ({ on, time }) => ({
      ...required({ on: on ?? '', time: time ?? '' }, text('field.required')),
      ...(on && time && !instantOf(on, time, zone) && { time: t('requests.when.skipped') }),
    }),
    async onSubmit({ on, time }) {
      const proposedStartAt = on && time && instantOf(on, time, zone);
      if (!proposedStartAt) return;
      await carryOut(
        proposeRequest,
        { params: { id }, version, body: { proposedStartAt } },
        t('requests.propose.done', { name }),
      );
      onClose();
    },
  });
  const on = form.field('on');
  const time = form.field('time');
  return (
    <FormDialog
      title={t('requests.propose.title', { name })}
      form={form}
      disabled={!form.dirty}
      verb={t('requests.propose.verb')}
      onClose={onClose}
    >
      <RequestLine appointment={appointment} />
      <p>{t('requests.propose.text')}</p>
      <FieldRow>
        <DateField {...on} label={t('requests.when.day')} from={localDateIn(zone, clock())} />
        <TimeField
          {...time}
          label={t('requests.when.time')}
          help={t('requests.when.zone', { zone: zoneName(zone, language) })}
        />
      </FieldRow>
      {on.value && (
        <FreeTimes
          on={on.value}
          zone={zone}
          doctorId={doctorId}
          visitTypeId={visitTypeId}
          chosen={time.value}
          onChoose={time.onChange}
        />
      )}
    </FormDialog>
  );
}
