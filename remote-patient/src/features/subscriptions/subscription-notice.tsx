import type { PatientSubscription } from '@praxis/contract/endpoints/views/subscription';
import { useTranslation } from '@praxis/sdk';
import { Alert, useIntlLanguage } from '@praxis/sdk/ui';
import { formatDateOnly } from '@praxis/sdk/ui/page';
import { PastDue } from './past-due';

/**
 * Notice about a subscription that is pending, unpaid, or about to change or end. It isn't a live
 * region, because a toast has already announced the patient's own changes.
 */
export function SubscriptionNotice({ subscription }: { subscription: PatientSubscription }) {
  const { t } = useTranslation('patient');
  const language = useIntlLanguage();
  const { status, billingState, owed, startOn, endOn, scheduledPlan, period } = subscription;
  const { doctor, practice, nextCharge } = subscription;
  const date = (on: string) => formatDateOnly(on, language);

  if (owed) return <PastDue owed={owed} timeZone={practice.timeZone} />;
  if (status === 'pending')
    return <Alert quiet>{t('subscriptions.comes.pending', { doctor: doctor.fullName })}</Alert>;
  if (status === 'approved')
    return <Alert quiet>{t('subscriptions.comes.approved', { date: date(startOn) })}</Alert>;
  if (endOn !== undefined) {
    // With notice it may end in a later period, which is charged up to that day.
    const text = endOn > period.endOn ? 'endsLater' : 'ends';
    return (
      <Alert quiet kind="warning">
        {t(`subscriptions.comes.${text}`, { date: date(endOn) })}
      </Alert>
    );
  }
  if (scheduledPlan)
    return (
      <Alert quiet>
        {t('subscriptions.comes.changes', { plan: scheduledPlan.name, date: date(period.endOn) })}
      </Alert>
    );
  // A free plan's trial ends without a charge.
  if (billingState === 'trialing' && nextCharge)
    return <Alert quiet>{t('subscriptions.comes.trialing', { date: date(period.endOn) })}</Alert>;
  return null;
}
