import { useTranslation } from '@praxis/sdk';
import { useQuery } from '@praxis/sdk/data';
import { formatMoney, Skeleton, useUiText } from '@praxis/sdk/ui';
import { doctorQuery, plansQuery } from '../doctor/queries';
import type { PublicPageProps } from '../page-props';
import { useLanguageOfPage } from '../use-language-of-page';
import styles from './chosen-plan.module.css';
import type { PlanAddress } from './plan-address';

/** The plan that somebody signs in or signs up for: its name, its doctor, its price. */
export default function ChosenPlan({ planId, doctorId }: PublicPageProps & PlanAddress) {
  const { t } = useTranslation('public');
  const text = useUiText();
  const language = useLanguageOfPage();
  const params = { id: doctorId };
  const doctor = useQuery(doctorQuery, { params });
  const plans = useQuery(plansQuery, { params, query: { perPage: 100 } });
  const plan = plans.data?.items.find(({ id }) => id === planId);
  // It is a reminder: whoever cannot be shown it signs in all the same.
  if (doctor.error || plans.error || (plans.data && !plan)) return null;
  return (
    <div className={styles.chosen} aria-busy={!plan || !doctor.data}>
      {plan && doctor.data ? (
        <>
          <b>{t('plan.chosen', { plan: plan.current.name, doctor: doctor.data.fullName })}</b>
          <span>
            {plan.current.price.amountMinor === 0
              ? text('plan.free')
              : `${formatMoney(plan.current.price, language)} ${text(`plan.intervals.${plan.current.intervalMonths}`)}`}
          </span>
        </>
      ) : (
        <Skeleton width="60%" height={44} />
      )}
    </div>
  );
}
