import type { Address } from '../../entities/address';
import { inOneLine } from './one-line';

type Place = Pick<Address, 'city' | 'state' | 'postalCode' | 'country'>;

/** Countries with the order city, state, postal code. */
const stateBeforeCode = new Set(['US', 'CA', 'AU']);

/** Countries with the postal code last, after the city. */
const codeLast = new Set(['GB', 'IE']);

/** Formats city, state and postal code in the order of the address's country: "New York, NY 10023". */
export function localityOf({ city, state, postalCode, country }: Place): string {
  const code = state.slice(state.indexOf('-') + 1);
  if (stateBeforeCode.has(country)) return inOneLine([city, inOneLine([code, postalCode], ' ')]);
  if (codeLast.has(country)) return inOneLine([city, postalCode], ' ');
  if (country === 'BR') return inOneLine([inOneLine([city, code], ' - '), postalCode]);
  return inOneLine([postalCode, city], ' ');
}

/**
 * Returns the lines of an address in the order of its country. The country's name is appended if a language
 * is given; between residents of one country it is omitted.
 */
export function addressLines(address: Address, language?: string): string[] {
  const { line1, line2, country } = address;
  return [line1, line2, localityOf(address), language ? countryName(country, language) : ''].filter(
    Boolean,
  );
}

/** Formats an address in one line. */
export const addressLine = (address: Address, language?: string): string =>
  inOneLine(addressLines(address, language));

/** Returns the country's name; the code itself if it is empty, unknown or invalid. */
function countryName(country: string, language: string): string {
  if (!/^[A-Z]{2}$/.test(country)) return country;
  return new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country;
}
