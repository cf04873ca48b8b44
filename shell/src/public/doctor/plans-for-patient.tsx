import { listPatientSubscriptions } from '@praxis/contract/endpoints/patient-subscriptions';
import { isOpen } from '@praxis/contract/rules/subscriptions/subscription-status';
import { useTranslation } from '@praxis/sdk';
import { query, useQuery } from '@praxis/sdk/data';
import { LinkButton, Loading } from '@praxis/sdk/ui';
import styles from './doctor-page.module.css';
import { PlanList, type PlanListProps } from './plan-list';

const subscriptionsQuery = query({
  app: 'public',
  name: 'subscriptions',
  endpoint: listPatientSubscriptions,
});

/**
 * A doctor's plans for a patient. A patient who already has or has requested a subscription gets a link to
 * it, instead of choosing another plan, which would be refused.
 */
export default function PlansForPatient({ plans, doctorId }: PlanListProps & { doctorId: string }) {
  const { t } = useTranslation('public');
  const subscriptions = useQuery(subscriptionsQuery, { query: { perPage: 100 } });
  // Without this information, choosing a plan reports the conflict.
  if (subscriptions.error) return <PlanList plans={plans} />;
  if (!subscriptions.data) return <Loading shape="cards" />;
  const own = subscriptions.data.items.find((one) => one.doctor.id === doctorId && isOpen(one));
  if (!own) return <PlanList plans={plans} />;
  const mayChange = own.actions.includes('changePlan');
  return (
    <>
      <div className={styles.subscribed}>
        <p>
          <b>
            {t(own.status === 'pending' ? 'doctor.requested' : 'doctor.subscribed', {
              doctor: own.doctor.fullName,
            })}
          </b>
          <span>{t('doctor.ownPlan', { plan: own.plan.name })}</span>
        </p>
        <LinkButton
          kind="primary"
          to={
            mayChange
              ? `/patient/subscriptions?act=changePlan&of=${own.id}`
              : '/patient/subscriptions'
          }
        >
          {t(mayChange ? 'doctor.changePlan' : 'doctor.viewSubscription')}
        </LinkButton>
      </div>
      <PlanList plans={plans} ownPlanId={own.plan.planId} />
    </>
  );
}
