import { isLocalDate } from '../format/local-dates';

/** Validates the sort order of the URL; falls back to the list's default for an unknown one. */
export function sortOf<const Field extends string>(
  requested: string,
  fields: readonly Field[],
  fallback: Field | `-${Field}`,
): Field | `-${Field}` {
  const known = fields.flatMap((field): (Field | `-${Field}`)[] => [field, `-${field}`]);
  return known.find((sort) => sort === requested) ?? fallback;
}

/** Validates a value of the URL: returns it if it is one of `values`. */
export function oneOf<const Value extends string>(
  requested: string | null | undefined,
  values: readonly Value[],
): Value | undefined {
  return values.find((value) => value === requested);
}

/** Reads a date range from the URL; empty if it is missing or invalid. */
export function periodOf(params: URLSearchParams): { from?: string; to?: string } {
  const from = params.get('from');
  const to = params.get('to');
  return isLocalDate(from) && isLocalDate(to) && from <= to ? { from, to } : {};
}
