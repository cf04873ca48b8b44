import { currencySymbol } from '../format/money';

/**
 * A number as it is written in a field, without grouping, so that it can be edited. An amount of
 * money is written out, with its groups and all of its decimals.
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
 * Reads what somebody typed. Null for what is not a number, or finer than is allowed. A sign groups
 * only where groups of three follow: 49,90 is no thousands in any language.
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

/** Reads an amount of money, with its symbol or code or without. */
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
