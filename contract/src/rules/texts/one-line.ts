/** What is written from right to left, or turns round what stands after it. */
const directed =
  /[\p{Bidi_Control}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;

/**
 * A text that keeps its direction to itself where it stands beside others: a name that is written from
 * right to left, or that holds a mark to turn the rest round, leaves digits and commas where they are.
 */
export const isolated = (text: string): string =>
  directed.test(text) ? `\u2068${text}\u2069` : text;

/** Texts in one line, each with its direction to itself; those that are empty are left out. */
export const inOneLine = (
  parts: readonly (string | null | undefined | false)[],
  separator = ', ',
): string =>
  parts
    .filter((part) => typeof part === 'string' && part !== '')
    .map((part) => isolated(String(part)))
    .join(separator);
