import type { SubscriberDetail } from '@praxis/contract/endpoints/subscribers';
import { isOpen } from '@praxis/contract/rules/subscriptions/subscription-status';
import { addressLine } from '@praxis/contract/rules/texts/address-lines';
import { inOneLine, isolated } from '@praxis/contract/rules/texts/one-line';
import { addDays } from '@praxis/contract/rules/time/calendar';
import { useTranslation } from '@praxis/sdk';
import { PlanPrice } from '@praxis/sdk/practice/plan';
import { Alert } from '@praxis/sdk/ui';
import { DateOnly, Facts, localDateIn, Money } from '@praxis/sdk/ui/page';
import { usePracticeZone } from '../../../shared/use-practice-zone';
import { StatusTag } from '../../../shared/statuses/statuses';

/** Details of the subscription and the patient's contact data. */
export function SubscriberOverview({ subscriber }: { subscriber: SubscriberDetail }) {
  const { t } = useTranslation('doctor');
  const zone = usePracticeZone();
  const { status, createdAt, plan, period, patientRecord, email, card } = subscriber;
  const { nextCharge, endOn, endReason, endNote, decision } = subscriber;
  // Before a decision and after a rejection, its dates are only those requested.
  const isAccepted = status !== 'pending' && status !== 'rejected';
  const runs = isAccepted && isOpen(subscriber);
  const { dateOfBirth, phone, address, emergencyContact, guardian } = patientRecord;
  const person = ({ fullName, relation, phone: number }: NonNullable<typeof emergencyContact>) =>
    inOneLine([`${isolated(fullName)} (${isolated(relation)})`, number]);
  return (
    <>
      {decision && (decision.note || decision.code !== 'approved') && (
        <Alert quiet title={t(`patients.decision.${decision.code}`)}>
          {decision.note}
        </Alert>
      )}
      <Facts
        title={t('patients.detail.group.plan')}
        items={[
          { label: t('patients.detail.plan'), value: plan.name },
          { label: t('patients.column.price'), value: <PlanPrice of={plan} /> },
          !isAccepted && {
            label: t('patients.column.applied'),
            value: <DateOnly on={localDateIn(zone, Date.parse(createdAt))} />,
          },
          isAccepted && {
            label: t('patients.detail.starts'),
            value: <DateOnly on={subscriber.startOn} />,
          },
          runs && {
            label: t('patients.detail.period'),
            value: (
              <>
                <DateOnly on={period.startOn} /> – <DateOnly on={addDays(period.endOn, -1)} />
              </>
            ),
          },
          runs && {
            label: t('patients.column.visitsLeft'),
            value: subscriber.visitsLeft ?? t('patients.unlimited'),
          },
          endOn !== undefined && {
            label: t(`patients.detail.${status === 'expiredCancelled' ? 'ended' : 'ends'}`),
            value: (
              <>
                <DateOnly on={endOn} />
                {endReason && ` · ${t(`patients.endReason.${endReason}`)}`}
              </>
            ),
          },
          endNote !== undefined && { label: t('patients.end.reason'), value: endNote },
        ]}
      />
      <Facts
        title={t('patients.detail.group.billing')}
        items={[
          isAccepted && {
            label: t('patients.detail.billing'),
            value: <StatusTag of="billing" status={subscriber.billingState} />,
          },
          nextCharge && {
            label: t('patients.detail.nextCharge'),
            value: (
              <>
                <Money of={nextCharge.amount} /> · <DateOnly on={nextCharge.on} />
              </>
            ),
          },
          {
            label: t('patients.detail.card'),
            value: card ? `${t(`brands.${card.brand}`)} ···· ${card.last4}` : null,
          },
        ]}
      />
      <Facts
        title={t('patients.detail.group.contact')}
        items={[
          { label: t('patients.detail.email'), value: email },
          { label: t('patients.detail.phone'), value: phone || null },
          {
            label: t('patients.detail.dateOfBirth'),
            value: dateOfBirth && <DateOnly on={dateOfBirth} />,
          },
          {
            label: t('patients.detail.address'),
            value: address && addressLine(address),
          },
          emergencyContact && {
            label: t('patients.detail.emergency'),
            value: person(emergencyContact),
          },
          guardian && { label: t('patients.detail.guardian'), value: person(guardian) },
        ]}
      />
    </>
  );
}
