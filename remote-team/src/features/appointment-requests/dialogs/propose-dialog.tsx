import { proposeRequest } from '@praxis/contract/endpoints/appointment-requests';
import type { TeamAppointment } from '@praxis/contract/endpoints/views/appointment';
import { useTranslation } from '@praxis/sdk';
import { useMutation } from '@praxis/sdk/data';
import { useClock, useUiText } from '@praxis/sdk/ui';
import { WhenFields, type When } from '@praxis/sdk/practice/when';
import { required, useForm } from '@praxis/sdk/ui/form';
import { FormDialog } from '@praxis/sdk/ui/overlay';
import { instantOf, localDateIn, localTimeIn, type ActionDialogProps } from '@praxis/sdk/ui/page';
import { RequestLine } from '../request-line';

/** Another time for a request, which is kept free until the patient answers. */
export default function ProposeDialog({
  record,
  changes,
  onClose,
}: ActionDialogProps<TeamAppointment>) {
  const { t } = useTranslation('team');
  const text = useUiText();
  const clock = useClock();
  const { run } = useMutation(proposeRequest);
  const { id, version, patient, timeZone: zone, startAt, doctorId, visitTypeId } = record;
  const start = Date.parse(startAt);
  const name = patient.fullName;
  const form = useForm<When>({
    initial: { on: localDateIn(zone, start), time: localTimeIn(zone, start) },
    check: ({ on, time }) => ({
      ...required({ on: on ?? '', time: time ?? '' }, text('field.required')),
      ...(on && time && !instantOf(on, time, zone) && { time: text('when.skipped') }),
    }),
    async onSubmit({ on, time }) {
      const proposedStartAt = on && time && instantOf(on, time, zone);
      if (!proposedStartAt) return;
      await run(
        { params: { id }, version, body: { proposedStartAt } },
        { success: t('requests.propose.done', { name }) },
      );
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('requests.propose.title', { name })}
      form={form}
      disabled={!form.dirty}
      verb={t('requests.propose.verb')}
      onClose={onClose}
    >
      {changes}
      <RequestLine appointment={record} />
      <p>{t('requests.propose.text')}</p>
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
