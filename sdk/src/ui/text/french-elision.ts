import type { i18n, PostProcessorModule } from 'i18next';

/** No elision before a "y" followed by a vowel: "d’Yves", but "de Yann". */
const vowel = /^([aeiouœæø]|y[^aeiou])/i;

/**
 * Post-processor of i18next that elides the French "de" before an interpolated value that starts with a
 * vowel: "le rendez-vous d’Isaac". Not before an "h": whether that is silent depends on the name's origin.
 */
export const frenchElision: PostProcessorModule = {
  type: 'postProcessor',
  name: 'french-elision',
  process(text: string, _key, values: Record<string, unknown> = {}, { language }: i18n) {
    if ((values['lng'] ?? language) !== 'fr' || !text.includes('de ')) return text;
    return Object.values(values).reduce<string>(
      (result, value) =>
        typeof value === 'string' && startsWithVowel(value) ? elide(result, value) : result,
      text,
    );
  },
};

const startsWithVowel = (value: string): boolean => vowel.test(value.normalize('NFD'));

function elide(text: string, value: string): string {
  return text
    .split(`de ${value}`)
    .reduce(
      (result, rest) => result + (/(^|[\s(])$/.test(result) ? `d’${value}` : `de ${value}`) + rest,
    );
}
