import type { PatientSubscription } from '@praxis/contract/endpoints/views/subscription';
import { useTranslation } from '@praxis/sdk';
import { usePlanText } from '@praxis/sdk/practice/plan';
import { Card, Flex } from '@praxis/sdk/ui';
import {
  actionButtons,
  DateOnly,
  Facts,
  Money,
  Person,
  ProgressBar,
  Tag,
  useFocusAfterAction,
  type RecordActions,
} from '@praxis/sdk/ui/page';
import { NoBookings } from '../../shared/phone/no-bookings';
import { useCardText } from '../../shared/card/use-card-text';
import { StatusTag } from '../../shared/statuses/statuses';
import { CardWarning } from './card-warning';
import styles from './subscriptions.module.css';
import { SubscriptionNotice } from './subscription-notice';

interface SubscriptionCardProps {
  subscription: PatientSubscription;
  actions: RecordActions<PatientSubscription>;
}

/** An active or upcoming subscription: doctor, plan, appointments left and upcoming changes. */
export function SubscriptionCard({ subscription, actions }: SubscriptionCardProps) {
  const { t } = useTranslation('patient');
  const { priceText } = usePlanText();
  const cardText = useCardText();
  const { target, onFocus } = useFocusAfterAction<HTMLElement>();
  const { plan, doctor, isDoctorPublic, practice, status, billingState } = subscription;
  const { owed, nextCharge, endOn, period, card } = subscription;
  const running = status === 'active' || status === 'expiring';

  return (
    <Card
      ref={target}
      tabIndex={-1}
      onFocus={onFocus}
      role="group"
      aria-label={plan.name}
      title={plan.name}
      extra={
        owed ? (
          <Tag tone={billingState === 'unpaid' ? 'danger' : 'warning'} dot>
            {t(`subscriptions.owed.${billingState === 'unpaid' ? 'unpaid' : 'pastDue'}`)}
          </Tag>
        ) : (
          <StatusTag of="subscription" status={status} />
        )
      }
    >
      <div className={styles.card}>
        <Person name={doctor.fullName} avatarUrl={doctor.avatarUrl} detail={practice.name} />
        <SubscriptionNotice subscription={subscription} />
        {!isDoctorPublic && <NoBookings doctor={doctor} practice={practice} />}
        {nextCharge && <CardWarning card={card} on={nextCharge.on} timeZone={practice.timeZone} />}
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
            {
              label: t('subscriptions.card.label'),
              value: card ? cardText(card) : t('subscriptions.card.none'),
            },
          ]}
        />
        <ul className={styles.benefits} aria-label={t('subscriptions.includes')}>
          {[...new Set(plan.benefits)].map((benefit) => (
            <li key={benefit}>{benefit}</li>
          ))}
        </ul>
        <Flex wrap gap={3}>
          {actionButtons(actions.offered(subscription))}
        </Flex>
      </div>
    </Card>
  );
}

/** Number of the period's appointments left, as text and as a bar. */
function VisitsLeft({ subscription }: { subscription: PatientSubscription }) {
  const { t } = useTranslation('patient');
  const { visitsLeft, plan } = subscription;
  const { visitAllowance } = plan;
  return (
    <div className={styles.visits}>
      <span>{t('subscriptions.visitsLeft')}</span>
      <strong>
        {visitsLeft === null || visitAllowance === null
          ? t('subscriptions.unlimited')
          : t('subscriptions.visitsOf', { left: visitsLeft, total: visitAllowance })}
      </strong>
      {visitsLeft !== null && visitAllowance !== null && visitAllowance > 0 && (
        <ProgressBar part={visitsLeft / visitAllowance} label={t('subscriptions.visitsLeft')} />
      )}
    </div>
  );
}
