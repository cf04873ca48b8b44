import { currencyOfZone } from '@praxis/contract/rules/billing/currency-of-zone';

/** Guesses the visitor's currency by the browser's time zone. Nothing is stored. */
export const guessCurrency = (
  zone: string = new Intl.DateTimeFormat().resolvedOptions().timeZone,
): string => currencyOfZone(zone) ?? 'USD';
