import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { rootDirectory } from '../workspace.mjs';
import { languages, textFolders, textsOf } from './text-files';

type Language = (typeof languages)[number];

/** A quotation in each language; a quotation mark outside of one is wrong. */
const quotation: Readonly<Record<Language, RegExp>> = {
  en: /“[^“”]+”/g,
  de: /„[^„“]+“/g,
  fr: /«\u202f[^«»]+\u202f»/g,
  pt: /“[^“”]+”/g,
};

const quotationMark = /["„“”«»]|'/;

/** French `: ; ? !` without a narrow space before it, except in URLs and times of day. */
const missingFrenchSpace = /(?<!\u202f)([;?!]|:(?!\/\/|\d))/;

function isWrong(language: Language, text: string): boolean {
  return (
    quotationMark.test(text.replaceAll(quotation[language], '')) ||
    (language === 'fr' && missingFrenchSpace.test(text))
  );
}

describe.each(languages)('the texts in %s', (language) => {
  it('use the quotation marks and spaces of the language', () => {
    const wrong = textFolders().flatMap((folder) => {
      const file = path.join(folder, `${language}.json`);
      const texts = JSON.parse(readFileSync(path.join(rootDirectory, file), 'utf8')) as unknown;
      return textsOf(texts)
        .filter((text) => isWrong(language, text))
        .map((text) => `${file}: ${text}`);
    });
    expect(wrong).toEqual([]);
  });
});

it.each<[Language, string, boolean]>([
  ['fr', 'Supprimer\u202f?', false],
  ['fr', 'Supprimer ?', true],
  ['fr', 'Supprimer\u00a0?', true],
  ['fr', 'Supprimer?', true],
  ['fr', '«\u202fVisa\u202f» à 9:00, https://example.com', false],
  ['fr', '« Visa »', true],
  ['fr', 'L\'offre "Plus"', true],
  ['de', '„Visa“ entfernen?', false],
  ['de', '“Visa” entfernen?', true],
  ['en', 'No results for “zzzz”', false],
  ['en', "Can't load this", true],
  ['pt', 'Preencha “Nome”', false],
  ['pt', 'Preencha «Nome»', true],
])('in %s, checks "%s": wrong is %s', (language, text, wrong) => {
  expect(isWrong(language, text)).toBe(wrong);
});
