import * as z from '@praxis/contract/schema';

/** ISO 4217, upper case. */
export const currencySchema = z.string().check(z.regex(/^[A-Z]{3}$/));

/** An amount in the currency's smallest unit: cents of EUR, whole yen of JPY. Never a fraction. */
export const moneySchema = z.object({ amountMinor: z.int(), currency: currencySchema });
export type Money = z.infer<typeof moneySchema>;

/** Money in a request: the same, with unknown fields refused. */
export const moneyInput = z.strictObject({ amountMinor: z.int(), currency: currencySchema });
