import { cardBrand, type CardDetails } from '@praxis/contract/rules/card';

/** What stands in the fields of a card form. */
export interface CardValues {
  number: string;
  /** MM/YY */
  expiry: string;
  cvc: string;
}

export const noCard: CardValues = { number: '', expiry: '', cvc: '' };

/** Digits in the groups that are printed on the card. */
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

/** Month and year with the stroke between them, whatever was typed. */
export function groupedExpiry(typed: string): string {
  const digits = typed.replace(/\D/g, '');
  // "4" can only be April; a year of four digits is shortened to its last two.
  const month = /^[2-9]/.test(digits) ? `0${digits}` : digits;
  const year =
    month.length === 6 && month.slice(2, 4) === '20' ? month.slice(4) : month.slice(2, 4);
  if (month.length < 2) return month;
  return month.length === 2 && typed.endsWith('/') ? `${month}/` : joined(month.slice(0, 2), year);
}

const joined = (month: string, year: string) => (year === '' ? month : `${month}/${year}`);

/** What was typed, as the card's provider takes it. */
export function toDetails({ number, expiry, cvc }: CardValues): CardDetails {
  const [month = '', year = ''] = expiry.split('/');
  return {
    number: number.replace(/\D/g, ''),
    expMonth: Number(month || 'NaN'),
    expYear: year.length === 2 ? 2000 + Number(year) : Number.NaN,
    cvc: cvc.trim(),
  };
}
