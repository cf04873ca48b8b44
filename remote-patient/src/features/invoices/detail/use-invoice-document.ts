import type { PatientInvoiceDetail } from '@praxis/contract/endpoints/views/money-records';
import { addressLines } from '@praxis/contract/rules/texts/address-lines';
import { useIdentity, useTranslation } from '@praxis/sdk';
import { useIntlLanguage, useZone } from '@praxis/sdk/ui';
import type { InvoiceDocument } from '@praxis/sdk/ui/invoice';
import { addDays, formatDateOnly, formatInstant, useMoneyText } from '@praxis/sdk/ui/page';
import { useCardText } from '../../../shared/card/use-card-text';
import { useStatusText } from '../../../shared/statuses/statuses';

/** Formats an invoice for display and print. */
export function useInvoiceDocument(): (invoice: PatientInvoiceDetail) => InvoiceDocument {
  const { t } = useTranslation('patient');
  const language = useIntlLanguage();
  const zone = useZone();
  const { userData } = useIdentity();
  const money = useMoneyText();
  const statusText = useStatusText();
  const cardText = useCardText();
  const date = (on: string) => formatDateOnly(on, language);

  return (invoice) => {
    const { from, billTo, lines, tax, total, paid, due, payments } = invoice;
    return {
      language,
      title: t('invoice.title', { number: invoice.number }),
      facts: [
        [t('invoices.status'), statusText('invoice', invoice.status)],
        [t('invoices.issuedOn'), date(invoice.issuedOn)],
        [t('invoices.dueOn'), date(invoice.dueOn)],
        [t('invoices.doctor'), invoice.doctor.fullName],
      ],
      from: { heading: t('invoice.from'), lines: [from.name, from.address, from.phone] },
      billTo: {
        heading: t('invoice.billTo'),
        lines: billTo
          ? [billTo.name, ...addressLines(billTo.address, language), billTo.email]
          : [userData.fullName],
      },
      columns: [
        { label: t('invoice.item'), share: 0.36 },
        { label: t('invoice.period'), share: 0.44 },
        { label: t('invoice.amount'), share: 0.2, align: 'end' },
      ],
      lines: lines.map((line) => [
        t(`invoice.line.${line.kind}`, { plan: line.text }),
        daysOf(line, date),
        money(line.amount),
      ]),
      totals: [
        ...(tax.amountMinor === 0 ? [] : [{ label: t('invoice.tax'), amount: money(tax) }]),
        { label: t('invoices.total'), amount: money(total), strong: true },
        { label: t('invoice.paid'), amount: money(paid) },
        { label: t('invoices.due'), amount: money(due), strong: true },
      ],
      payments: {
        heading: t('invoice.payments'),
        rows: payments.map((payment) => ({
          text: [
            formatInstant(payment.createdAt, { language, zone }),
            payment.card && cardText(payment.card),
            payment.failureCode
              ? t(`invoice.failure.${payment.failureCode}`)
              : statusText('charge', payment.status),
            payment.refunded.amountMinor > 0 &&
              t('invoice.refunded', { amount: money(payment.refunded) }),
          ]
            .filter(Boolean)
            .join(' · '),
          amount: money(payment.amount),
        })),
      },
    };
  };
}

/** Dates of a line: a period, whose end is exclusive, or the day of a one-time fee. */
function daysOf(
  { serviceFrom, serviceTo }: PatientInvoiceDetail['lines'][number],
  date: (on: string) => string,
): string {
  const last = addDays(serviceTo, -1);
  return last > serviceFrom ? `${date(serviceFrom)} – ${date(last)}` : date(serviceFrom);
}
