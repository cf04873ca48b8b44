import { mailFacts } from './mail-facts';

/** Replaces the special spaces of formatted times. */
const plain = (text: string | undefined) => text?.replace(/[\u00A0\u202F]/g, ' ');

it.each([
  ['startAt', 'tomorrow'],
  ['expiresAt', '2026-13-45'],
  ['startOn', 'soon'],
  ['endOn', ''],
])('shows an invalid date of imported data unchanged: %s %s', (key, value) => {
  const facts = mailFacts({ values: { [key]: value }, locale: 'en' }, 'Europe/Berlin');
  expect(facts).toEqual(value === '' ? [] : [{ key, value }]);
});

it('shows an instant with an invalid time zone, and an invalid amount, unchanged', () => {
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

it('formats an appointment with weekday, time and the practice’s time zone, in the email’s language', () => {
  const values = { startAt: '2026-11-23T14:00:00.000Z', timeZone: 'America/New_York' };
  const when = (locale: 'en' | 'de') =>
    plain(
      mailFacts({ values, locale }, 'Europe/Berlin').find(({ key }) => key === 'startAt')?.value,
    );
  expect(when('en')).toBe('Mon, Nov 23, 2026 · 9:00 AM EST');
  expect(when('de')).toBe('Mo., 23. Nov. 2026 · 09:00 GMT\u22125');
});
