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

/** Removes the plural suffix of a key: the plural forms differ by language. */
const stem = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '');
const stems = (keys: Iterable<string>) => [...new Set([...keys].map(stem))].sort();

describe.each(languages)('the texts in %s', (language) => {
  const texts = flat(all[language]);

  it('have the same keys as the English ones', () => {
    expect(stems(texts.map(([key]) => key))).toEqual(stems(english.keys()));
  });

  it('interpolate the same values', () => {
    // Except the count, which the singular may spell out.
    const values = (text: string | undefined) => (text?.match(/{{(?!count)\w+}}/g) ?? []).sort();
    const english = new Map(flat(en).map(([key, text]) => [stem(key), text]));
    for (const [key, text] of texts)
      expect([key, values(text)]).toEqual([key, values(english.get(stem(key)))]);
  });

  it('have all plural forms of the language', () => {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const keys = texts.map(([key]) => key);
    for (const key of keys.filter((each) => each.endsWith('_other')))
      expect(keys).toEqual(expect.arrayContaining(forms.map((form) => `${stem(key)}_${form}`)));
  });

  it('have a message for each error code', () => {
    const codes = texts.flatMap(([key]) => (key.startsWith('codes.') ? [key.slice(6)] : []));
    expect(codes.sort()).toEqual(Object.keys(errorStatus).sort());
  });

  it('contain no amounts of money: each practice has its own currency', () => {
    for (const [, text] of texts) expect(text).not.toMatch(/\d[.,]\d{2}(?!\d)/);
  });

  it('contain no "please" and no exclamation marks', () => {
    for (const [, text] of texts)
      expect(text).not.toMatch(/!|\bplease\b|\bbitte\b|s’il vous plaît|por favor/i);
  });

  it('can be loaded individually', async () => {
    await expect(loadUiTexts(language)).resolves.toMatchObject({ retry: expect.any(String) });
  });
});

describe('failureText', () => {
  const text = (key: string, values: Record<string, string | number> = {}) =>
    (english.get(key) ?? key).replace(/{{(\w+)}}/g, (_, name: string) => String(values[name]));

  it('has a message for the violated rule', () => {
    expect(failureText({ kind: 'rule', status: 409, code: 'slot_taken' }, text)).toBe(
      'This time is already booked. Choose another.',
    );
  });

  it('has a message for a known reason', () => {
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
    // Rate limit of a proxy in front of the API, not the product's own limit of a quarter of an hour.
    [429, 'The service is busy right now. Wait a moment, then try again.'],
  ])('has a general message for status %i with an unknown code', (status, message) => {
    expect(failureText({ kind: 'rule', status, code: 'brand_new' as 'forbidden' }, text)).toBe(
      message,
    );
    expect(failureText({ kind: 'rule', status }, text)).toBe(message);
  });

  it('includes the request id for a server error', () => {
    expect(failureText({ kind: 'server', status: 500, requestId: 'r7' }, text)).toBe(
      'Something went wrong on our side. Try again in a moment. Contact support with reference r7 if it keeps happening.',
    );
  });

  it('omits the request id when offline', () => {
    expect(failureText({ kind: 'offline', status: 0, requestId: 'r7' }, text)).not.toContain('r7');
  });
});
