/** An invoice in the words of one language: what the sheet on screen, its print and the PDF show alike. */
export interface InvoiceDocument {
  language: string;
  title: string;
  /** Status, dates: a word and what stands for it. */
  facts: readonly (readonly [string, string])[];
  from: { heading: string; lines: readonly string[] };
  billTo: { heading: string; lines: readonly string[] };
  columns: { text: string; period: string; amount: string };
  lines: readonly { text: string; period: string; amount: string }[];
  totals: readonly { label: string; amount: string; strong?: boolean }[];
  payments: {
    heading: string;
    rows: readonly { text: string; amount: string }[];
  };
}
