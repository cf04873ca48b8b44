import { useTranslation } from '@praxis/sdk';
import { useQuery } from '@praxis/sdk/data';
import { Card, EmptyState, ErrorState, Link, Loading, useZone } from '@praxis/sdk/ui';
import { DataTable } from '@praxis/sdk/ui/list';
import { DateOnly, localDateIn, Person } from '@praxis/sdk/ui/page';
import { useFigures } from '../../../shared/dashboard/use-figures';
import { StatusTag } from '../../../shared/statuses/statuses';
import { invoicesQuery } from '../queries';

/** Table of the newest invoices. */
export function LatestInvoices() {
  const { t } = useTranslation('demo');
  const zone = useZone();
  const figures = useFigures();
  const { data, loading, error, reload } = useQuery(invoicesQuery, { query: { perPage: 5 } });
  return (
    <Card
      title={t('ecommerce.invoices')}
      extra={<Link to="/apps/invoice/list">{t('ecommerce.allInvoices')}</Link>}
      flush={(data?.invoices.length ?? 0) > 0}
    >
      {error && !data && <ErrorState failure={error} onRetry={reload} retrying={loading} />}
      {!data && !error && <Loading shape="table" count={5} />}
      {data?.invoices.length === 0 && (
        <EmptyState drawing="money" title={t('ecommerce.noInvoices')} />
      )}
      {data && data.invoices.length > 0 && (
        <DataTable
          label={t('ecommerce.invoices')}
          rows={data.invoices}
          rowKey={({ id }) => String(id)}
          columns={[
            {
              key: 'client',
              title: t('ecommerce.client'),
              cell: ({ client, id, avatar }) => (
                <Person
                  name={client.name}
                  avatarUrl={avatar || null}
                  detail={`#${id}`}
                  to={`/apps/invoice/preview/${id}`}
                />
              ),
            },
            {
              key: 'status',
              title: t('ecommerce.status'),
              cell: ({ invoiceStatus }) => <StatusTag of="demoInvoice" status={invoiceStatus} />,
            },
            {
              key: 'issued',
              title: t('ecommerce.issued'),
              wideOnly: true,
              cell: ({ issuedDate }) => <DateOnly on={localDateIn(zone, Date.parse(issuedDate))} />,
            },
            {
              key: 'total',
              title: t('ecommerce.total'),
              align: 'end',
              cell: ({ total }) => figures.money(total),
            },
          ]}
        />
      )}
    </Card>
  );
}
