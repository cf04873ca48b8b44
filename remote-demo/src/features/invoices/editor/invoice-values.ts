import {
  invoiceLimits,
  newInvoiceInput,
  type InvoiceItem,
  type InvoiceParts,
  type InvoiceUnit,
  type NewInvoice,
} from '@praxis/contract/demo/invoice-input';
import {
  invoiceItems,
  invoiceParts,
  invoiceTotals,
  type InvoiceTotals,
} from '@praxis/contract/demo/invoice-rules';
import type { DemoInvoice, InvoiceClient } from '@praxis/contract/demo/invoices';
import type { FormSchema } from '@praxis/sdk/ui/form';
import { addDays } from '@praxis/sdk/ui/page';
import { dayOf } from '../days';

/** A line as the form holds it: a number that is not there yet is null. */
export interface ItemValues {
  /** Tells the lines apart while they are added and removed. */
  key: number;
  title: string;
  quantity: number | null;
  unit: InvoiceUnit | '';
  cost: number | null;
}

/** An invoice as the form holds it. */
export interface InvoiceValues {
  client: InvoiceClient | null;
  issuedDate: string | null;
  dueDate: string | null;
  items: ItemValues[];
  discountPercent: number | null;
  taxPercent: number | null;
  note: string;
  parts: InvoiceParts;
}

/** A line with nothing in it, behind those that are there. No line that was loaded ever had its key. */
export function emptyItem(others: readonly ItemValues[]): ItemValues {
  const key = Math.max(invoiceLimits.items, ...others.map((one) => one.key)) + 1;
  return { key, title: '', quantity: 1, unit: 'item', cost: null };
}

/** How many days a client has to pay, unless the writer says otherwise. */
const usualTerm = 30;

/** Where a new invoice begins. */
export const firstValues = (today: string): InvoiceValues => ({
  client: null,
  issuedDate: today,
  dueDate: addDays(today, usualTerm),
  items: [emptyItem([])],
  discountPercent: 0,
  taxPercent: 0,
  note: '',
  parts: { terms: true, note: true, paymentDetails: true },
});

/** What the form shows of an invoice. */
export function valuesOf(invoice: DemoInvoice, zone: string): InvoiceValues {
  return {
    client: invoice.client,
    issuedDate: dayOf(invoice.issuedDate, zone),
    dueDate: dayOf(invoice.dueDate, zone),
    items: invoiceItems(invoice).map((item, index) => ({ key: index + 1, ...item })),
    discountPercent: invoice.discountPercent ?? 0,
    taxPercent: invoice.taxPercent ?? 0,
    note: invoice.note ?? '',
    parts: invoiceParts(invoice),
  };
}

/** A copy of an invoice, issued today. */
export const copyOf = (invoice: DemoInvoice, zone: string, today: string): InvoiceValues => ({
  ...valuesOf(invoice, zone),
  issuedDate: today,
  dueDate: addDays(today, usualTerm),
});

/** What the lines come to so far. */
export const totalsOf = (values: InvoiceValues): InvoiceTotals =>
  invoiceTotals({
    items: values.items.map(pricedSoFar),
    discountPercent: countedOf(values.discountPercent, invoiceLimits.percent),
    taxPercent: countedOf(values.taxPercent, invoiceLimits.percent),
  });

/** Nothing where a number is not there yet, or is one that its field refuses. */
const countedOf = (value: number | null, most: number): number =>
  value !== null && value >= 0 && value <= most ? value : 0;

/** A line with nothing in the place of what doesn't count. */
export const pricedSoFar = ({
  quantity,
  cost,
}: ItemValues): Pick<InvoiceItem, 'quantity' | 'cost'> => ({
  quantity: countedOf(quantity, invoiceLimits.quantity),
  cost: countedOf(cost, invoiceLimits.cost),
});

/** What would be sent; a percentage that is left empty is none. */
const toInput = ({ items, discountPercent, taxPercent, ...values }: InvoiceValues) => ({
  ...values,
  items: items.map(({ key: _key, ...item }) => item),
  discountPercent: discountPercent ?? 0,
  taxPercent: taxPercent ?? 0,
});

/** The invoice as it is sent. Only what `invoiceFormSchema` has accepted can be read. */
export const inputOf = (values: InvoiceValues): NewInvoice =>
  newInvoiceInput.parse(toInput(values));

/** What the form says itself: how two days have to follow each other, and how many lines there can be. */
const saidByTheForm = ({ code, path }: { code?: string; path: readonly PropertyKey[] }) =>
  code === 'custom' || path.join('.') === 'items';

/** The contract's own judgement, field by field. */
export const invoiceFormSchema: FormSchema = {
  safeParse(values) {
    const result = newInvoiceInput.safeParse(toInput(values as InvoiceValues));
    if (result.success) return result;
    const issues = result.error.issues.filter((issue) => !saidByTheForm(issue));
    return issues.length === 0 ? { success: true } : { success: false, error: { issues } };
  },
};
