import { isolated } from '@praxis/contract/rules/texts/one-line';

/**
 * Interpolation options of i18next. React escapes markup; `escape` isolates right-to-left values and
 * those with bidi control characters, so that they do not change the direction of the sentence.
 */
export const interpolation = { escapeValue: true, escape: isolated };
