import { mailFacts } from './mail-facts';

/** Languages put narrow spaces between times; here they are all alike. */
const plain = (text: string | undefined) => text?.replace(/[\u00A0\u202F]/g, ' ');

it('says of an appointment its weekday, its time and the practice’s zone, in the mail’s language', () => {
  const values = { startAt: '2026-11-23T14:00:00.000Z', timeZone: 'America/New_York' };
  const when = (locale: 'en' | 'de') =>
    plain(
      mailFacts({ values, locale }, 'Europe/Berlin').find(({ key }) => key === 'startAt')?.value,
    );
  expect(when('en')).toBe('Mon, Nov 23, 2026 · 9:00 AM EST');
  expect(when('de')).toBe('Mo., 23. Nov. 2026 · 09:00 GMT-5');
});
