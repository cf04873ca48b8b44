import { useId, useState } from 'react';
import {
  cancelSubscription,
  type CancelPreview,
} from '@praxis/contract/endpoints/patient-subscriptions';
import type { PatientSubscription } from '@praxis/contract/endpoints/views/subscription';
import { useTranslation } from '@praxis/sdk';
import { retriedUndo, useMutation, useQuery } from '@praxis/sdk/data';
import { Alert, Loading, useIntlLanguage } from '@praxis/sdk/ui';
import { RadioField } from '@praxis/sdk/ui/form';
import { ConfirmDialog, Loaded } from '@praxis/sdk/ui/overlay';
import { formatDateOnly, useMoneyText, type ActionDialogProps } from '@praxis/sdk/ui/page';
import { cancelPreviewQuery } from '../queries';
import { useResume } from '../use-resume';

type Mode = 'atPeriodEnd' | 'now';

/**
 * Ends a subscription: at the end of the period, or immediately with a refund. Undo resumes one that
 * hasn't ended yet.
 */
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
  const refund = preview?.now?.refund;
  const mode: Mode = chosen ?? (preview && !preview.atPeriodEnd ? 'now' : 'atPeriodEnd');
  const texts = useCancelTexts(preview, notYetRunning, mode);
  const { run } = useMutation(cancelSubscription);
  const resume = useResume();
  const cancel = async () => {
    await run(
      { params: { id }, version, body: mode === 'now' ? { mode, refund } : { mode } },
      {
        success: (canceled) => ({
          text: texts.done,
          about: id,
          ...(canceled.actions.includes('resume') && {
            undo: retriedUndo((retry) => resume(canceled, retry)),
          }),
        }),
      },
    );
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
        {({ atPeriodEnd, now }) => (
          <>
            {notYetRunning ? (
              <p>{t('subscriptions.withdraw.text')}</p>
            ) : (
              <ModeChoice atPeriodEnd={atPeriodEnd} now={now} mode={mode} onChange={setChosen} />
            )}
            {texts.appointments && <Alert kind="warning">{texts.appointments}</Alert>}
          </>
        )}
      </Loaded>
    </ConfirmDialog>
  );
}

interface ModeChoiceProps extends Pick<CancelPreview, 'atPeriodEnd' | 'now'> {
  mode: Mode;
  onChange(mode: Mode): void;
}

/** Radio group of the two ways, with their consequences. */
function ModeChoice({ atPeriodEnd, now, mode, onChange }: ModeChoiceProps) {
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

interface CancelTexts {
  verb: string;
  done: string;
  /** The appointments that will be canceled, if any. */
  appointments?: string | false;
}

/** Texts of the button and the notice, with the refund or last day and what else is lost. */
function useCancelTexts(
  preview: CancelPreview | null,
  notYetRunning: boolean,
  mode: Mode,
): CancelTexts {
  const { t } = useTranslation('patient');
  const language = useIntlLanguage();
  const money = useMoneyText();
  const affected = preview?.appointmentsAffected ?? 0;
  const appointments = affected > 0 && t('subscriptions.cancel.appointments', { count: affected });
  if (notYetRunning)
    return {
      verb: t('subscriptions.withdraw.act'),
      done: t('subscriptions.withdraw.done'),
      appointments,
    };
  if (mode === 'now') {
    const refund = preview?.now?.refund;
    return refund && refund.amountMinor > 0
      ? {
          verb: t('subscriptions.cancel.verbRefund', { amount: money(refund) }),
          done: t('subscriptions.cancel.doneRefund', { amount: money(refund) }),
          appointments,
        }
      : {
          verb: t('subscriptions.cancel.verbNow'),
          done: t('subscriptions.cancel.doneNow'),
          appointments,
        };
  }
  if (!preview?.atPeriodEnd) return { verb: t('subscriptions.cancel.act'), done: '' };
  const date = formatDateOnly(preview.atPeriodEnd.endOn, language);
  const count = preview.appointmentsAfterPeriod;
  return {
    verb: t('subscriptions.cancel.verbEnd', { date }),
    done: t('subscriptions.cancel.doneEnd', { date }),
    appointments: count > 0 && t('subscriptions.cancel.appointmentsFrom', { count, date }),
  };
}
