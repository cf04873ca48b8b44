import { cardBrand, type CardDetails } from './card';

/** Values of a card form. */
export interface CardValues {
  number: string;
  /** MM/YY */
  expiry: string;
  cvc: string;
}

export const noCard: CardValues = { number: '', expiry: '', cvc: '' };

/** Formats a card number in the groups printed on the card. */
export function groupedNumber(typed: string): string {
  const digits = typed.replace(/\D/g, '').slice(0, 19);
  const groups = cardBrand(digits) === 'amex' ? /^(\d{1,4})(\d{1,6})?(\d{1,9})?$/ : null;
  return groups
    ? digits.replace(groups, (_, ...parts) =>
        parts
          .slice(0, 3)
          .filter((part) => typeof part === 'string')
          .join(' '),
      )
    : (digits.match(/\d{1,4}/g) ?? []).join(' ');
}

/** Formats an expiry date as MM/YY. */
export function groupedExpiry(typed: string): string {
  const [before = '', after] = typed.split('/');
  if (after !== undefined) return `${monthOf(before)}/${yearOf(after)}`;
  const month = monthOf(before, 2);
  const year = yearOf(month.slice(2));
  return year === '' ? month : `${month.slice(0, 2)}/${year}`;
}

const digitsOf = (typed: string) => typed.replace(/\D/g, '');

/** Completes a month: "4" and "4/" are April; "1" may become 12 until something follows it. */
function monthOf(typed: string, least = 1): string {
  const digits = digitsOf(typed);
  const isComplete = least === 1 ? digits.length === 1 : /^[2-9]/.test(digits);
  return isComplete ? `0${digits}` : digits;
}

/** Shortens a four-digit year to its last two digits. */
function yearOf(typed: string): string {
  const digits = digitsOf(typed);
  return digits.length > 2 && digits.startsWith('20') ? digits.slice(2, 4) : digits.slice(0, 2);
}

/**
 * Returns a field's value after a change: formatted while typing at the end; a change in the middle stays
 * unformatted until blur, so that the caret does not jump.
 */
export const typedOn = (before: string, typed: string, group: (typed: string) => string): string =>
  typed.startsWith(before) || before.startsWith(typed) ? group(typed) : typed;

/** Converts form values to the card provider's format. */
export function toDetails({ number, expiry, cvc }: CardValues): CardDetails {
  const [month = '', year = ''] = expiry.split('/');
  return {
    number: number.replace(/\D/g, ''),
    expMonth: Number(month || 'NaN'),
    expYear: year.length === 2 ? 2000 + Number(year) : Number.NaN,
    cvc: cvc.trim(),
  };
}

interface TextInput {
  value: string;
  onChange(text: string): void;
  onBlur(): void;
}

/** Wraps a field so that its text is formatted while typing and on blur. */
export function groupedField<Field extends TextInput>(
  field: Field,
  grouped: (typed: string) => string,
): Field {
  return {
    ...field,
    onChange: (typed: string) => field.onChange(typedOn(field.value, typed, grouped)),
    onBlur() {
      field.onChange(grouped(field.value));
      field.onBlur();
    },
  };
}

/** Wraps a field so that it accepts the three or four digits of a security code. */
export const codeField = <Field extends TextInput>(field: Field): Field => ({
  ...field,
  onChange: (typed: string) => field.onChange(typed.replace(/\D/g, '').slice(0, 4)),
});
