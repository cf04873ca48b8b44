/** What is written from right to left, or turns round what stands after it. */
const directed =
  /[\p{Bidi_Control}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;

/**
 * A value within a text, for i18next. React escapes its markup; its direction ends with it: a name that
 * is written from right to left, or that holds a mark to turn the rest round, leaves the sentence as it is.
 */
export const interpolation = {
  escapeValue: true,
  escape: (value: string): string => (directed.test(value) ? `\u2068${value}\u2069` : value),
};
