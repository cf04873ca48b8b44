import { numberFormat } from './formatters';

/** An amount in the smallest unit of its currency: 5110 of EUR are 51.10. */
export interface MoneyAmount {
  amountMinor: number;
  currency: string;
}

export interface MoneyFormat {
  /** Shortened for figures: €12.5K. */
  compact?: boolean;
  /** With a sign, also for what is added. */
  signed?: boolean;
  /** Without decimals where there are none, for limits: $10,000. */
  stripped?: boolean;
}

const decimals = new Map<string, number>();

/** How many decimals a currency has: 2 for EUR, none for JPY. Asked once: the browser is slow to say it. */
export function currencyDecimals(currency: string): number {
  const known =
    decimals.get(currency) ??
    numberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ??
    2;
  decimals.set(currency, known);
  return known;
}

/** An amount as a number that spreadsheets reckon with; its currency has a column of its own. */
export const spreadsheetAmount = ({ amountMinor, currency }: MoneyAmount): number =>
  amountMinor / 10 ** currencyDecimals(currency);

/** The symbol of a currency in a language, and whether it stands before the number. */
export function currencySymbol(currency: string, language: string) {
  const parts = numberFormat(language, { style: 'currency', currency }).formatToParts(1);
  const at = parts.findIndex(({ type }) => type === 'currency');
  return {
    text: parts[at]?.value ?? currency,
    leads: at < parts.findIndex(({ type }) => type === 'integer'),
  };
}

/**
 * "$51.10", "51,10 €": as the language writes an amount of the currency. Where a symbol could be mistaken,
 * the language itself puts the country before it ("CA$51.10").
 */
export function formatMoney(
  { amountMinor, currency }: MoneyAmount,
  language: string,
  { compact = false, signed = false, stripped = false }: MoneyFormat = {},
): string {
  const decimals = currencyDecimals(currency);
  return numberFormat(language, {
    style: 'currency',
    currency,
    // Where nothing is shortened, German leaves the point out: 5000 € would stand beside 5.250 €.
    ...(compact
      ? {
          notation: 'compact',
          useGrouping: 'always',
          minimumFractionDigits: 0,
          maximumFractionDigits: 1,
        }
      : { minimumFractionDigits: decimals, maximumFractionDigits: decimals }),
    ...(stripped && { trailingZeroDisplay: 'stripIfInteger' }),
    signDisplay: signed ? 'exceptZero' : 'auto',
  }).format(amountMinor / 10 ** decimals);
}
