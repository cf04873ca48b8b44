import { currencySymbol } from '../format/money';

/**
 * Formats the number of a field, without grouping, so that it is easy to edit. An amount of money has
 * grouping and all decimals.
 */
export function formatNumber(
  value: number | null,
  language: string,
  decimals: number,
  isAmount = false,
): string {
  if (value === null || !Number.isFinite(value)) return '';
  return new Intl.NumberFormat(language, {
    useGrouping: isAmount,
    minimumFractionDigits: isAmount ? decimals : 0,
    maximumFractionDigits: decimals,
  }).format(value);
}

/**
 * Parses typed text. Returns null if it is not a number, or has too many decimals. A separator only
 * groups thousands if three digits follow: 49,90 is a decimal number in every language.
 */
export function parseNumber(typed: string, language: string, decimals: number): number | null {
  const { group, decimal } = separators(language);
  let plain = typed.replace(/[\s\u00A0\u202F']/g, '');
  const [whole = ''] = plain.split(decimal);
  if (group && /^-?\d{1,3}(\D\d{3})+$/.test(whole)) {
    plain = whole.replaceAll(group, '') + plain.slice(whole.length);
  }
  plain = plain.replace(decimal, '.').replace(',', '.');
  if (!/^-?\d+(\.\d*)?$/.test(plain)) return null;
  const fraction = plain.split('.')[1] ?? '';
  return fraction.length > decimals ? null : Number(plain);
}

/** Parses an amount of money, with or without its symbol or currency code. */
export function parseAmount(
  typed: string,
  language: string,
  { decimals, currency }: { decimals: number; currency: string },
): number | null {
  const bare = typed.replace(currencySymbol(currency, language).text, '').replace(currency, '');
  return parseNumber(bare, language, decimals);
}

function separators(language: string): { group: string; decimal: string } {
  const parts = new Intl.NumberFormat(language).formatToParts(12345.6);
  const part = (type: string) => parts.find((each) => each.type === type)?.value.trim() ?? '';
  return { group: part('group'), decimal: part('decimal') };
}
