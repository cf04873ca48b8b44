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
      | 'value'
      | 'onChange'
      | 'onBlur'
      | 'onKeyDown'
      | 'id'
      | 'name'
      | 'className'
      | 'type'
      | 'prefix'
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
  const symbol = currency === undefined ? null : currencySymbol(currency, language);
  const read = (entry: string, most = decimals) =>
    currency === undefined
      ? parseNumber(entry, language, most)
      : parseAmount(entry, language, { decimals: most, currency });
  const isUnreadable = value === null && typed !== null && typed.trim() !== '';
  // To the form an unreadable number is none: what is wrong with it says more than that one is missing.
  const error = isUnreadable && (left || fault !== undefined) ? faultOf(typed) : fault;

  function faultOf(entry: string): string {
    if (read(entry, Infinity) === null) return text('field.invalid');
    return decimals === 0 ? text('field.whole') : text('field.decimals', { count: decimals });
  }

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
          // Where the form misses nothing, sending would drop what was typed.
          data-unfinished={(isUnreadable && optional) || undefined}
          className={styles['number']}
          value={typed ?? formatNumber(value, language, decimals, currency !== undefined)}
          onChange={(event) => {
            setTyped(event.target.value);
            setLeft(false);
            onChange(read(event.target.value));
          }}
          onKeyDown={({ key }) => {
            // Enter sends the form from here.
            if (key === 'Enter') setLeft(true);
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
