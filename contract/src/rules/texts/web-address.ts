/** Normalizes a typed web address: adds a missing https://, lowercases the scheme. */
export const withScheme = (typed: string): string =>
  /^[a-z][a-z\d+-]*:/i.test(typed)
    ? typed.replace(/^https?:/i, (scheme) => scheme.toLowerCase())
    : `https://${typed}`;
