import Plus from 'lucide-react/icons/plus';
import { useLanguage, useTranslation } from '@praxis/sdk';
import { Button } from '@praxis/sdk/ui';
import type { FormState } from '@praxis/sdk/ui/form';
import type { Hours } from './hours-faults';
import styles from '../profile.module.css';
import { RangeFields } from './range-fields';
import { weekdayName, weekdays } from './weekdays';

/** The ranges of each weekday. */
export function WeekHours({ form }: { form: FormState<Hours> }) {
  const { t } = useTranslation('doctor');
  const language = useLanguage();
  const { weekly } = form.values;
  return weekdays.map((day) => {
    const name = weekdayName(day, language);
    const ranges = weekly.flatMap(({ weekday }, index) => (weekday === day ? [index] : []));
    return (
      <fieldset key={day} className={styles.day}>
        <legend>{name}</legend>
        {ranges.length === 0 && <p>{t('profile.availability.closed')}</p>}
        {ranges.map((index, place) => (
          <RangeFields
            key={index}
            name={t('profile.availability.rangeOf', { day: name, number: place + 1 })}
            start={form.field(`weekly.${index}.startLocal`)}
            end={form.field(`weekly.${index}.endLocal`)}
            onRemove={() =>
              form.set(
                'weekly',
                weekly.filter((_range, other) => other !== index),
              )
            }
          />
        ))}
        <Button
          kind="quiet"
          size="small"
          icon={Plus}
          aria-label={t('profile.availability.addTo', { day: name })}
          onClick={() =>
            form.set('weekly', [
              ...weekly,
              { weekday: day, ...nextRange(ranges.map((index) => weekly[index]?.endLocal ?? '')) },
            ])
          }
        >
          {t('profile.availability.add')}
        </Button>
      </fieldset>
    );
  });
}

/** A morning on a free day, else what follows the last range. */
function nextRange(ends: readonly string[]): { startLocal: string; endLocal: string } {
  const last = [...ends].sort().at(-1);
  return last === undefined || last >= '17:00'
    ? { startLocal: last ?? '09:00', endLocal: last === undefined ? '12:00' : '23:45' }
    : { startLocal: last < '13:00' ? '13:00' : last, endLocal: '17:00' };
}
