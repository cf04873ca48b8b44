import { useState, type ComponentProps } from 'react';
import { currencyDecimals, currencySymbol } from '../format/money';
import { useIntlLanguage } from '../text/intl-language';
import { useUiText } from '../text/use-ui-text';
import { describedBy, Field, type FieldLook } from './field';
import styles from './field.module.css';
import { formatNumber, parseAmount, parseNumber } from './number-text';
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
  /** Behind the number: "min". */
  unit?: string;
  /** An amount of money: its symbol stands where the language puts it, its decimals are all written. */
  currency?: string;
}

/** A number, written with the language's own decimal sign. Empty is null. */
export function NumberField({
  label,
  help,
  optional,
  hideLabel,
  className,
  error: fault,
  value,
  onChange,
  onBlur,
  currency,
  decimals = currency === undefined ? 0 : currencyDecimals(currency),
  unit,
  ...input
}: NumberFieldProps) {
  const language = useIntlLanguage();
  // While it is being typed, the text stays as typed; then it is written properly.
  const [typed, setTyped] = useState<string | null>(null);
  const [left, setLeft] = useState(false);
  const text = useUiText();
  const isNone = left && value === null && (typed ?? '').trim() !== '';
  const error = fault ?? (isNone ? text('field.invalid') : undefined);
  const symbol = currency === undefined ? null : currencySymbol(currency, language);
  const read = (entry: string) =>
    currency === undefined
      ? parseNumber(entry, language, decimals)
      : parseAmount(entry, language, { decimals, currency });
  return (
    <Field {...{ id: input.id, label, help, optional, hideLabel, className, error }}>
      <div className={styles['frame']}>
        {symbol?.leads && <span className={styles['affix']}>{symbol.text}</span>}
        <input
          {...input}
          {...describedBy(input.id, error, help)}
          type="text"
          inputMode={decimals > 0 ? 'decimal' : 'numeric'}
          autoComplete="off"
          required={!optional}
          className={styles['number']}
          value={typed ?? formatNumber(value, language, decimals, currency !== undefined)}
          onChange={(event) => {
            setTyped(event.target.value);
            setLeft(false);
            onChange(read(event.target.value));
          }}
          onBlur={() => {
            // What is no number stays for its writer to mend.
            if (value !== null || typed?.trim() === '') setTyped(null);
            setLeft(true);
            onBlur();
          }}
        />
        {unit && <span className={styles['affix']}>{unit}</span>}
        {symbol && !symbol.leads && <span className={styles['affix']}>{symbol.text}</span>}
      </div>
    </Field>
  );
}
