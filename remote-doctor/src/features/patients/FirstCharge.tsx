import type { ChargePreview } from '@praxis/contract/endpoints/subscribers';
import { useTranslation } from '@praxis/sdk';
import { DateOnly, Money } from '@praxis/sdk/ui/page';
import styles from './patients.module.css';

type Charge = NonNullable<ChargePreview['firstCharge']>;

/** What the patient is charged first, line by line, and when. */
export function FirstCharge({ charge }: { charge: Charge }) {
  const { t } = useTranslation('doctor');
  const { on, lines, tax, total, trialEndsOn, renewsOn } = charge;
  return (
    <section className={styles.figures} aria-label={t('patients.approve.firstCharge')}>
      <dl>
        {lines.map(({ kind, text, amount }) => (
          <div key={`${kind} ${text}`}>
            <dt>{t(`patients.approve.line.${kind}`, { plan: text })}</dt>
            <dd>
              <Money of={amount} />
            </dd>
          </div>
        ))}
        {tax.amountMinor > 0 && (
          <div>
            <dt>{t('patients.approve.tax')}</dt>
            <dd>
              <Money of={tax} />
            </dd>
          </div>
        )}
        <div className={styles.total}>
          <dt>
            {t('patients.approve.chargedOn')} <DateOnly on={on} />
          </dt>
          <dd>
            <Money of={total} />
          </dd>
        </div>
      </dl>
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
