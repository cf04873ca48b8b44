/** A localized invoice, as shown on screen, in print and in the PDF. */
export interface InvoiceDocument {
  language: string;
  title: string;
  /** Status, dates: label and value. */
  facts: readonly InvoiceFact[];
  from: InvoiceParty;
  billTo: InvoiceParty;
  /** Payment details. */
  payTo?: { heading: string; facts: readonly InvoiceFact[] };
  columns: readonly InvoiceColumn[];
  /** Line items, each with a text per column. */
  lines: readonly (readonly string[])[];
  totals: readonly { label: string; amount: string; strong?: boolean }[];
  payments: {
    heading: string;
    rows: readonly { text: string; amount: string }[];
  };
  /** Notes at the end. */
  remarks?: readonly { heading: string; text: string }[];
}

export type InvoiceFact = readonly [label: string, value: string];

export interface InvoiceParty {
  heading: string;
  lines: readonly string[];
}

/** A column of the line items. */
export interface InvoiceColumn {
  label: string;
  align?: 'end';
  /** Fraction of the page width; the fractions of all columns add up to 1. */
  share: number;
}
