import { useTranslation } from '@praxis/sdk';
import { Button, Flex, LinkButton, useFailureText } from '@praxis/sdk/ui';
import { RefusedAlert } from '../../../shared/refused/refused-alert';
import { useTimeText } from '../../../shared/when/use-time-text';
import styles from './slots.module.css';
import type { Refusal } from './use-refusal';

interface RefusalAlertProps {
  refusal: Refusal;
  onChoose(startAt: string): void;
}

/** Reason why a time was refused, with the nearest free times or a link to the fix. */
export function RefusalAlert({ refusal: { failure, nearest }, onChoose }: RefusalAlertProps) {
  const { t } = useTranslation('patient');
  const timeText = useTimeText();
  const failureText = useFailureText();
  const words =
    failure.code === 'patient_overlap' ? t('appointments.overlap') : failureText(failure);
  return (
    <RefusedAlert title={words}>
      {nearest.length > 0 && (
        <div className={styles['nearest']}>
          <p>{t('appointments.slots.nearest')}</p>
          <Flex wrap>
            {nearest.map(({ startAt }) => (
              <Button key={startAt} size="small" onClick={() => onChoose(startAt)}>
                {timeText(startAt)}
              </Button>
            ))}
          </Flex>
        </div>
      )}
      {failure.code === 'membership_unpaid' && (
        <LinkButton size="small" to="/patient/invoices?tab=open">
          {t('appointments.openInvoices')}
        </LinkButton>
      )}
      {failure.code === 'allowance_used' && (
        <LinkButton size="small" to="/patient/subscriptions">
          {t('appointments.toSubscriptions')}
        </LinkButton>
      )}
      {failure.code === 'too_many_requests_open' && (
        <LinkButton size="small" to="/patient/appointments">
          {t('appointments.toRequests')}
        </LinkButton>
      )}
    </RefusedAlert>
  );
}
