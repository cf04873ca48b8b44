import i18next from 'i18next';
import { interpolation } from './interpolation';

const translate = async (name: string) => {
  const i18n = i18next.createInstance();
  await i18n.init({
    lng: 'en',
    resources: { en: { translation: { deleted: '{{name}} deleted' } } },
    interpolation,
  });
  return i18n.t('deleted', { name });
};

it.each([
  ['Ada <b>Lovelace</b> & “Co”', 'Ada <b>Lovelace</b> & “Co” deleted'],
  ['\u202efdp.exe', '\u2068\u202efdp.exe\u2069 deleted'],
  ['محمد', '\u2068محمد\u2069 deleted'],
  ['עדה', '\u2068עדה\u2069 deleted'],
])('keeps the text direction of the sentence around %j', async (name, expected) => {
  expect(await translate(name)).toBe(expected);
});
