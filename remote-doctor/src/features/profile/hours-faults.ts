import type { DateOverride, LocalRange, WeeklyRange } from '@praxis/contract/entities/availability';

export interface Hours {
  weekly: WeeklyRange[];
  overrides: DateOverride[];
}

interface Words {
  empty: string;
  overlap: string;
  twice: string;
  noDate: string;
}

/**
 * What is wrong with the hours, by field: every range ends after it begins, those of a day do not
 * overlap (unless they are for different kinds of appointment), and no date differs twice.
 */
export function hoursFaults({ weekly, overrides }: Hours, words: Words): Record<string, string> {
  const faults: Record<string, string> = {};
  const judge = (name: string, range: LocalRange, others: readonly LocalRange[]) => {
    if (range.endLocal <= range.startLocal) faults[`${name}.endLocal`] = words.empty;
    else if (others.some((other) => overlap(other, range)))
      faults[`${name}.startLocal`] = words.overlap;
  };
  weekly.forEach((range, index) => {
    const sameDay = weekly
      .slice(0, index)
      .filter(
        (other) => other.weekday === range.weekday && other.visitTypeId === range.visitTypeId,
      );
    judge(`weekly.${index}`, range, sameDay);
  });
  overrides.forEach(({ on, ranges }, index) => {
    if (on === '') faults[`overrides.${index}.on`] = words.noDate;
    else if (overrides.findIndex((other) => other.on === on) < index)
      faults[`overrides.${index}.on`] = words.twice;
    ranges.forEach((range, inner) =>
      judge(`overrides.${index}.ranges.${inner}`, range, ranges.slice(0, inner)),
    );
  });
  return faults;
}

const overlap = (first: LocalRange, second: LocalRange): boolean =>
  first.startLocal < second.endLocal && second.startLocal < first.endLocal;
