import type { PublicPlan } from '@praxis/contract/endpoints/views/plan';
import type { FirstCharge } from '@praxis/contract/endpoints/views/first-charge';
import type { PatientCard } from '@praxis/contract/endpoints/views/money-records';
import { inOneLine } from '@praxis/contract/rules/texts/one-line';
import { useTranslation } from '@praxis/sdk';
import type { Failure } from '@praxis/sdk/data';
import { useFailureText, useIntlLanguage } from '@praxis/sdk/ui';
import { Facts, formatDateOnly, useMoneyText } from '@praxis/sdk/ui/page';
import { ChargeLines, usePlanText } from '@praxis/sdk/practice/plan';
import { useCardText } from '../../../shared/card/use-card-text';
import { RefusedAlert } from '../../../shared/refused/refused-alert';
import styles from './steps.module.css';

interface CheckStepProps {
  plan: PublicPlan['current'];
  doctor: { fullName: string };
  firstCharge: FirstCharge;
  card: PatientCard;
  typedName: string;
  failure: Failure | null;
}

/** Summary with the exact first charge. */
export function CheckStep({ plan, doctor, firstCharge, card, typedName, failure }: CheckStepProps) {
  const { t } = useTranslation('patient');
  const failureText = useFailureText();
  const cardText = useCardText();
  const { priceText, visitsText } = usePlanText();
  const money = useMoneyText();
  const language = useIntlLanguage();
  const date = (on: string) => formatDateOnly(on, language);
  const { lines, total, trialEndsOn, renewsOn } = firstCharge;
  return (
    <div className={styles.check}>
      {failure && <RefusedAlert>{failureText(failure)}</RefusedAlert>}
      <Facts
        items={[
          { label: t('subscriptions.doctor'), value: doctor.fullName },
          { label: t('subscribe.check.plan'), value: inOneLine([plan.name, priceText(plan)]) },
          { label: t('subscribe.check.includes'), value: visitsText(plan) },
          plan.joiningFee.amountMinor > 0 && {
            label: t('subscribe.check.joiningFee'),
            value: money(plan.joiningFee),
          },
          trialEndsOn !== null && {
            label: t('subscribe.check.trial'),
            value: t('subscribe.check.trialUntil', {
              trial: t('subscribe.plan.trial', { count: plan.trialDays }),
              date: date(trialEndsOn),
            }),
          },
          plan.autoRenew
            ? {
                label: t('subscribe.check.renews'),
                value:
                  plan.price.amountMinor === 0
                    ? date(renewsOn)
                    : t('subscribe.check.renewsOn', {
                        date: date(renewsOn),
                        price: priceText(plan),
                      }),
              }
            : {
                label: t('subscribe.check.ends'),
                value: t('subscribe.check.endsOn', { date: date(renewsOn) }),
              },
          { label: t('subscribe.check.card'), value: cardText(card) },
          { label: t('subscribe.check.signed'), value: typedName },
        ]}
      />
      <section className={styles.figures} aria-label={t('subscribe.check.firstCharge')}>
        <h2>{t('subscribe.check.firstCharge')}</h2>
        <ChargeLines
          lines={[
            ...lines.map(({ kind, amount }) => ({
              key: kind,
              label:
                kind === 'period' ? plan.name : t('invoice.line.joiningFee', { plan: plan.name }),
              amount,
            })),
            {
              key: 'total',
              // The date depends on the approval, so none is shown before it.
              label:
                plan.trialDays > 0
                  ? t('subscribe.check.afterTrial', { count: plan.trialDays })
                  : t('subscribe.check.onApproval'),
              amount: total,
              total: true,
            },
          ]}
        />
        <p>
          {t('subscribe.check.whenApproved', { doctor: doctor.fullName })}{' '}
          {t('subscribe.check.ifToday')}
        </p>
      </section>
    </div>
  );
}
