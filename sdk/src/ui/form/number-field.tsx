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
  /** Maximum number of decimals; 0 by default. */
  decimals?: number;
  /** Unit after the number: "min". */
  unit?: string;
  /** Makes it an amount of money, with the symbol where the language puts it, and all decimals. */
  currency?: string;
}

/** Number field in the format of the language. Empty is null. */
export function NumberField({
  label,
  help,
  optional,
  hideLabel,
  className,
  error: formError,
  value,
  onChange,
  onBlur,
  currency,
  decimals = currency === undefined ? 0 : currencyDecimals(currency),
  unit,
  ...input
}: NumberFieldProps) {
  const language = useIntlLanguage();
  // Raw text while the user types; the formatted value replaces it on blur.
  const [typed, setTyped] = useState<string | null>(null);
  const [hasLeft, setHasLeft] = useState(false);
  const text = useUiText();
  const symbol = currency === undefined ? null : currencySymbol(currency, language);
  const parse = (entry: string, maxDecimals = decimals) =>
    currency === undefined
      ? parseNumber(entry, language, maxDecimals)
      : parseAmount(entry, language, { decimals: maxDecimals, currency });
  const isInvalid = value === null && typed !== null && typed.trim() !== '';
  // For the form, an invalid number is null, "required": the reason why it is invalid says more.
  const error = isInvalid && (hasLeft || formError !== undefined) ? reasonFor(typed) : formError;

  function reasonFor(entry: string): string {
    if (parse(entry, Infinity) === null) return text('field.invalid');
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
          // If the field is optional, submitting would silently drop the invalid input.
          data-unfinished={(isInvalid && optional) || undefined}
          className={styles['number']}
          value={typed ?? formatNumber(value, language, decimals, currency !== undefined)}
          onChange={(event) => {
            setTyped(event.target.value);
            setHasLeft(false);
            onChange(parse(event.target.value));
          }}
          onKeyDown={({ key }) => {
            // Enter submits the form without blur.
            if (key === 'Enter') setHasLeft(true);
          }}
          onBlur={() => {
            // Keeps invalid input, so that the user can correct it.
            if (value !== null || typed?.trim() === '') setTyped(null);
            setHasLeft(true);
            onBlur();
          }}
        />
        {unit && <span className={styles['affix']}>{unit}</span>}
        {symbol && !symbol.leads && <span className={styles['affix']}>{symbol.text}</span>}
      </div>
    </Field>
  );
}
