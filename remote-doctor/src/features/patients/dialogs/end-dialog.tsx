import { endSubscriber } from '@praxis/contract/endpoints/subscribers';
import type { DoctorSubscriber } from '@praxis/contract/endpoints/views/subscription';
import { useTranslation } from '@praxis/sdk';
import { useMutation } from '@praxis/sdk/data';
import type { ActionDialogProps } from '@praxis/sdk/ui/page';
import type { CallInput } from '@praxis/sdk/data';
import { Alert, Loading, useIntlLanguage, useUiText } from '@praxis/sdk/ui';
import { DateField } from '@praxis/sdk/ui/date';
import { RadioField, required, TextAreaField, useForm } from '@praxis/sdk/ui/form';
import { addDays, formatDateOnly, useMoneyText } from '@praxis/sdk/ui/page';
import { FormDialog, Loaded } from '@praxis/sdk/ui/overlay';
import { useChargePreview } from './use-charge-preview';

interface Values {
  mode: 'notice' | 'now';
  /** null until a day is entered: the earliest possible one is offered. Empty if the user has deleted it. */
  endOn: string | null;
  reason: string;
}

/** Ends a subscription with notice or immediately, with the refund shown beforehand. */
export default function EndDialog({
  record: subscriber,
  changes,
  onClose,
}: ActionDialogProps<DoctorSubscriber>) {
  const { t } = useTranslation('doctor');
  const text = useUiText();
  const language = useIntlLanguage();
  const money = useMoneyText();
  const { run } = useMutation(endSubscriber);
  const { id, version, patient, endOn: ends } = subscriber;
  // A subscription that already ends can only be ended immediately.
  const mayGiveNotice = ends === undefined;
  const form = useForm<Values>({
    initial: { mode: mayGiveNotice ? 'notice' : 'now', endOn: null, reason: '' },
    check: ({ mode: chosen, endOn: day, reason }) =>
      required(
        { reason, ...(chosen === 'notice' && day !== null && { endOn: day }) },
        text('field.required'),
      ),
    onSubmit: end,
  });
  const query = useChargePreview(id, { hold: form.submitting });
  const preview = query.data;
  const earliest = preview?.earliestEndOn ?? null;
  const { mode } = form.values;
  const endOn = form.values.endOn ?? earliest;
  const refund = preview?.endNow?.refund;
  const ready = preview && (mode === 'notice' ? endOn !== null : preview.endNow);

  async function end({ mode: chosen, endOn: day, reason }: Values) {
    const lastDay = day ?? earliest;
    if (chosen === 'notice' && !lastDay) return;
    // The submitted day stays: if the response was lost, the subscription has ended and has no
    // earliest day.
    form.set('endOn', lastDay);
    const shared = { params: { id }, version };
    const input: CallInput<typeof endSubscriber> =
      chosen === 'notice' && lastDay
        ? { ...shared, body: { mode: chosen, endOn: lastDay, reason } }
        : { ...shared, body: { mode: 'now', reason, refund } };
    await run(input, { success: t(`patients.end.done.${chosen}`, { name: patient.fullName }) });
    onClose();
  }

  return (
    <FormDialog
      danger
      title={t('patients.end.title', { name: patient.fullName })}
      form={form}
      disabled={!ready}
      verb={
        mode === 'notice'
          ? endOn
            ? t('patients.end.verb.notice', { date: formatDateOnly(endOn, language) })
            : t('patients.end.act')
          : refund && refund.amountMinor > 0
            ? t('patients.end.verb.refund', { amount: money(refund) })
            : t('patients.end.verb.now')
      }
      onClose={onClose}
    >
      {changes}
      <Loaded query={query} outline={<Loading count={4} />}>
        {({ endNow, latestEndOn }) => (
          <>
            <RadioField
              {...form.field('mode')}
              cards
              label={t('patients.end.when')}
              choices={[
                {
                  value: 'notice',
                  label: t('patients.end.mode.notice'),
                  help: mayGiveNotice
                    ? t('patients.end.mode.noticeHelp')
                    : t('patients.end.mode.endsAlready'),
                  disabled: !mayGiveNotice || !earliest,
                },
                {
                  value: 'now',
                  label: t('patients.end.mode.now'),
                  help:
                    endNow &&
                    (endNow.refund.amountMinor > 0
                      ? t('patients.end.mode.nowHelp', {
                          count: endNow.daysLeft,
                          total: endNow.daysInPeriod,
                          amount: money(endNow.refund),
                        })
                      : t('patients.end.mode.nowWithoutRefund')),
                  disabled: !endNow,
                },
              ]}
            />
            {mode === 'notice' && endOn !== null && (
              <DateField
                {...form.field('endOn')}
                value={endOn === '' ? null : endOn}
                onChange={(next) => form.set('endOn', next ?? '')}
                label={t('patients.end.endOn')}
                help={
                  endOn === ''
                    ? undefined
                    : t('patients.end.endOnHelp', {
                        date: formatDateOnly(addDays(endOn, -1), language),
                      })
                }
                from={earliest ?? undefined}
                until={latestEndOn ?? undefined}
              />
            )}
            {mode === 'notice' && endOn && (
              <Alert kind="warning">
                {t('patients.end.noticeWarning', { date: formatDateOnly(endOn, language) })}
              </Alert>
            )}
            {mode === 'now' && <Alert kind="warning">{t('patients.end.nowWarning')}</Alert>}
          </>
        )}
      </Loaded>
      <TextAreaField
        {...form.field('reason')}
        label={t('patients.end.reason')}
        help={t('patients.end.reasonHelp')}
        maxLength={500}
        rows={2}
      />
    </FormDialog>
  );
}
