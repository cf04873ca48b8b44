import type { DateOverride, LocalRange, WeeklyRange } from '../entities/availability';
import { RuleError } from '../errors';

interface Hours {
  weekly: readonly WeeklyRange[];
  overrides: readonly DateOverride[];
}

/**
 * Every range ends after it begins, those of a day do not overlap (unless they are for different
 * visit types), and no date is overridden twice.
 * @throws {RuleError} `validation_failed` with the fields
 */
export function checkAvailability({ weekly, overrides }: Hours): void {
  const fields: Record<string, string[]> = {};
  weekly.forEach((range, index) => {
    const sameDay = weekly.filter(
      (other, otherIndex) =>
        otherIndex < index &&
        other.weekday === range.weekday &&
        other.visitTypeId === range.visitTypeId,
    );
    note(fields, `weekly.${index}`, range, sameDay);
  });
  overrides.forEach(({ on, ranges }, index) => {
    if (overrides.findIndex((other) => other.on === on) < index)
      fields[`overrides.${index}.on`] = ['date_twice'];
    ranges.forEach((range, inner) =>
      note(fields, `overrides.${index}.ranges.${inner}`, range, ranges.slice(0, inner)),
    );
  });
  if (Object.keys(fields).length > 0)
    throw new RuleError('validation_failed', 'The hours do not fit together.', fields);
}

function note(
  fields: Record<string, string[]>,
  name: string,
  range: LocalRange,
  others: readonly LocalRange[],
): void {
  if (range.endLocal <= range.startLocal) fields[`${name}.endLocal`] = ['range_empty'];
  else if (
    others.some((other) => other.startLocal < range.endLocal && range.startLocal < other.endLocal)
  )
    fields[`${name}.startLocal`] = ['range_overlap'];
}
