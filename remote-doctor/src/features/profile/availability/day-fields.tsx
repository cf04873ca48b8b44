import Plus from 'lucide-react/icons/plus';
import { useId, useRef, type ReactNode } from 'react';
import { useTranslation } from '@praxis/sdk';
import { Button } from '@praxis/sdk/ui';
import type { FieldBinding } from '@praxis/sdk/ui/form';
import styles from '../profile.module.css';
import { RangeFields } from './range-fields';

interface DayFieldsProps {
  /** A weekday or a date. */
  name: string;
  /** Content above the ranges. */
  children?: ReactNode;
  ranges: readonly { start: FieldBinding<string>; end: FieldBinding<string> }[];
  onRemove(place: number): void;
  /** Undefined if the day is full. */
  onAdd: (() => void) | undefined;
}

/** Time ranges of one day, which is closed without any. */
export function DayFields({ name, children, ranges, onRemove, onAdd }: DayFieldsProps) {
  const { t } = useTranslation('doctor');
  const add = useRef<HTMLButtonElement>(null);
  const full = useId();
  return (
    <fieldset className={styles.day}>
      <legend>{name}</legend>
      {children}
      {ranges.length === 0 && <p>{t('profile.availability.closed')}</p>}
      {ranges.map((range, place) => (
        <RangeFields
          key={place}
          {...range}
          name={t('profile.availability.rangeOf', { day: name, number: place + 1 })}
          onRemove={() => {
            onRemove(place);
            // The next range moves to this index and gets the focus; after the last one the Add
            // button does.
            if (place === ranges.length - 1) add.current?.focus();
          }}
        />
      ))}
      <Button
        ref={add}
        kind="quiet"
        size="small"
        icon={Plus}
        aria-label={t('profile.availability.addTo', { day: name })}
        // Not `disabled`, which would take the focus away from the button that filled the day.
        aria-disabled={!onAdd}
        aria-describedby={onAdd ? undefined : full}
        onClick={onAdd}
      >
        {t('profile.availability.add')}
      </Button>
      {!onAdd && <p id={full}>{t('profile.availability.full')}</p>}
    </fieldset>
  );
}
