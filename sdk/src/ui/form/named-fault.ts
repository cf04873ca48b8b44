import type { ReactNode } from 'react';
import type { UiText } from '../text/use-ui-text';

/** Whether the value of a control is typed or selected from options. */
export type Asks = 'enter' | 'choose';

/** Puts the field's name into a generic error message: "Enter a name" instead of "Enter a value". */
export function nameFieldInError(
  error: string | undefined,
  { label, asks, language }: { label: ReactNode; asks: Asks; language: string },
  text: UiText,
): string | undefined {
  // A question is not a name.
  if (typeof label !== 'string' || label.trim().endsWith('?')) return error;
  if (error === text('field.required'))
    return text(`field.named.${asks}`, { field: withArticle(label, language) });
  if (error === text('field.choose'))
    return text('field.named.choose', { field: withArticle(label, language) });
  if (error === text('field.invalid'))
    return asks === 'choose'
      ? text('field.named.choose', { field: withArticle(label, language) })
      : text('field.named.invalid', { field: inSentence(label, language) });
  return error;
}

/** Lowercases a label within an English sentence, unless it starts with an abbreviation; other languages quote it unchanged. */
function inSentence(label: string, language: string): string {
  if (!language.startsWith('en') || /^.[A-Z]/.test(label)) return label;
  return label.charAt(0).toLowerCase() + label.slice(1);
}

function withArticle(label: string, language: string): string {
  const word = inSentence(label, language);
  // "Current password": it is always the user's own.
  if (language.startsWith('en') && word.startsWith('current ')) return `your ${word}`;
  // No article for "Benefits" and "Appointments per period", but for "Previous password" and "Guardian’s name".
  if (!language.startsWith('en') || /^(your|the) |[^s]s$|^\S*[^su’]s /.test(word)) return word;
  return `${beginsWithVowel(word) ? 'an' : 'a'} ${word}`;
}

/** Decides by pronunciation: an hour, but a username and a one-time code; abbreviations by the name of their first letter. */
function beginsWithVowel(word: string): boolean {
  if (/^[A-Z]{2}/.test(word)) return /^[AEFHILMNORSX]/.test(word);
  if (/^(hour|honest|honor|heir)/.test(word)) return true;
  return /^[aeiou]/i.test(word) && !/^(eu|one\b|uni(?![dmn])|us[aeu]|uti)/.test(word);
}
