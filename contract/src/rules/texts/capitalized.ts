/** A text that stands alone, or in a list of options, begins with a capital, in French and Portuguese too. */
export const capitalized = (text: string, locale: string): string =>
  text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
