import { resumeSubscription } from '@praxis/contract/endpoints/patient-subscriptions';
import type { PatientSubscription } from '@praxis/contract/endpoints/views/subscription';
import { useTranslation } from '@praxis/sdk';
import { useMutation } from '@praxis/sdk/data';
import { Button, Card, Flex, LinkButton } from '@praxis/sdk/ui';
import { DateOnly, Facts, Money, Person, ProgressBar } from '@praxis/sdk/ui/page';
import { usePlanText } from '../../shared/use-plan-text';
import { StatusTag } from '../../shared/statuses/statuses';
import styles from './subscriptions.module.css';
import { WhatComes } from './what-comes';

/** What a card can ask to be opened. */
export type SubscriptionDialog = 'cancel' | 'change';

interface SubscriptionCardProps {
  subscription: PatientSubscription;
  onOpen(dialog: SubscriptionDialog): void;
}

/** A subscription that runs, or is about to: with whom, what it includes, what is left and what comes. */
export function SubscriptionCard({ subscription, onOpen }: SubscriptionCardProps) {
  const { t } = useTranslation('patient');
  const { priceText } = usePlanText();
  const { id, version, plan, doctorId, doctor, practice, status, nextCharge, endOn, period } =
    subscription;
  const { actions } = subscription;
  const resumeSubscriptionMutation = useMutation(resumeSubscription);
  const running = status === 'active' || status === 'expiring';

  return (
    <Card title={plan.name} extra={<StatusTag of="subscription" status={status} />}>
      <div className={styles.card}>
        <Person name={doctor.fullName} avatarUrl={doctor.avatarUrl} detail={practice.name} />
        <WhatComes subscription={subscription} />
        {running && <VisitsLeft subscription={subscription} />}
        <Facts
          items={[
            { label: t('subscriptions.price'), value: priceText(plan) },
            running &&
              (endOn
                ? { label: t('subscriptions.endsOn'), value: <DateOnly on={endOn} /> }
                : { label: t('subscriptions.periodEnds'), value: <DateOnly on={period.endOn} /> }),
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
        <ul className={styles.benefits} aria-label={t('subscriptions.includes')}>
          {[...new Set(plan.benefits)].map((benefit) => (
            <li key={benefit}>{benefit}</li>
          ))}
        </ul>
        <Flex wrap gap={3}>
          {actions.includes('book') && (
            <LinkButton to={`/patient/appointments/book?doctor=${doctorId}`}>
              {t('appointments.book.act')}
            </LinkButton>
          )}
          {actions.includes('resume') && (
            <Button
              onClick={() =>
                void resumeSubscriptionMutation.attempt(
                  { params: { id }, version },
                  { success: t('subscriptions.resumed') },
                )
              }
            >
              {t('subscriptions.resume')}
            </Button>
          )}
          {actions.includes('changePlan') && (
            <Button onClick={() => onOpen('change')}>{t('subscriptions.change.act')}</Button>
          )}
          {actions.includes('cancel') && (
            <Button kind="quiet" danger onClick={() => onOpen('cancel')}>
              {t(running ? 'subscriptions.cancel.act' : 'subscriptions.withdraw.act')}
            </Button>
          )}
        </Flex>
      </div>
    </Card>
  );
}

/** How much of the period's appointments is used up. */
function VisitsLeft({ subscription }: { subscription: PatientSubscription }) {
  const { t } = useTranslation('patient');
  const { visitsLeft, visitsUsed, plan } = subscription;
  const { visitAllowance } = plan;
  return (
    <div className={styles.visits}>
      <span>{t('subscriptions.visitsLeft')}</span>
      <strong>
        {visitsLeft === null || visitAllowance === null
          ? t('subscriptions.unlimited')
          : t('subscriptions.visitsOf', { left: visitsLeft, total: visitAllowance })}
      </strong>
      {visitAllowance !== null && visitAllowance > 0 && (
        <ProgressBar part={visitsUsed / visitAllowance} label={t('subscriptions.visitsUsed')} />
      )}
    </div>
  );
}
