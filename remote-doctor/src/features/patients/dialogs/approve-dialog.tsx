import { approveSubscriber } from '@praxis/contract/endpoints/subscribers';
import type { DoctorSubscriber } from '@praxis/contract/endpoints/views/subscription';
import { useTranslation } from '@praxis/sdk';
import { useMutation } from '@praxis/sdk/data';
import type { ActionDialogProps } from '@praxis/sdk/ui/page';
import { Loading, useClock, useUiText } from '@praxis/sdk/ui';
import { DateField } from '@praxis/sdk/ui/date';
import { required, TextAreaField, useForm } from '@praxis/sdk/ui/form';
import { localDateIn, useMoneyText } from '@praxis/sdk/ui/page';
import { FormDialog, Loaded } from '@praxis/sdk/ui/overlay';
import { usePracticeZone } from '../../../shared/use-practice-zone';
import { firstChargeFailed } from './bulk-approval';
import { FirstCharge } from './first-charge';
import { useChargePreview } from './use-charge-preview';

/** Approves an applicant and shows the exact first charge for the chosen day beforehand. */
export default function ApproveDialog({
  record: subscriber,
  changes,
  onClose,
}: ActionDialogProps<DoctorSubscriber>) {
  const { t } = useTranslation('doctor');
  const text = useUiText();
  const money = useMoneyText();
  const { run } = useMutation(approveSubscriber);
  const clock = useClock();
  const today = localDateIn(usePracticeZone(), clock());
  const { id, version, patient } = subscriber;
  const form = useForm<{ startOn: string | null; note: string }>({
    initial: { startOn: today, note: '' },
    // Without a day, the back end would start and charge the subscription today.
    check: ({ startOn }) => required({ startOn: startOn ?? '' }, text('field.required')),
    async onSubmit({ startOn, note }) {
      await run(
        {
          params: { id },
          version,
          body: { ...(startOn && { startOn }), ...(note && { note }) },
        },
        {
          success: (approved) =>
            firstChargeFailed(approved)
              ? {
                  kind: 'warning',
                  text: t('patients.approve.doneUnpaid', { name: patient.fullName }),
                }
              : t('patients.approve.done', { name: patient.fullName }),
        },
      );
      onClose();
    },
  });
  const { startOn } = form.values;
  const preview = useChargePreview(id, {
    startOn: startOn ?? undefined,
    hold: form.submitting,
  });
  const charge = preview.data?.firstCharge ?? null;
  const chargedNow = startOn && charge && charge.on === today && charge.total.amountMinor > 0;

  return (
    <FormDialog
      title={t('patients.approve.title', { name: patient.fullName })}
      form={form}
      disabled={!charge}
      verb={
        chargedNow
          ? t('patients.approve.verbCharge', { amount: money(charge.total) })
          : t('patients.approve.verb')
      }
      onClose={onClose}
    >
      {changes}
      <DateField
        {...form.field('startOn')}
        label={t('patients.approve.startOn')}
        help={t('patients.approve.startOnHelp')}
        from={today}
        until={preview.data?.latestStartOn ?? undefined}
      />
      <Loaded query={preview} outline={<Loading count={3} />}>
        {/* Empty if someone else has decided in the meantime. Without a day, it would be today's charge. */}
        {({ firstCharge }) => startOn && firstCharge && <FirstCharge charge={firstCharge} />}
      </Loaded>
      <TextAreaField
        {...form.field('note')}
        label={t('patients.note')}
        help={t('patients.approve.noteHelp')}
        maxLength={500}
        optional
      />
    </FormDialog>
  );
}
