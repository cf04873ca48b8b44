import type { PatientSubscription } from '@praxis/contract/endpoints/views/subscription';
import { useTranslation } from '@praxis/sdk';
import { Card, EmptyState, LinkButton } from '@praxis/sdk/ui';
import { changePlanPath } from './change-plan-path';

/** Replaces the wizard if the patient already has a subscription or a request with this doctor. */
export function AlreadySubscribed({ subscription }: { subscription: PatientSubscription }) {
  const { t } = useTranslation('patient');
  const { id, status, actions, doctor, plan } = subscription;
  return (
    <Card>
      <EmptyState
        drawing="done"
        title={t(`subscribe.already.${status === 'pending' ? 'pending' : 'title'}`, {
          doctor: doctor.fullName,
        })}
        action={
          actions.includes('changePlan') ? (
            <LinkButton kind="primary" to={changePlanPath(id)}>
              {t('subscribe.already.change')}
            </LinkButton>
          ) : (
            <LinkButton kind="primary" to="/patient/subscriptions">
              {t('subscribe.already.view')}
            </LinkButton>
          )
        }
      >
        <p>{t('subscribe.already.plan', { plan: plan.name })}</p>
      </EmptyState>
    </Card>
  );
}
