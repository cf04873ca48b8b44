import type { PatientSubscription } from '@praxis/contract/endpoints/views/subscription';
import { useTranslation } from '@praxis/sdk';
import { Card, EmptyState, LinkButton } from '@praxis/sdk/ui';

/** The request went out: what happens next. */
export function Sent({ subscription: { doctor } }: { subscription: PatientSubscription }) {
  const { t } = useTranslation('patient');
  return (
    <Card>
      <EmptyState
        drawing="done"
        title={t('subscribe.sent.title')}
        action={
          <LinkButton kind="primary" to="/patient/subscriptions">
            {t('subscribe.sent.toSubscriptions')}
          </LinkButton>
        }
      >
        <p>{t('subscribe.sent.decides', { doctor: doctor.fullName })}</p>
        <p>{t('subscribe.sent.charge')}</p>
        <p>{t('subscribe.sent.withdraw')}</p>
      </EmptyState>
    </Card>
  );
}
