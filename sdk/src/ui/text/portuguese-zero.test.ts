import i18next from 'i18next';
import { portugueseZero } from './portuguese-zero';

const translate = async (lng: string, count: number) => {
  const i18n = i18next.createInstance();
  const forms = { doctors_one: '{{count}} médic', doctors_other: '{{count}} médics' };
  await i18n
    .use(portugueseZero)
    .init({ lng, resources: { pt: { translation: forms }, fr: { translation: forms } } });
  return i18n.t('doctors', { count });
};

it.each([
  ['pt', 0, '0 médics'],
  ['pt', 1, '1 médic'],
  ['pt', 2, '2 médics'],
  ['fr', 0, '0 médic'],
])('uses the plural form of %s for %d', async (language, count, expected) => {
  expect(await translate(language, count)).toBe(expected);
});
