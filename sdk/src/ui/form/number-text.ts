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

/** Reads what somebody typed. Null for what is not a number, or finer than is allowed. */
export function parseNumber(typed: string, language: string, decimals: number): number | null {
  const { group, decimal } = separators(language);
  let plain = typed.replace(/[\s\u00A0\u202F']/g, '');
  // A lone point is a decimal sign to anybody; with the language's own sign present it groups.
  const groups = group !== '.' || plain.includes(decimal) || /^-?\d{1,3}(\.\d{3})+$/.test(plain);
  if (group && groups) plain = plain.replaceAll(group, '');
  plain = plain.replace(decimal, '.').replace(',', '.');
  if (!/^-?\d+(\.\d*)?$/.test(plain)) return null;
  const fraction = plain.split('.')[1] ?? '';
  return fraction.length > decimals ? null : Number(plain);
}

function separators(language: string): { group: string; decimal: string } {
  const parts = new Intl.NumberFormat(language).formatToParts(12345.6);
  const part = (type: string) => parts.find((each) => each.type === type)?.value.trim() ?? '';
  return { group: part('group'), decimal: part('decimal') };
}
