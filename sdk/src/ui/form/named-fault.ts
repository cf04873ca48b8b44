import type { ReactNode } from 'react';
import type { UiText } from '../text/use-ui-text';

/** How a control takes its value: by typing, or by choosing from what is offered. */
export type Asks = 'enter' | 'choose';

/** A fault of a field with the field's name in it: "Enter a name" instead of "Enter a value". */
export function namedFault(
  fault: string | undefined,
  { label, asks, language }: { label: ReactNode; asks: Asks; language: string },
  text: UiText,
): string | undefined {
  // A question is no name.
  if (typeof label !== 'string' || label.trim().endsWith('?')) return fault;
  if (fault === text('field.required'))
    return text(`field.named.${asks}`, { field: withArticle(label, language) });
  if (fault === text('field.choose'))
    return text('field.named.choose', { field: withArticle(label, language) });
  if (fault === text('field.invalid'))
    return asks === 'choose'
      ? text('field.named.choose', { field: withArticle(label, language) })
      : text('field.named.invalid', { field: inSentence(label, language) });
  return fault;
}

/** Within an English sentence a label begins in lower case, unless it begins with an abbreviation; other languages quote it as it stands. */
function inSentence(label: string, language: string): string {
  if (!language.startsWith('en') || /^.[A-Z]/.test(label)) return label;
  return label.charAt(0).toLowerCase() + label.slice(1);
}

function withArticle(label: string, language: string): string {
  const word = inSentence(label, language);
  // Only one's own is asked for: "Current password".
  if (language.startsWith('en') && word.startsWith('current ')) return `your ${word}`;
  // "Benefits", "Appointments per period"; but "Previous password", "Guardian’s name".
  if (!language.startsWith('en') || /^(your|the) |[^s]s$|^\S*[^su’]s /.test(word)) return word;
  return `${beginsWithVowel(word) ? 'an' : 'a'} ${word}`;
}

/** By how it is spoken: an hour, but a username and a one-time code; an abbreviation by its first letter's name. */
function beginsWithVowel(word: string): boolean {
  if (/^[A-Z]{2}/.test(word)) return /^[AEFHILMNORSX]/.test(word);
  if (/^(hour|honest|honor|heir)/.test(word)) return true;
  return /^[aeiou]/i.test(word) && !/^(eu|one\b|uni(?![dmn])|us[aeu]|uti)/.test(word);
}
