import i18next from 'i18next';
import { innerQuotations } from './inner-quotations';
import { interpolation } from './interpolation';

const translate = async (text: string, name: string) => {
  const i18n = i18next.createInstance();
  await i18n.use(innerQuotations).init({
    lng: 'en',
    resources: { en: { translation: { text } } },
    interpolation,
    postProcess: innerQuotations.name,
  });
  return i18n.t('text', { name, count: 2 });
};

it.each([
  ['“{{name}}” deleted', '“Hi”, she said', '“‘Hi’, she said” deleted'],
  ['“{{name}}” deleted', '"Hi" and "Bye"', '“‘Hi’ and ‘Bye’” deleted'],
  ['„{{name}}“ gelöscht', '„Hallo“ sagen', '„‚Hallo‘ sagen“ gelöscht'],
  ['„{{name}}“ gelöscht', '“Hi”', '„‚Hi‘“ gelöscht'],
  ['«\u202f{{name}}\u202f» supprimé', '« Salut » ici', '«\u202f“Salut” ici\u202f» supprimé'],
])('replaces quotation marks within %j', async (text, name, expected) => {
  expect(await translate(text, name)).toBe(expected);
});

it.each([
  ['{{name}} deleted', '“Hi”', '“Hi” deleted'],
  ['“{{name}}” deleted', '7" tablet', '“7" tablet” deleted'],
  ['“{{name}}” deleted', 'Water the plants', '“Water the plants” deleted'],
  ['“{{name}}” deleted', 'Pay $& and $1', '“Pay $& and $1” deleted'],
])('does not change %j with %j', async (text, name, expected) => {
  expect(await translate(text, name)).toBe(expected);
});
