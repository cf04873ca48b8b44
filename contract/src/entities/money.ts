import * as z from '@praxis/contract/schema';

/** Currency code, ISO 4217, upper case. */
export const currencySchema = z.string().check(z.regex(/^[A-Z]{3}$/));

/** An amount in the currency's minor unit: cents for EUR, yen for JPY. Always an integer. */
export const moneySchema = z.object({ amountMinor: z.int(), currency: currencySchema });
export type Money = z.infer<typeof moneySchema>;

/** Money in a request: like `moneySchema`, but unknown fields are rejected. */
export const moneyInput = z.strictObject({ amountMinor: z.int(), currency: currencySchema });
