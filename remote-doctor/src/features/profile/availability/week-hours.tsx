import { useLanguage } from '@praxis/sdk';
import type { FormState } from '@praxis/sdk/ui/form';
import { DayFields } from './day-fields';
import type { Hours } from './hours-faults';
import { nextRange } from './next-range';
import { weekdayName, weekdays } from './weekdays';

/** Time ranges of each weekday. */
export function WeekHours({ form }: { form: FormState<Hours> }) {
  const language = useLanguage();
  const { weekly } = form.values;
  return weekdays.map((day) => {
    const ranges = weekly[`${day}`];
    const path = `weekly.${day}` as const;
    const next = nextRange(ranges);
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
        onAdd={next && (() => form.set(path, [...ranges, { weekday: day, ...next }]))}
      />
    );
  });
}
