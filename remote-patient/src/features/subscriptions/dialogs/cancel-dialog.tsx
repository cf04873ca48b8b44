import { useId, useState } from 'react';
import {
  cancelSubscription,
  type CancelPreview,
} from '@praxis/contract/endpoints/patient-subscriptions';
import type { PatientSubscription } from '@praxis/contract/endpoints/views/subscription';
import { useTranslation } from '@praxis/sdk';
import { useMutation, useQuery } from '@praxis/sdk/data';
import { Alert, Loading, useIntlLanguage } from '@praxis/sdk/ui';
import { RadioField } from '@praxis/sdk/ui/form';
import { ConfirmDialog, Loaded } from '@praxis/sdk/ui/overlay';
import { formatDateOnly, useMoneyText, type ActionDialogProps } from '@praxis/sdk/ui/page';
import { cancelPreviewQuery } from '../queries';

type Mode = 'atPeriodEnd' | 'now';

/** Ends a subscription: at the period's end, or now with what is refunded. */
export default function CancelDialog({
  record,
  changes,
  onClose,
}: ActionDialogProps<PatientSubscription>) {
  const { t } = useTranslation('patient');
  const { id, version, plan, status } = record;
  const notYetRunning = status === 'pending' || status === 'approved';
  const [chosen, setChosen] = useState<Mode | null>(null);
  const query = useQuery(cancelPreviewQuery, { params: { id } });
  const preview = query.data;
  const mode: Mode = chosen ?? (preview && !preview.atPeriodEnd ? 'now' : 'atPeriodEnd');
  const texts = useCancelTexts(preview, notYetRunning, mode);
  const { run } = useMutation(cancelSubscription);
  const cancel = async () => {
    const success = { text: texts.done, about: id };
    await run({ params: { id }, version, body: { mode } }, { success });
  };

  return (
    <ConfirmDialog
      danger
      title={t(notYetRunning ? 'subscriptions.withdraw.title' : 'subscriptions.cancel.title', {
        plan: plan.name,
      })}
      verb={texts.verb}
      cancelLabel={t(notYetRunning ? 'subscriptions.withdraw.keep' : 'subscriptions.cancel.keep')}
      disabled={!preview}
      onConfirm={cancel}
      onClose={onClose}
    >
      {changes}
      <Loaded query={query} outline={<Loading count={3} />}>
        {({ atPeriodEnd, now, appointmentsAffected }) => (
          <>
            {notYetRunning ? (
              <p>{t('subscriptions.withdraw.text')}</p>
            ) : (
              <Ways atPeriodEnd={atPeriodEnd} now={now} mode={mode} onChange={setChosen} />
            )}
            {mode === 'now' && appointmentsAffected > 0 && (
              <Alert kind="warning">
                {t('subscriptions.cancel.appointments', { count: appointmentsAffected })}
              </Alert>
            )}
          </>
        )}
      </Loaded>
    </ConfirmDialog>
  );
}

interface WaysProps extends Pick<CancelPreview, 'atPeriodEnd' | 'now'> {
  mode: Mode;
  onChange(mode: Mode): void;
}

/** The two ways, with what each of them means. */
function Ways({ atPeriodEnd, now, mode, onChange }: WaysProps) {
  const { t } = useTranslation('patient');
  const language = useIntlLanguage();
  const money = useMoneyText();
  const id = useId();
  return (
    <RadioField<Mode>
      id={id}
      name="mode"
      value={mode}
      onChange={onChange}
      onBlur={() => undefined}
      cards
      label={t('subscriptions.cancel.when')}
      choices={[
        ...(atPeriodEnd
          ? [
              {
                value: 'atPeriodEnd' as const,
                label: t('subscriptions.cancel.atPeriodEnd', {
                  date: formatDateOnly(atPeriodEnd.endOn, language),
                }),
                help: t('subscriptions.cancel.atPeriodEndHelp'),
              },
            ]
          : []),
        ...(now
          ? [
              {
                value: 'now' as const,
                label: t('subscriptions.cancel.now'),
                help:
                  now.refund.amountMinor > 0
                    ? t('subscriptions.cancel.nowRefund', {
                        amount: money(now.refund),
                        count: now.daysLeft,
                        total: now.daysInPeriod,
                      })
                    : t('subscriptions.cancel.nowNoRefund'),
              },
            ]
          : []),
      ]}
    />
  );
}

/** What the button and the notice say: with the refund or the last day. */
function useCancelTexts(preview: CancelPreview | null, notYetRunning: boolean, mode: Mode) {
  const { t } = useTranslation('patient');
  const language = useIntlLanguage();
  const money = useMoneyText();
  if (notYetRunning)
    return { verb: t('subscriptions.withdraw.act'), done: t('subscriptions.withdraw.done') };
  if (mode === 'now') {
    const refund = preview?.now?.refund;
    return refund && refund.amountMinor > 0
      ? {
          verb: t('subscriptions.cancel.verbRefund', { amount: money(refund) }),
          done: t('subscriptions.cancel.doneRefund', { amount: money(refund) }),
        }
      : { verb: t('subscriptions.cancel.verbNow'), done: t('subscriptions.cancel.doneNow') };
  }
  const date = formatDateOnly(preview?.atPeriodEnd?.endOn ?? '1970-01-01', language);
  return preview?.atPeriodEnd
    ? {
        verb: t('subscriptions.cancel.verbEnd', { date }),
        done: t('subscriptions.cancel.doneEnd', { date }),
      }
    : { verb: t('subscriptions.cancel.act'), done: '' };
}
