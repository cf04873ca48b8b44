import { mailFacts } from './mail-facts';

/** Languages put narrow spaces between times; here they are all alike. */
const plain = (text: string | undefined) => text?.replace(/[\u00A0\u202F]/g, ' ');

it.each([
  ['startAt', 'tomorrow'],
  ['expiresAt', '2026-13-45'],
  ['startOn', 'soon'],
  ['endOn', ''],
])('says what a mail of imported data names in no date as it is written: %s %s', (key, value) => {
  const facts = mailFacts({ values: { [key]: value }, locale: 'en' }, 'Europe/Berlin');
  expect(facts).toEqual(value === '' ? [] : [{ key, value }]);
});

it('says an instant and a sum as they are written where their zone or currency is none', () => {
  const startAt = '2026-11-23T14:00:00.000Z';
  const values = { startAt, timeZone: 'Nowhere/At all', amountMinor: '990', currency: 'money' };
  expect(mailFacts({ values, locale: 'en' }, 'Europe/Berlin')).toEqual([
    { key: 'startAt', value: startAt },
    { key: 'amount', value: '990 money' },
  ]);
  const unknown = { amountMinor: 'much', currency: 'USD' };
  expect(mailFacts({ values: unknown, locale: 'en' }, 'Europe/Berlin')).toEqual([
    { key: 'amount', value: 'much USD' },
  ]);
});

it('says of an appointment its weekday, its time and the practice’s zone, in the mail’s language', () => {
  const values = { startAt: '2026-11-23T14:00:00.000Z', timeZone: 'America/New_York' };
  const when = (locale: 'en' | 'de') =>
    plain(
      mailFacts({ values, locale }, 'Europe/Berlin').find(({ key }) => key === 'startAt')?.value,
    );
  expect(when('en')).toBe('Mon, Nov 23, 2026 · 9:00 AM EST');
  expect(when('de')).toBe('Mo., 23. Nov. 2026 · 09:00 GMT\u22125');
});
