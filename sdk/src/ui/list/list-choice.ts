import { isLocalDate } from '../format/local-dates';

/** The order that the address asks for where the list knows it, else the list's own. */
export function sortOf<const Field extends string>(
  asked: string,
  fields: readonly Field[],
  own: Field | `-${Field}`,
): Field | `-${Field}` {
  const known = fields.flatMap((field): (Field | `-${Field}`)[] => [field, `-${field}`]);
  return known.find((sort) => sort === asked) ?? own;
}

/** The value that the address asks for where it is one of those there are. */
export function oneOf<const Value extends string>(
  asked: string | null | undefined,
  values: readonly Value[],
): Value | undefined {
  return values.find((value) => value === asked);
}

/** The days of a list that the address asks for; none where it asks for no proper ones. */
export function periodOf(params: URLSearchParams): { from?: string; to?: string } {
  const from = params.get('from');
  const to = params.get('to');
  return isLocalDate(from) && isLocalDate(to) && from <= to ? { from, to } : {};
}
