/** Matches right-to-left scripts and bidirectional control characters. */
const bidiPattern =
  /[\p{Bidi_Control}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;

/**
 * Isolates a text's direction (U+2068, U+2069): a right-to-left name or a directional override must not
 * reorder the digits and commas after it.
 */
export const isolated = (text: string): string =>
  bidiPattern.test(text) ? `\u2068${text}\u2069` : text;

/** Joins texts in one line, each with its direction isolated; omits empty ones. */
export const inOneLine = (
  parts: readonly (string | null | undefined | false)[],
  separator = ', ',
): string =>
  parts
    .filter((part) => typeof part === 'string' && part !== '')
    .map((part) => isolated(String(part)))
    .join(separator);
