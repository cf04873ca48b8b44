/** Capitalizes a text that stands alone or in a list of options, which French and Portuguese need as well. */
export const capitalized = (text: string, locale: string): string =>
  text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
