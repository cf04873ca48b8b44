import type { InvoiceItem } from '@praxis/contract/demo/invoice-input';
import {
  invoiceItems,
  invoiceParts,
  invoiceTotals,
  lineTotal,
  paidCents,
} from '@praxis/contract/demo/invoice-rules';
import {
  invoiceSender,
  type DemoInvoice,
  type DemoInvoiceStatus,
  type PaymentDetails,
} from '@praxis/contract/demo/invoices';
import { useTranslation } from '@praxis/sdk';
import { useIntlLanguage, useZone } from '@praxis/sdk/ui';
import type { InvoiceDocument } from '@praxis/sdk/ui/invoice';
import { formatDateOnly, numberFormat, useMoneyText } from '@praxis/sdk/ui/page';
import { useStatusText } from '../../../shared/statuses/statuses';
import { cents, dollars, dollarsOfText } from '../amounts';
import { dayOf } from '../days';

/** Statuses that are omitted: a client who has the invoice knows them. */
const omittedStatuses: ReadonlySet<DemoInvoiceStatus> = new Set(['Sent', 'Downloaded']);

/** Formats an invoice for display, print and PDF. */
export function useInvoiceDocument() {
  const { t } = useTranslation('demo');
  const language = useIntlLanguage();
  const zone = useZone();
  const money = useMoneyText();
  const statusText = useStatusText();
  const totalsOf = useTotals();
  const quantities = {
    item: numberFormat(language, { maximumFractionDigits: 2 }),
    hour: numberFormat(language, { style: 'unit', unit: 'hour', maximumFractionDigits: 2 }),
  } as const;
  const date = (day: string) => formatDateOnly(day, language);

  const lineOf = (item: InvoiceItem) => [
    item.title,
    quantities[item.unit].format(item.quantity),
    money(dollars(item.cost)),
    money(cents(lineTotal(item))),
  ];

  return (invoice: DemoInvoice, details: PaymentDetails): InvoiceDocument => {
    const { id, client, invoiceStatus, payments = [], note = '' } = invoice;
    const parts = invoiceParts(invoice);
    const totalDue = dollarsOfText(details.totalDue);
    const issued = dayOf(invoice.issuedDate, zone);
    const due = dayOf(invoice.dueDate, zone);
    const terms = t('invoices.termsText', { date: date(due) });
    return {
      language,
      title: t('invoices.numbered', { number: id }),
      facts: [
        ...(omittedStatuses.has(invoiceStatus)
          ? []
          : [[t('invoices.status'), statusText('demoInvoice', invoiceStatus)] as const]),
        [t('invoices.issued'), date(issued)],
        [t('invoices.due'), date(due)],
      ],
      from: {
        heading: t('invoices.from'),
        lines: [
          invoiceSender.name,
          ...invoiceSender.lines,
          invoiceSender.phone,
          invoiceSender.email,
        ],
      },
      billTo: {
        heading: t('invoices.billTo'),
        lines: [
          client.name,
          client.company,
          client.address,
          client.country,
          client.contact,
          client.companyEmail,
        ].filter((line) => line !== ''),
      },
      ...(parts.paymentDetails && {
        payTo: {
          heading: t('invoices.paymentDetails'),
          facts: [
            [t('invoices.totalDue'), totalDue ? money(totalDue) : details.totalDue],
            [t('invoices.bank'), details.bankName],
            [t('invoices.country'), details.country],
            [t('invoices.iban'), details.iban],
            [t('invoices.swift'), details.swiftCode],
          ],
        },
      }),
      columns: [
        { label: t('invoices.item'), share: 0.46 },
        { label: t('invoices.quantity'), share: 0.16, align: 'end' },
        { label: t('invoices.price'), share: 0.18, align: 'end' },
        { label: t('invoices.amount'), share: 0.2, align: 'end' },
      ],
      lines: invoiceItems(invoice).map(lineOf),
      totals: totalsOf(invoice),
      payments: {
        heading: t('invoices.payments'),
        rows: payments.map((payment) => ({
          // The payment's note is internal, and the invoice goes to the client.
          text: [date(payment.date), t(`invoices.methods.${payment.method}`)].join(' · '),
          amount: money(dollars(payment.amount)),
        })),
      },
      remarks: [
        ...(parts.terms ? [{ heading: t('invoices.terms'), text: terms }] : []),
        ...(parts.note && note !== '' ? [{ heading: t('invoices.note'), text: note }] : []),
      ],
    };
  };
}

/** Totals below the items; lines that are zero are omitted. */
function useTotals(): (invoice: DemoInvoice) => InvoiceDocument['totals'] {
  const { t } = useTranslation('demo');
  const language = useIntlLanguage();
  const money = useMoneyText();
  const percent = numberFormat(language, { style: 'percent', maximumFractionDigits: 2 });
  return (invoice) => {
    const { discountPercent = 0, taxPercent = 0, total, balance } = invoice;
    const { subtotal, discount, tax } = invoiceTotals({
      items: invoiceItems(invoice),
      discountPercent,
      taxPercent,
    });
    const paid = paidCents(invoice);
    const share = (part: number) => ({ percent: percent.format(part / 100) });
    return [
      ...(discount > 0 || tax > 0
        ? [{ label: t('invoices.subtotal'), amount: money(cents(subtotal)) }]
        : []),
      ...(discount > 0
        ? [
            {
              label: t('invoices.discountOf', share(discountPercent)),
              amount: money(cents(-discount)),
            },
          ]
        : []),
      ...(tax > 0
        ? [{ label: t('invoices.taxOf', share(taxPercent)), amount: money(cents(tax)) }]
        : []),
      { label: t('invoices.total'), amount: money(dollars(total)), strong: true },
      ...(paid > 0 ? [{ label: t('invoices.paid'), amount: money(cents(-paid)) }] : []),
      { label: t('invoices.balanceDue'), amount: money(dollars(balance)), strong: true },
    ];
  };
}
