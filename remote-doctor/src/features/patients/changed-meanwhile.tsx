import type { DoctorSubscriber } from '@praxis/contract/endpoints/views/subscription';
import { useTranslation } from '@praxis/sdk';
import { Alert } from '@praxis/sdk/ui';
import { DateOnly, Money, StatusTag } from '@praxis/sdk/ui/page';
import { changesBetween, type WatchedFact } from './changes-between';
import styles from './patients.module.css';

interface ChangedMeanwhileProps {
  opened: DoctorSubscriber;
  now: DoctorSubscriber;
}

const labels = {
  status: 'patients.column.status',
  billing: 'patients.detail.billing',
  plan: 'patients.detail.plan',
  endOn: 'patients.detail.ends',
} as const;

/** What somebody else changed while the dialog was open, before and after. */
export function ChangedMeanwhile({ opened, now }: ChangedMeanwhileProps) {
  const { t } = useTranslation('doctor');
  const changes = changesBetween(opened, now);
  if (changes.length === 0) return null;
  return (
    <Alert kind="info" title={t('patients.changed.title')}>
      <dl className={styles.changes}>
        {changes.map((fact) => (
          <div key={fact}>
            <dt>{t(labels[fact])}</dt>
            <dd>
              <Fact of={fact} subscriber={opened} /> → <Fact of={fact} subscriber={now} />
            </dd>
          </div>
        ))}
      </dl>
    </Alert>
  );
}

function Fact({ of: fact, subscriber }: { of: WatchedFact; subscriber: DoctorSubscriber }) {
  const { status, billingState, plan, endOn } = subscriber;
  switch (fact) {
    case 'status':
      return <StatusTag of="subscription" status={status} />;
    case 'billing':
      return <StatusTag of="billing" status={billingState} />;
    case 'plan':
      return (
        <>
          {plan.name}, <Money of={plan.price} />
        </>
      );
    case 'endOn':
      return endOn === undefined ? '–' : <DateOnly on={endOn} />;
  }
}
