import type { Address } from '../../entities/address';
import { inOneLine } from './one-line';

type Place = Pick<Address, 'city' | 'state' | 'postalCode' | 'country'>;

/** Countries that write city, state and postal code, in this order. */
const stateBeforeCode = new Set(['US', 'CA', 'AU']);

/** Countries whose postal code comes last, after the city alone. */
const codeLast = new Set(['GB', 'IE']);

/** City, state and postal code as they are written in the address's country: "New York, NY 10023". */
export function localityOf({ city, state, postalCode, country }: Place): string {
  const code = state.slice(state.indexOf('-') + 1);
  if (stateBeforeCode.has(country)) return inOneLine([city, inOneLine([code, postalCode], ' ')]);
  if (codeLast.has(country)) return inOneLine([city, postalCode], ' ');
  if (country === 'BR') return inOneLine([inOneLine([city, code], ' - '), postalCode]);
  return inOneLine([postalCode, city], ' ');
}

/**
 * The lines of an address, in the order of its country. Its name ends them where a language is given
 * to name it in; among people of one country it goes without saying.
 */
export function addressLines(address: Address, language?: string): string[] {
  const { line1, line2, country } = address;
  return [line1, line2, localityOf(address), language ? countryName(country, language) : ''].filter(
    Boolean,
  );
}

/** The same in one line. */
export const addressLine = (address: Address, language?: string): string =>
  inOneLine(addressLines(address, language));

/** An address may hold no country yet, and a code that the language has no name for. */
function countryName(country: string, language: string): string {
  if (!/^[A-Z]{2}$/.test(country)) return country;
  return new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country;
}
