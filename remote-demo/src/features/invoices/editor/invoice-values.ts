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
import type { FormSchema, Line } from '@praxis/sdk/ui/form';
import { addDays } from '@praxis/sdk/ui/page';
import { dayOf } from '../days';

/** Form values of an item; an empty number is null. Its key is kept by `useStableItemKeys`. */
export interface ItemValues extends Line {
  key: number;
  title: string;
  quantity: number | null;
  unit: InvoiceUnit | '';
  cost: number | null;
}

/** Form values of an invoice. */
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

/** Values of an empty item. */
export const emptyItem = { title: '', quantity: 1, unit: 'item', cost: null } as const;

/** Default payment term, in days. */
const defaultTermDays = 30;

/** Values of a new invoice. */
export const defaultValues = (today: string): InvoiceValues => ({
  client: null,
  issuedDate: today,
  dueDate: addDays(today, defaultTermDays),
  items: [{ key: 1, ...emptyItem }],
  discountPercent: 0,
  taxPercent: 0,
  note: '',
  parts: { terms: true, note: true, paymentDetails: true },
});

/** Form values of a stored invoice. */
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

/** Values of a copy, issued today. */
export const copyOf = (invoice: DemoInvoice, zone: string, today: string): InvoiceValues => ({
  ...valuesOf(invoice, zone),
  issuedDate: today,
  dueDate: addDays(today, defaultTermDays),
});

/** Totals of the current values. */
export const totalsOf = (values: InvoiceValues): InvoiceTotals =>
  invoiceTotals({
    items: values.items.map(validPricing),
    discountPercent: validOrZero(values.discountPercent, invoiceLimits.percent),
    taxPercent: validOrZero(values.taxPercent, invoiceLimits.percent),
  });

/** 0 if the number is missing, or its field rejects it. */
const validOrZero = (value: number | null, most: number): number =>
  value !== null && value >= 0 && value <= most ? value : 0;

/** Quantity and price of an item, with 0 for invalid values. */
export const validPricing = ({
  quantity,
  cost,
}: ItemValues): Pick<InvoiceItem, 'quantity' | 'cost'> => ({
  quantity: validOrZero(quantity, invoiceLimits.quantity),
  cost: validOrZero(cost, invoiceLimits.cost),
});

/** Converts the values to the request; an empty percentage is 0. */
const toInput = ({ items, discountPercent, taxPercent, ...values }: InvoiceValues) => ({
  ...values,
  items: items.map(({ key: _key, ...item }) => item),
  discountPercent: discountPercent ?? 0,
  taxPercent: taxPercent ?? 0,
});

/** Parses valid values to the request. Throws for values that `invoiceFormSchema` rejects. */
export const toInvoiceInput = (values: InvoiceValues): NewInvoice =>
  newInvoiceInput.parse(toInput(values));

/** Rules with a text of the form's own: the order of the two dates, and the number of items. */
const isFormRule = ({ code, path }: { code?: string; path: readonly PropertyKey[] }) =>
  code === 'custom' || path.join('.') === 'items';

/** Validates by the contract's schema, field by field. */
export const invoiceFormSchema: FormSchema = {
  safeParse(values) {
    const result = newInvoiceInput.safeParse(toInput(values as InvoiceValues));
    if (result.success) return result;
    const issues = result.error.issues.filter((issue) => !isFormRule(issue));
    return issues.length === 0 ? { success: true } : { success: false, error: { issues } };
  },
};
