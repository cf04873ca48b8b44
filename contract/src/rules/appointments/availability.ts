import type { DateOverride, LocalRange, WeeklyRange } from '../../entities/availability';
import { RuleError } from '../../errors';

interface Hours {
  weekly: readonly WeeklyRange[];
  overrides: readonly DateOverride[];
}

/** Errors in opening hours. */
export type HoursFault = 'range_empty' | 'range_overlap' | 'date_twice';

/**
 * Validates opening hours and returns errors by field: a range has to end after it starts, ranges of a day
 * must not overlap (unless they are for different visit types), and a date has at most one override.
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
    addFault(fields, `weekly.${index}`, range, sameDay);
  });
  overrides.forEach(({ on, ranges }, index) => {
    if (overrides.findIndex((other) => other.on === on) < index)
      fields[`overrides.${index}.on`] = 'date_twice';
    ranges.forEach((range, inner) =>
      addFault(fields, `overrides.${index}.ranges.${inner}`, range, ranges.slice(0, inner)),
    );
  });
  return fields;
}

/** Checks opening hours. @throws {RuleError} `validation_failed`, with errors by field */
export function checkAvailability(hours: Hours): void {
  const faults = Object.entries(hoursFaults(hours));
  if (faults.length === 0) return;
  const fields = Object.fromEntries(faults.map(([field, fault]) => [field, [fault]]));
  throw new RuleError('validation_failed', 'The hours do not fit together.', fields);
}

function addFault(
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
