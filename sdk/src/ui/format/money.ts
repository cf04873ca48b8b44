import { numberFormat } from './formatters';

/** An amount in the minor unit of its currency: 5110 EUR is €51.10. */
export interface MoneyAmount {
  amountMinor: number;
  currency: string;
}

export interface MoneyFormat {
  /** Compact notation: €12.5K. */
  compact?: boolean;
  /** Shows the sign of positive amounts too. */
  signed?: boolean;
  /** Omits decimals of whole amounts, as in limits: $10,000. */
  stripped?: boolean;
}

const decimals = new Map<string, number>();

/** Returns the number of decimals of a currency: 2 for EUR, 0 for JPY. Cached, because `resolvedOptions` is slow. */
export function currencyDecimals(currency: string): number {
  const result =
    decimals.get(currency) ??
    numberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ??
    2;
  decimals.set(currency, result);
  return result;
}

/** Returns an amount as a plain number for spreadsheets; its currency has a separate column. */
export const spreadsheetAmount = ({ amountMinor, currency }: MoneyAmount): number =>
  amountMinor / 10 ** currencyDecimals(currency);

/** Returns the symbol of a currency in a language, and whether it precedes the number. */
export function currencySymbol(currency: string, language: string) {
  const parts = numberFormat(language, { style: 'currency', currency }).formatToParts(1);
  const at = parts.findIndex(({ type }) => type === 'currency');
  return {
    text: parts[at]?.value ?? currency,
    leads: at < parts.findIndex(({ type }) => type === 'integer'),
  };
}

/**
 * Formats an amount in a language: "$51.10", "51,10 €". `Intl` adds the country to an ambiguous symbol
 * ("CA$51.10").
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
    // Without `useGrouping`, German compact amounts lack the separator: 5000 € next to 5.250 €.
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
