import { useMemo } from 'react';
import type { Company } from '@praxis/contract/demo/card-lists';
import { useTranslation } from '@praxis/sdk';
import { useQuery } from '@praxis/sdk/data';
import { EmptyState } from '@praxis/sdk/ui';
import { DataTable, type Column } from '@praxis/sdk/ui/list';
import { Person, Tag } from '@praxis/sdk/ui/page';
import { Change } from '../../../shared/dashboard/change';
import { QueryCard } from '../../../shared/dashboard/query-card';
import { useFigures } from '../../../shared/dashboard/use-figures';
import styles from '../ecommerce.module.css';
import { companiesQuery } from '../queries';

/** Companies with the highest revenue. */
export function CompaniesCard() {
  const { t } = useTranslation('demo');
  const { short, money, percent } = useFigures();
  const companies = useQuery(companiesQuery, {});
  const columns = useMemo<readonly Column<Company>[]>(
    () => [
      {
        key: 'company',
        title: t('ecommerce.companies.company'),
        cell: ({ name, email }) => <Person name={name} detail={email} />,
      },
      {
        key: 'field',
        title: t('ecommerce.companies.field'),
        wideOnly: true,
        cell: ({ field }) => <Tag>{t(`ecommerce.companies.fields.${field}`)}</Tag>,
      },
      {
        key: 'views',
        title: t('ecommerce.companies.views'),
        align: 'end',
        wideOnly: true,
        cell: ({ views }) => short(views),
      },
      {
        key: 'revenue',
        title: t('ecommerce.companies.revenue'),
        align: 'end',
        cell: ({ revenue }) => money(revenue),
      },
      {
        key: 'sales',
        title: t('ecommerce.companies.sales'),
        align: 'end',
        cell: ({ sales, change }) => (
          <span className={styles.sales}>
            {percent(sales)}
            <Change value={change} />
          </span>
        ),
      },
    ],
    [t, short, money, percent],
  );
  return (
    <QueryCard title={t('ecommerce.companies.title')} query={companies} height={360} flush>
      {({ companies: rows }) =>
        rows.length === 0 ? (
          <EmptyState title={t('ecommerce.companies.empty')} />
        ) : (
          <DataTable
            label={t('ecommerce.companies.title')}
            columns={columns}
            rows={rows}
            rowKey={({ id }) => String(id)}
          />
        )
      }
    </QueryCard>
  );
}
