import { useState, type ComponentProps } from 'react';
import { useIntlLanguage } from '../text/intl-language';
import { describedBy, Field, type FieldLook } from './field';
import styles from './field.module.css';
import { formatNumber, parseNumber } from './number-text';
import type { FieldBinding } from './use-form';

export interface NumberFieldProps
  extends
    FieldBinding<number | null>,
    FieldLook,
    Omit<
      ComponentProps<'input'>,
      'value' | 'onChange' | 'onBlur' | 'id' | 'name' | 'className' | 'type' | 'prefix'
    > {
  /** Decimals that can be entered; none by default. */
  decimals?: number;
  /** Behind the number: "min", "EUR". */
  unit?: string;
}

/** A number, written with the language's own decimal sign. Empty is null. */
export function NumberField({
  label,
  help,
  optional,
  hideLabel,
  className,
  error,
  value,
  onChange,
  onBlur,
  decimals = 0,
  unit,
  ...input
}: NumberFieldProps) {
  const language = useIntlLanguage();
  // While it is being typed, the text stays as typed; then it is written properly.
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <Field {...{ id: input.id, label, help, optional, hideLabel, className, error }}>
      <div className={styles['frame']}>
        <input
          {...input}
          {...describedBy(input.id, error, help)}
          type="text"
          inputMode={decimals > 0 ? 'decimal' : 'numeric'}
          autoComplete="off"
          required={!optional}
          className={styles['number']}
          value={typed ?? formatNumber(value, language, decimals)}
          onChange={(event) => {
            setTyped(event.target.value);
            onChange(parseNumber(event.target.value, language, decimals));
          }}
          onBlur={() => {
            setTyped(null);
            onBlur();
          }}
        />
        {unit && <span className={styles['affix']}>{unit}</span>}
      </div>
    </Field>
  );
}
