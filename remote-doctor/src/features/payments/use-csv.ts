import type {
  DoctorCharge,
  DoctorPayout,
  DoctorPayoutItem,
  DoctorRefund,
} from '@praxis/contract/endpoints/views/money-records';
import { useTranslation } from '@praxis/sdk';
import type { CsvColumn } from '@praxis/sdk/ui/list';
import { spreadsheetAmount, spreadsheetTime } from '@praxis/sdk/ui/page';
import { usePracticeZone } from '../../shared/use-practice-zone';
import { useStatusText } from '../../shared/statuses/statuses';
import { negated } from './negated';

type Payment = DoctorCharge | DoctorRefund;

/** CSV columns of charges and refunds alike. */
function usePaymentColumns() {
  const { t } = useTranslation('doctor');
  const zone = usePracticeZone();
  return {
    patient: {
      title: t('payments.column.patient'),
      value: ({ patient }: Payment) => patient.fullName,
    },
    invoice: {
      title: t('payments.csv.invoice'),
      value: ({ invoiceNumber }: Payment) => invoiceNumber,
    },
    when: {
      title: `${t('payments.column.when')} (${zone})`,
      value: ({ createdAt }: Payment) => spreadsheetTime(zone, createdAt),
    },
    amount: {
      title: t('payments.column.amount'),
      value: ({ amount }: Payment) => spreadsheetAmount(amount),
    },
    currency: {
      title: t('payments.csv.currency'),
      value: ({ amount }: Payment) => amount.currency,
    },
  };
}

/** CSV columns of charges. */
export function useChargeCsv(): CsvColumn<DoctorCharge>[] {
  const { t } = useTranslation('doctor');
  const statusText = useStatusText();
  const { patient, invoice, when, amount, currency } = usePaymentColumns();
  return [
    patient,
    invoice,
    { title: t('payments.column.status'), value: ({ status }) => statusText('charge', status) },
    when,
    amount,
    { title: t('payments.column.refunded'), value: ({ refunded }) => spreadsheetAmount(refunded) },
    currency,
  ];
}

/** CSV columns of refunds. */
export function useRefundCsv(): CsvColumn<DoctorRefund>[] {
  const { t } = useTranslation('doctor');
  const statusText = useStatusText();
  const { patient, invoice, when, amount, currency } = usePaymentColumns();
  return [
    patient,
    invoice,
    { title: t('payments.column.status'), value: ({ status }) => statusText('refund', status) },
    { title: t('payments.column.reason'), value: ({ reason }) => t(`payments.reason.${reason}`) },
    when,
    amount,
    currency,
  ];
}

/** CSV columns of payouts. */
export function usePayoutCsv(): CsvColumn<DoctorPayout>[] {
  const { t } = useTranslation('doctor');
  const statusText = useStatusText();
  return [
    { title: t('payments.column.arrival'), value: ({ arrivalOn }) => arrivalOn },
    { title: t('payments.column.status'), value: ({ status }) => statusText('payout', status) },
    { title: t('payments.column.account'), value: ({ bankLast4 }) => bankLast4 },
    { title: t('payments.column.gross'), value: ({ gross }) => spreadsheetAmount(gross) },
    { title: t('payments.column.fees'), value: ({ fees }) => spreadsheetAmount(negated(fees)) },
    {
      title: t('payments.tab.refunds'),
      value: ({ refunds }) => spreadsheetAmount(negated(refunds)),
    },
    { title: t('payments.column.net'), value: ({ net }) => spreadsheetAmount(net) },
    { title: t('payments.csv.currency'), value: ({ net }) => net.currency },
  ];
}

/** CSV columns of a payout's items. */
export function usePayoutItemCsv(): CsvColumn<DoctorPayoutItem>[] {
  const { t } = useTranslation('doctor');
  const zone = usePracticeZone();
  return [
    {
      title: t('payments.payoutDetail.item'),
      value: ({ kind }) => t(`payments.payoutDetail.kind.${kind}`),
    },
    { title: t('payments.column.patient'), value: ({ patient }) => patient?.fullName },
    { title: t('payments.csv.invoice'), value: ({ invoiceNumber }) => invoiceNumber },
    {
      title: `${t('payments.column.when')} (${zone})`,
      value: ({ at }) => spreadsheetTime(zone, at),
    },
    ...(['gross', 'fee', 'refund', 'net'] as const).map((part) => ({
      title: t(`payments.payoutDetail.${part}`),
      value: (item: DoctorPayoutItem) =>
        spreadsheetAmount(part === 'fee' || part === 'refund' ? negated(item[part]) : item[part]),
    })),
    { title: t('payments.csv.currency'), value: ({ net }) => net.currency },
  ];
}
