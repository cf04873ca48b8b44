import { numberFormat } from './formatters';

/** An amount in the smallest unit of its currency: 5110 of EUR are 51.10. */
export interface MoneyAmount {
  amountMinor: number;
  currency: string;
}

export interface MoneyFormat {
  /** Shortened for figures: 12.5K EUR. */
  compact?: boolean;
  /** With a sign, also for what is added. */
  signed?: boolean;
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

/** "51.10 EUR": the number as the language writes it, then the currency's code, which no other country's sign can be mistaken for. */
export function formatMoney(
  { amountMinor, currency }: MoneyAmount,
  language: string,
  { compact = false, signed = false }: MoneyFormat = {},
): string {
  const digits = currencyDecimals(currency);
  const amount = numberFormat(language, {
    ...(compact
      ? { notation: 'compact', maximumFractionDigits: 1 }
      : { minimumFractionDigits: digits, maximumFractionDigits: digits }),
    signDisplay: signed ? 'exceptZero' : 'auto',
  }).format(amountMinor / 10 ** digits);
  return `${amount}\u00A0${currency}`;
}
