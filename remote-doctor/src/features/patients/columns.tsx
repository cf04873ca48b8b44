import { useMemo } from 'react';
import type { DoctorSubscriber } from '@praxis/contract/endpoints/views/subscription';
import { isOpen } from '@praxis/contract/rules/subscriptions/subscription-status';
import { useTranslation } from '@praxis/sdk';
import { PlanPrice, usePlanText } from '@praxis/sdk/practice/plan';
import type { Column, CsvColumn } from '@praxis/sdk/ui/list';
import { DateOnly, Person, localDateIn, spreadsheetAmount } from '@praxis/sdk/ui/page';
import { usePracticeZone } from '../../shared/use-practice-zone';
import { StatusTag, useStatusText } from '../../shared/statuses/statuses';

/** The day on which the subscription ends or renews; applicants have none. */
const lastDayOf = ({ status, endOn, period }: DoctorSubscriber): string | undefined =>
  status === 'pending' || status === 'rejected' ? undefined : (endOn ?? period.endOn);

/** Columns of the subscriber list. */
export function useSubscriberColumns(): Column<DoctorSubscriber>[] {
  const { t } = useTranslation('doctor');
  const zone = usePracticeZone();
  return useMemo(
    () => [
      {
        key: 'patient',
        title: t('patients.column.patient'),
        sort: 'patient',
        cell: ({ id, patient, plan }) => (
          <Person
            name={patient.fullName}
            avatarUrl={patient.avatarUrl}
            detail={plan.name}
            to={`/doctor/patients/${id}`}
            keepSearch
          />
        ),
      },
      {
        key: 'status',
        title: t('patients.column.status'),
        cell: ({ status, billingState }) =>
          billingState === 'pastDue' || billingState === 'unpaid' ? (
            <StatusTag of="billing" status={billingState} />
          ) : (
            <StatusTag of="subscription" status={status} />
          ),
      },
      {
        key: 'visits',
        title: t('patients.column.visitsLeft'),
        align: 'end',
        cell: (subscriber) =>
          isOpen(subscriber) ? (subscriber.visitsLeft ?? t('patients.unlimited')) : '–',
      },
      {
        key: 'price',
        title: t('patients.column.price'),
        align: 'end',
        sort: 'price',
        cell: ({ plan }) => <PlanPrice of={plan} stacked />,
      },
      {
        key: 'createdAt',
        title: t('patients.column.applied'),
        align: 'end',
        sort: 'createdAt',
        wideOnly: true,
        cell: ({ createdAt }) => <DateOnly on={localDateIn(zone, Date.parse(createdAt))} />,
      },
      {
        key: 'endOn',
        title: t('patients.column.ends'),
        align: 'end',
        sort: 'endOn',
        wideOnly: true,
        cell: (subscriber) => {
          const last = lastDayOf(subscriber);
          return last ? <DateOnly on={last} /> : '–';
        },
      },
    ],
    [t, zone],
  );
}

/** CSV columns of the subscriber list. */
export function useSubscriberCsv(): CsvColumn<DoctorSubscriber>[] {
  const { t } = useTranslation('doctor');
  const statusText = useStatusText();
  const { intervalText } = usePlanText();
  return useMemo(
    () => [
      { title: t('patients.column.patient'), value: ({ patient }) => patient.fullName },
      { title: t('patients.detail.plan'), value: ({ plan }) => plan.name },
      {
        title: t('patients.column.status'),
        value: ({ status }) => statusText('subscription', status),
      },
      {
        title: t('patients.detail.billing'),
        value: ({ billingState }) => statusText('billing', billingState),
      },
      {
        title: t('patients.column.visitsLeft'),
        value: (subscriber) =>
          isOpen(subscriber) ? (subscriber.visitsLeft ?? t('patients.unlimited')) : '',
      },
      { title: t('patients.column.price'), value: ({ plan }) => spreadsheetAmount(plan.price) },
      { title: t('patients.currency'), value: ({ plan }) => plan.price.currency },
      {
        title: t('patients.billingPeriod'),
        value: ({ plan }) => intervalText(plan.intervalMonths),
      },
      { title: t('patients.detail.starts'), value: ({ startOn }) => startOn },
      { title: t('patients.column.ends'), value: (subscriber) => lastDayOf(subscriber) },
    ],
    [t, statusText, intervalText],
  );
}
