import { toCents } from '@praxis/contract/demo/invoice-rules';

/** Currency of the demo's invoices. */
export const currency = 'USD';

/** Amount in cents. */
export const cents = (amountMinor: number) => ({ amountMinor, currency });

/** Amount in dollars, as the demo's records store it. */
export const dollars = (amount: number) => cents(toCents(amount));

/**
 * Parses an amount that a record stores as American text ("$12,110.55"). Returns null for any other
 * format: the text is then shown unchanged.
 */
export const dollarsOfText = (text: string) =>
  /^\$\d{1,3}(,\d{3})*(\.\d\d)?$/.test(text) ? dollars(Number(text.replace(/[$,]/g, ''))) : null;
