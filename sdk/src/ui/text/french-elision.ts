import type { i18n, PostProcessorModule } from 'i18next';

/** Before a "y" that a vowel follows nothing is left out: "d’Yves", but "de Yann". */
const vowel = /^([aeiouœæø]|y[^aeiou])/i;

/**
 * A French "de" loses its vowel before another one, which a name in a text may begin with: "le
 * rendez-vous d’Isaac". A post processor of i18next. Before an "h" it stays: whether that is silent
 * depends on where the name is from.
 */
export const frenchElision: PostProcessorModule = {
  type: 'postProcessor',
  name: 'french-elision',
  process(text: string, _key, values: Record<string, unknown> = {}, { language }: i18n) {
    if ((values['lng'] ?? language) !== 'fr' || !text.includes('de ')) return text;
    return Object.values(values).reduce<string>(
      (said, value) =>
        typeof value === 'string' && beginsWithVowel(value) ? elided(said, value) : said,
      text,
    );
  },
};

const beginsWithVowel = (value: string): boolean => vowel.test(value.normalize('NFD'));

function elided(text: string, value: string): string {
  return text
    .split(`de ${value}`)
    .reduce((said, rest) => said + (/(^|[\s(])$/.test(said) ? `d’${value}` : `de ${value}`) + rest);
}
