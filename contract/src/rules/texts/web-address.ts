/** The address of a page as people type it: https:// left out, or begun with a capital. */
export const withScheme = (typed: string): string =>
  /^[a-z][a-z\d+-]*:/i.test(typed)
    ? typed.replace(/^https?:/i, (scheme) => scheme.toLowerCase())
    : `https://${typed}`;
