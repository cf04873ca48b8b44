import { useMemo } from 'react';
import type { DoctorPlan } from '@praxis/contract/endpoints/views/plan';
import { useTranslation } from '@praxis/sdk';
import { Link } from '@praxis/sdk/ui';
import type { Column } from '@praxis/sdk/ui/list';
import { DateTime, Money } from '@praxis/sdk/ui/page';
import { StatusTag } from '../../shared/statuses/statuses';
import styles from './plans.module.css';

/** Columns of the plan list. */
export function usePlanColumns(): Column<DoctorPlan>[] {
  const { t } = useTranslation('doctor');
  return useMemo(
    () => [
      {
        key: 'name',
        title: t('plans.column.name'),
        sort: 'name',
        cell: ({ id, current }) => (
          <span className={styles.name}>
            <Link to={`/doctor/plans/${id}`}>{current.name}</Link>
            <small>{t(`plans.every.${current.intervalMonths}`)}</small>
          </span>
        ),
      },
      {
        key: 'status',
        title: t('plans.column.status'),
        cell: ({ status }) => <StatusTag of="plan" status={status} />,
      },
      {
        key: 'price',
        title: t('plans.column.price'),
        align: 'end',
        sort: 'price',
        cell: ({ current }) => <Money of={current.price} />,
      },
      {
        key: 'subscribers',
        title: t('plans.column.subscribers'),
        align: 'end',
        sort: 'subscribers',
        cell: ({ subscribers, applicants, arriving, current }) => (
          <span className={styles.name}>
            {current.capacity === null
              ? subscribers
              : t('plans.ofCapacity', { count: subscribers, capacity: current.capacity })}
            {applicants > 0 && <small>{t('plans.applicants', { count: applicants })}</small>}
            {arriving > 0 && <small>{t('plans.arriving', { count: arriving })}</small>}
          </span>
        ),
      },
      {
        key: 'revenue',
        title: t('plans.column.revenue'),
        align: 'end',
        cell: ({ revenue }) => <Money of={revenue} />,
      },
      {
        key: 'updatedAt',
        title: t('plans.column.updatedAt'),
        align: 'end',
        sort: 'updatedAt',
        wideOnly: true,
        cell: ({ updatedAt }) => <DateTime at={updatedAt} />,
      },
    ],
    [t],
  );
}
