import type { ChargePreview } from '@praxis/contract/endpoints/subscribers';
import { useTranslation } from '@praxis/sdk';
import { DateOnly } from '@praxis/sdk/ui/page';
import { ChargeLines } from '@praxis/sdk/practice/plan';
import styles from '../patients.module.css';

type Charge = NonNullable<ChargePreview['firstCharge']>;

/** Lines and date of the patient's first charge. */
export function FirstCharge({ charge }: { charge: Charge }) {
  const { t } = useTranslation('doctor');
  const { on, lines, tax, total, trialEndsOn, renewsOn } = charge;
  return (
    <section className={styles.figures} aria-label={t('patients.approve.firstCharge')}>
      <ChargeLines
        lines={[
          ...lines.map(({ kind, text, amount }) => ({
            key: `${kind} ${text}`,
            label: t(`patients.approve.line.${kind}`, { plan: text }),
            amount,
          })),
          ...(tax.amountMinor > 0
            ? [{ key: 'tax', label: t('patients.approve.tax'), amount: tax }]
            : []),
          {
            key: 'total',
            label: (
              <>
                {t('patients.approve.chargedOn')} <DateOnly on={on} />
              </>
            ),
            amount: total,
            total: true,
          },
        ]}
      />
      <p>
        {trialEndsOn && (
          <>
            {t('patients.approve.trialUntil')} <DateOnly on={trialEndsOn} />.{' '}
          </>
        )}
        {t('patients.approve.renewsOn')} <DateOnly on={renewsOn} />.
      </p>
    </section>
  );
}
