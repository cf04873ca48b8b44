import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { useTranslation } from '@praxis/sdk';
import { Button, IconButton, useIntlLanguage } from '@praxis/sdk/ui';
import { DateField } from '@praxis/sdk/ui/date';
import type { FormState } from '@praxis/sdk/ui/form';
import { formatDateOnly } from '@praxis/sdk/ui/page';
import type { Hours } from './hours-faults';
import styles from '../profile.module.css';
import { RangeFields } from './range-fields';

/** Days that differ from their weekday: other hours, or closed. */
export function Overrides({ form }: { form: FormState<Hours> }) {
  const { t } = useTranslation('doctor');
  const language = useIntlLanguage();
  const { overrides } = form.values;
  const nameOf = (on: string) =>
    on === '' ? t('profile.availability.newDay') : formatDateOnly(on, language);
  return (
    <>
      {overrides.map(({ on, ranges }, index) => {
        const date = form.field(`overrides.${index}.on`);
        const name = nameOf(on);
        return (
          <fieldset key={index} className={styles.day}>
            <legend>{name}</legend>
            <div className={styles.range}>
              <DateField
                {...date}
                hideLabel
                label={t('profile.availability.day', { number: index + 1 })}
                value={on === '' ? null : on}
                onChange={(next) => date.onChange(next ?? '')}
              />
              <IconButton
                size="small"
                icon={Trash2}
                label={t('profile.availability.removeDay', { name })}
                onClick={() =>
                  form.set(
                    'overrides',
                    overrides.filter((_day, other) => other !== index),
                  )
                }
              />
            </div>
            {ranges.length === 0 && <p>{t('profile.availability.closed')}</p>}
            {ranges.map((_range, inner) => (
              <RangeFields
                key={inner}
                name={t('profile.availability.rangeOf', { day: name, number: inner + 1 })}
                start={form.field(`overrides.${index}.ranges.${inner}.startLocal`)}
                end={form.field(`overrides.${index}.ranges.${inner}.endLocal`)}
                onRemove={() =>
                  form.set(
                    `overrides.${index}.ranges`,
                    ranges.filter((_one, other) => other !== inner),
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
                form.set(`overrides.${index}.ranges`, [
                  ...ranges,
                  { startLocal: '09:00', endLocal: '12:00' },
                ])
              }
            >
              {t('profile.availability.add')}
            </Button>
          </fieldset>
        );
      })}
      <div>
        <Button
          size="small"
          icon={Plus}
          onClick={() => form.set('overrides', [...overrides, { on: '', ranges: [] }])}
        >
          {t('profile.availability.addDay')}
        </Button>
      </div>
    </>
  );
}
