import type { DateOverride, LocalRange, WeeklyRange } from '../../entities/availability';
import { RuleError } from '../../errors';

interface Hours {
  weekly: readonly WeeklyRange[];
  overrides: readonly DateOverride[];
}

/** What does not fit together in somebody's hours. */
export type HoursFault = 'range_empty' | 'range_overlap' | 'date_twice';

/**
 * What is wrong with the hours, by field: every range ends after it begins, those of a day do not
 * overlap (unless they are for different visit types), and no date is overridden twice.
 */
export function hoursFaults({ weekly, overrides }: Hours): Record<string, HoursFault> {
  const fields: Record<string, HoursFault> = {};
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
      fields[`overrides.${index}.on`] = 'date_twice';
    ranges.forEach((range, inner) =>
      note(fields, `overrides.${index}.ranges.${inner}`, range, ranges.slice(0, inner)),
    );
  });
  return fields;
}

/** @throws {RuleError} `validation_failed` with the fields, where the hours do not fit together */
export function checkAvailability(hours: Hours): void {
  const faults = Object.entries(hoursFaults(hours));
  if (faults.length === 0) return;
  const fields = Object.fromEntries(faults.map(([field, fault]) => [field, [fault]]));
  throw new RuleError('validation_failed', 'The hours do not fit together.', fields);
}

function note(
  fields: Record<string, HoursFault>,
  name: string,
  range: LocalRange,
  others: readonly LocalRange[],
): void {
  if (range.endLocal <= range.startLocal) fields[`${name}.endLocal`] = 'range_empty';
  else if (
    others.some((other) => other.startLocal < range.endLocal && range.startLocal < other.endLocal)
  )
    fields[`${name}.startLocal`] = 'range_overlap';
}
