import { toCents } from '@praxis/contract/demo/invoice-rules';

/** The demo's invoices are in dollars. */
export const currency = 'USD';

/** So many cents. */
export const cents = (amountMinor: number) => ({ amountMinor, currency });

/** An amount as the demo's records hold it. */
export const dollars = (amount: number) => cents(toCents(amount));
