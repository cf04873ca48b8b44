/** Countries to choose from, by their codes; a user's country is stored by its English name. */
const codes = [
  'AR',
  'AT',
  'AU',
  'BE',
  'BR',
  'CA',
  'CH',
  'CL',
  'CN',
  'CZ',
  'DE',
  'DK',
  'ES',
  'FI',
  'FR',
  'GB',
  'GR',
  'HR',
  'HU',
  'IE',
  'IN',
  'IT',
  'JP',
  'KR',
  'MX',
  'NL',
  'NO',
  'NZ',
  'PL',
  'PT',
  'RO',
  'SE',
  'TR',
  'US',
  'ZA',
] as const;

const namesIn = (language: string) => new Intl.DisplayNames([language], { type: 'region' });

let byName: ReadonlyMap<string, string> | undefined;

/** The code of each country by its English name. */
function codesByName(): ReadonlyMap<string, string> {
  byName ??= new Map(codes.map((code) => [namesIn('en').of(code) ?? code, code]));
  return byName;
}

/** A country as the reader calls it; what is no known country stays as it is written. */
export function countryName(country: string, language: string): string {
  const code = codesByName().get(country);
  return (code && namesIn(language).of(code)) ?? country;
}

/** The countries in the reader's language and order, the present one among them. */
export function countryChoices(language: string, present: string) {
  const names = namesIn(language);
  const known = codesByName();
  const choices = [...known].map(([value, code]) => ({ value, label: names.of(code) ?? value }));
  if (present !== '' && !known.has(present)) choices.push({ value: present, label: present });
  return choices.toSorted((one, other) => one.label.localeCompare(other.label, language));
}
