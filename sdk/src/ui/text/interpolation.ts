import { isolated } from '@praxis/contract/rules/texts/one-line';

/**
 * A value within a text, for i18next. React escapes its markup; its direction ends with it: a name that
 * is written from right to left, or that holds a mark to turn the rest round, leaves the sentence as it is.
 */
export const interpolation = { escapeValue: true, escape: isolated };
