import { useLanguage } from '@praxis/sdk';
import type { FormState } from '@praxis/sdk/ui/form';
import { DayFields } from './day-fields';
import type { Hours } from './hours-faults';
import { weekdayName, weekdays } from './weekdays';

/** Time ranges of each weekday. */
export function WeekHours({ form }: { form: FormState<Hours> }) {
  const language = useLanguage();
  const { weekly } = form.values;
  return weekdays.map((day) => {
    const ranges = weekly[`${day}`];
    const path = `weekly.${day}` as const;
    return (
      <DayFields
        key={day}
        name={weekdayName(day, language)}
        ranges={ranges.map((_range, index) => ({
          start: form.field(`${path}.${index}.startLocal`),
          end: form.field(`${path}.${index}.endLocal`),
        }))}
        onRemove={(place) =>
          form.set(
            path,
            ranges.filter((_range, other) => other !== place),
          )
        }
        onAdd={() =>
          form.set(path, [
            ...ranges,
            { weekday: day, ...nextRange(ranges.map(({ endLocal }) => endLocal)) },
          ])
        }
      />
    );
  });
}

/** Suggests the morning of a free day, otherwise the time after the last range. */
function nextRange(ends: readonly string[]): { startLocal: string; endLocal: string } {
  const last = [...ends].sort().at(-1);
  return last === undefined || last >= '17:00'
    ? { startLocal: last ?? '09:00', endLocal: last === undefined ? '12:00' : '23:45' }
    : { startLocal: last < '13:00' ? '13:00' : last, endLocal: '17:00' };
}
