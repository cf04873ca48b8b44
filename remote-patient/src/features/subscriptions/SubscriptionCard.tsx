import type { PatientSubscription } from '@praxis/contract/endpoints/views/subscription';
import { useTranslation } from '@praxis/sdk';
import { Card } from '@praxis/sdk/ui';
import { DateOnly, Facts, Money, Person, StatusTag } from '@praxis/sdk/ui/page';
import styles from './subscriptions.module.css';

/** A subscription that runs, or is about to: with whom, what it includes, what is left and what comes. */
export function SubscriptionCard({ subscription }: { subscription: PatientSubscription }) {
  const { t } = useTranslation('patient');
  const { plan, doctor, practice, status, visitsLeft, nextCharge, endOn, period } = subscription;
  return (
    <Card title={plan.name} extra={<StatusTag of="subscription" status={status} />}>
      <div className={styles.card}>
        <Person name={doctor.fullName} avatarUrl={doctor.avatarUrl} detail={practice.name} />
        <Facts
          items={[
            {
              label: t('subscriptions.visitsLeft'),
              value: visitsLeft ?? t('subscriptions.unlimited'),
            },
            { label: t('subscriptions.price'), value: <Money of={plan.price} /> },
            endOn
              ? { label: t('subscriptions.endsOn'), value: <DateOnly on={endOn} /> }
              : { label: t('subscriptions.periodEnds'), value: <DateOnly on={period.endOn} /> },
            {
              label: t('subscriptions.nextCharge'),
              value: nextCharge ? (
                <>
                  <Money of={nextCharge.amount} /> · <DateOnly on={nextCharge.on} />
                </>
              ) : (
                t('subscriptions.noCharge')
              ),
            },
          ]}
        />
        <ul className={styles.benefits}>
          {plan.benefits.map((benefit) => (
            <li key={benefit}>{benefit}</li>
          ))}
        </ul>
      </div>
    </Card>
  );
}
