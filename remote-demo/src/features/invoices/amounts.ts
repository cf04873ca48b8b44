import { toCents } from '@praxis/contract/demo/invoice-rules';

/** The demo's invoices are in dollars. */
export const currency = 'USD';

/** So many cents. */
export const cents = (amountMinor: number) => ({ amountMinor, currency });

/** An amount as the demo's records hold it. */
export const dollars = (amount: number) => cents(toCents(amount));

/**
 * An amount that a record holds as an American text ("$12,110.55"). A text of another shape is no
 * amount: it is shown as it came.
 */
export const dollarsOfText = (text: string) =>
  /^\$\d{1,3}(,\d{3})*(\.\d\d)?$/.test(text) ? dollars(Number(text.replace(/[$,]/g, ''))) : null;
