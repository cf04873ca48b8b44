import { useTranslation } from '@praxis/sdk';
import { useQuery } from '@praxis/sdk/data';
import { PlanPrice } from '@praxis/sdk/practice/plan';
import { Skeleton } from '@praxis/sdk/ui';
import { doctorQuery, plansQuery } from '../doctor/queries';
import type { PublicPageProps } from '../page-props';
import styles from './chosen-plan.module.css';
import type { PlanAddress } from './plan-address';

/** The plan that the user signs in or signs up for: name, doctor and price. */
export default function ChosenPlan({ planId, doctorId }: PublicPageProps & PlanAddress) {
  const { t } = useTranslation('public');
  const params = { id: doctorId };
  const doctor = useQuery(doctorQuery, { params });
  const plans = useQuery(plansQuery, { params, query: { perPage: 100 } });
  const plan = plans.data?.items.find(({ id }) => id === planId);
  // Only a reminder: sign-in works without it.
  if (doctor.error || plans.error || (plans.data && !plan)) return null;
  return (
    <div className={styles.chosen} aria-busy={!plan || !doctor.data}>
      {plan && doctor.data ? (
        <>
          <b>{t('plan.chosen', { plan: plan.current.name, doctor: doctor.data.fullName })}</b>
          <span>
            <PlanPrice of={plan.current} />
          </span>
        </>
      ) : (
        <Skeleton width="60%" height={44} />
      )}
    </div>
  );
}
