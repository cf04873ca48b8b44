import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { useRef } from 'react';
import { useTranslation } from '@praxis/sdk';
import { Button, IconButton, useIntlLanguage } from '@praxis/sdk/ui';
import { DateField } from '@praxis/sdk/ui/date';
import { newLine, withoutLine, type FormState } from '@praxis/sdk/ui/form';
import { formatDateOnly } from '@praxis/sdk/ui/page';
import { DayFields } from './day-fields';
import type { Hours } from './hours-faults';
import { nextRange } from './next-range';
import styles from '../profile.module.css';

/** Dates with other hours than their weekday's, or closed. */
export function Overrides({ form }: { form: FormState<Hours> }) {
  const { t } = useTranslation('doctor');
  const language = useIntlLanguage();
  const { overrides } = form.values;
  const nameOf = (on: string) =>
    on === '' ? t('profile.availability.newDay') : formatDateOnly(on, language);
  const add = useRef<HTMLButtonElement>(null);
  return (
    <>
      {overrides.map(({ key, on, ranges }, index) => {
        const path = `overrides.${key}` as const;
        const date = form.field(`${path}.on`);
        const name = nameOf(on);
        const next = nextRange(ranges);
        return (
          <DayFields
            key={index}
            name={name}
            ranges={ranges.map((_range, inner) => ({
              start: form.field(`${path}.ranges.${inner}.startLocal`),
              end: form.field(`${path}.ranges.${inner}.endLocal`),
            }))}
            onRemove={(place) =>
              form.set(
                `${path}.ranges`,
                ranges.filter((_one, other) => other !== place),
              )
            }
            onAdd={next && (() => form.set(`${path}.ranges`, [...ranges, next]))}
          >
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
                onClick={() => {
                  form.set('overrides', withoutLine(overrides, key));
                  // The next date moves to this index and gets the focus; after the last one the
                  // Add button does.
                  if (index === overrides.length - 1) add.current?.focus();
                }}
              />
            </div>
          </DayFields>
        );
      })}
      <div>
        <Button
          ref={add}
          size="small"
          icon={Plus}
          onClick={() => form.set('overrides', [...overrides, newLine({ on: '', ranges: [] })])}
        >
          {t('profile.availability.addDay')}
        </Button>
      </div>
    </>
  );
}
