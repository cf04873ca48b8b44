/** Codes of the countries on offer; a user's country is stored by its English name. */
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

/** Country code by English name. */
function codesByName(): ReadonlyMap<string, string> {
  byName ??= new Map(codes.map((code) => [namesIn('en').of(code) ?? code, code]));
  return byName;
}

/** Country name in the reader's language; an unknown country is returned unchanged. */
export function countryName(country: string, language: string): string {
  const code = codesByName().get(country);
  return (code && namesIn(language).of(code)) ?? country;
}

/** Countries in the reader's language, sorted by name; includes the current one even if unknown. */
export function countryChoices(language: string, present: string) {
  const names = namesIn(language);
  const known = codesByName();
  const choices = [...known].map(([value, code]) => ({ value, label: names.of(code) ?? value }));
  if (present !== '' && !known.has(present)) choices.push({ value: present, label: present });
  return choices.toSorted((one, other) => one.label.localeCompare(other.label, language));
}
