import { errorStatus } from '@praxis/contract';
import { languages, type Language } from '../../language';
import de from '../locales/de.json';
import en from '../locales/en.json';
import fr from '../locales/fr.json';
import pt from '../locales/pt.json';
import { failureText } from './failure-text';
import { loadUiTexts } from './ui-texts';

type Tree = { [key: string]: string | Tree };

const all: Record<Language, Tree> = { en, de, fr, pt };

function flat(tree: Tree, path = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[path + key, value]] : flat(value, `${path}${key}.`),
  );
}

const english = new Map(flat(en));

/** A key without its plural form: which forms there are differs by language. */
const stem = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '');
const stems = (keys: Iterable<string>) => [...new Set([...keys].map(stem))].sort();

describe.each(languages)('the texts in %s', (language) => {
  const texts = flat(all[language]);

  it('have the keys of the English ones', () => {
    expect(stems(texts.map(([key]) => key))).toEqual(stems(english.keys()));
  });

  it('take the same values', () => {
    // One of a thing may be a word: the count is not needed in every form.
    const values = (text: string | undefined) => (text?.match(/{{(?!count)\w+}}/g) ?? []).sort();
    const english = new Map(flat(en).map(([key, text]) => [stem(key), text]));
    for (const [key, text] of texts)
      expect([key, values(text)]).toEqual([key, values(english.get(stem(key)))]);
  });

  it('have each plural form of the language', () => {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const keys = texts.map(([key]) => key);
    for (const key of keys.filter((each) => each.endsWith('_other')))
      expect(keys).toEqual(expect.arrayContaining(forms.map((form) => `${stem(key)}_${form}`)));
  });

  it('say each error code', () => {
    const codes = texts.flatMap(([key]) => (key.startsWith('codes.') ? [key.slice(6)] : []));
    expect(codes.sort()).toEqual(Object.keys(errorStatus).sort());
  });

  it('name no amounts of money: each practice has a currency of its own', () => {
    for (const [, text] of texts) expect(text).not.toMatch(/\d[.,]\d{2}(?!\d)/);
  });

  it('are calm: no "please", no exclamation mark', () => {
    for (const [, text] of texts)
      expect(text).not.toMatch(/!|\bplease\b|\bbitte\b|s’il vous plaît|por favor/i);
  });

  it('can be loaded by themselves', async () => {
    await expect(loadUiTexts(language)).resolves.toMatchObject({ retry: expect.any(String) });
  });
});

describe('failureText', () => {
  const text = (key: string, values: Record<string, string | number> = {}) =>
    (english.get(key) ?? key).replace(/{{(\w+)}}/g, (_, name: string) => String(values[name]));

  it('says the rule that was broken', () => {
    expect(failureText({ kind: 'rule', status: 409, code: 'slot_taken' }, text)).toBe(
      'This time is already booked. Choose another.',
    );
  });

  it('says its reason where that is known', () => {
    const failure = { kind: 'rule', status: 422, code: 'slot_not_offered' } as const;
    for (const [reason, message] of [
      ['away', 'Time off is scheduled for this time. Choose another.'],
      ['grid', 'Appointments begin on the quarter hour. Choose another time.'],
    ])
      expect(failureText({ ...failure, details: { reason } }, text)).toBe(message);
    for (const details of [undefined, { reason: 'brand_new' }, { reason: null }])
      expect(failureText({ ...failure, details }, text)).toBe(
        'This time isn’t available. Choose another.',
      );
  });

  it.each([
    [403, 'This account doesn’t have access.'],
    [404, 'This no longer exists, or you don’t have access to it.'],
    [418, 'Something went wrong. Try again, or reload the page.'],
    // A limit of whatever stands before the API, which knows nothing of a quarter of an hour.
    [429, 'The service is busy right now. Wait a moment, then try again.'],
  ])('says what a status of %i means where the code is not known', (status, message) => {
    expect(failureText({ kind: 'rule', status, code: 'brand_new' as 'forbidden' }, text)).toBe(
      message,
    );
    expect(failureText({ kind: 'rule', status }, text)).toBe(message);
  });

  it('names the request where the fault is ours', () => {
    expect(failureText({ kind: 'server', status: 500, requestId: 'r7' }, text)).toBe(
      'Something went wrong on our side. Try again in a moment. Contact support with reference r7 if it keeps happening.',
    );
  });

  it('does not name it where the network is missing', () => {
    expect(failureText({ kind: 'offline', status: 0, requestId: 'r7' }, text)).not.toContain('r7');
  });
});
