import type { DoctorPayoutItem } from '@praxis/contract/endpoints/views/money-records';
import type { Money as MoneyAmount } from '@praxis/contract/entities/money';
import { useTranslation } from '@praxis/sdk';
import { useQuery } from '@praxis/sdk/data';
import { Loading, useIntlLanguage } from '@praxis/sdk/ui';
import { type Column, DataTable, downloadCsv, toCsv } from '@praxis/sdk/ui/list';
import { RecordDrawer } from '@praxis/sdk/ui/overlay';
import { DateOnly, Facts, localDateIn, Money } from '@praxis/sdk/ui/page';
import { StatusTag } from '../../../shared/statuses/statuses';
import { usePracticeZone } from '../../../shared/use-practice-zone';
import { negated } from '../negated';
import { payoutItemsQuery, type PayoutItems } from '../queries';
import styles from '../payments.module.css';
import { usePayoutItemCsv } from '../use-csv';

/** A payout with the items that it consists of, in a drawer with its own URL. */
export default function PayoutDrawer({ id }: { id: string }) {
  const { t } = useTranslation('doctor');
  const csv = usePayoutItemCsv();
  const language = useIntlLanguage();
  return (
    <RecordDrawer
      query={useQuery(payoutItemsQuery, id)}
      kind={t('payments.payoutDetail.title')}
      status={({ payout }) => <StatusTag of="payout" status={payout.status} />}
      closeTo="/doctor/payments"
      actions={({ payout, items }) => [
        {
          key: 'csv',
          label: t('payments.payoutDetail.csv'),
          onSelect: () =>
            downloadCsv(
              `${t('payments.payoutDetail.title')} ${payout.arrivalOn}`,
              toCsv(csv, items, language),
            ),
        },
      ]}
      outline={<Loading shape="table" />}
    >
      {(shown) => <Items {...shown} />}
    </RecordDrawer>
  );
}

function Items({ payout, items }: PayoutItems) {
  const { t } = useTranslation('doctor');
  const zone = usePracticeZone();
  const columns: Column<DoctorPayoutItem>[] = [
    {
      key: 'source',
      title: t('payments.payoutDetail.item'),
      total: t('payments.payoutDetail.total'),
      cell: ({ kind, patient, invoiceNumber, at }) => (
        <>
          {patient?.fullName ?? t(`payments.payoutDetail.kind.${kind}`)}
          <small className={styles.source}>
            {invoiceNumber && `${invoiceNumber} · `}
            <DateOnly on={localDateIn(zone, Date.parse(at))} />
          </small>
        </>
      ),
    },
    ...(['gross', 'fee', 'refund', 'net'] as const).map((part) => ({
      key: part,
      title: t(`payments.payoutDetail.${part}`),
      align: 'end' as const,
      cell: (item: DoctorPayoutItem) => <Money of={partOf(item, part)} />,
      total: (
        <Money
          of={sumOf(
            items.map((item) => partOf(item, part)),
            payout.net.currency,
          )}
        />
      ),
    })),
  ];
  return (
    <div className={styles.detail}>
      <Facts
        items={[
          { label: t('payments.column.arrival'), value: <DateOnly on={payout.arrivalOn} /> },
          { label: t('payments.column.account'), value: `···· ${payout.bankLast4}` },
          { label: t('payments.column.gross'), value: <Money of={payout.gross} /> },
          { label: t('payments.column.fees'), value: <Money of={negated(payout.fees)} /> },
          { label: t('payments.tab.refunds'), value: <Money of={negated(payout.refunds)} /> },
          {
            label: t('payments.column.net'),
            value: (
              <strong>
                <Money of={payout.net} />
              </strong>
            ),
          },
        ]}
      />
      <DataTable
        dense
        label={t('payments.payoutDetail.items')}
        columns={columns}
        rows={items}
        rowKey={({ id }) => id}
      />
    </div>
  );
}

const partOf = (item: DoctorPayoutItem, part: 'gross' | 'fee' | 'refund' | 'net'): MoneyAmount =>
  part === 'fee' || part === 'refund' ? negated(item[part]) : item[part];

const sumOf = (amounts: readonly MoneyAmount[], currency: string): MoneyAmount => ({
  amountMinor: amounts.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
  currency,
});
