/** An invoice in the words of one language: what the sheet on screen, its print and the PDF show alike. */
export interface InvoiceDocument {
  language: string;
  title: string;
  /** Status, dates: a word and what stands for it. */
  facts: readonly InvoiceFact[];
  from: InvoiceParty;
  billTo: InvoiceParty;
  /** Where to pay. */
  payTo?: { heading: string; facts: readonly InvoiceFact[] };
  columns: readonly InvoiceColumn[];
  /** A text for each of the columns. */
  lines: readonly (readonly string[])[];
  totals: readonly { label: string; amount: string; strong?: boolean }[];
  payments: {
    heading: string;
    rows: readonly { text: string; amount: string }[];
  };
  /** What else is said, under all the rest. */
  remarks?: readonly { heading: string; text: string }[];
}

export type InvoiceFact = readonly [label: string, value: string];

export interface InvoiceParty {
  heading: string;
  lines: readonly string[];
}

/** A column of the table of lines. */
export interface InvoiceColumn {
  label: string;
  align?: 'end';
  /** Of the sheet's width, between 0 and 1; all of them together are 1. */
  share: number;
}
