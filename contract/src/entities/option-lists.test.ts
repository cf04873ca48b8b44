import { optionsOf } from './option-lists';
import { degrees, optionLists, optionSchema, specialities, timeValues } from './options';
import { locales, timeZoneSchema } from './primitives';
import { teamRoles } from './team';
import { vacationKinds } from './vacation';

describe.each(locales)('in %s', (locale) => {
  test.each(optionLists)('%s has a value once and a label each', (list) => {
    const options = optionsOf(list, locale);
    expect(options.length).toBeGreaterThan(3);
    expect(new Set(options.map(({ value }) => value)).size).toBe(options.length);
    expect(new Set(options.map(({ label }) => label)).size).toBe(options.length);
    for (const option of options) expect(optionSchema.parse(option).label).not.toBe('');
  });

  test('the lists hold the values that the entities allow', () => {
    const values = (list: (typeof optionLists)[number]) =>
      optionsOf(list, locale)
        .map(({ value }) => value)
        .sort();
    expect(values('degrees')).toEqual([...degrees].sort());
    expect(values('specialities')).toEqual([...specialities].sort());
    expect(values('roles')).toEqual([...teamRoles].sort());
    expect(values('vacation')).toEqual([...vacationKinds].sort());
    expect(values('time')).toEqual([...timeValues]);
  });
});

test('labels are in their language, times as it writes them', () => {
  const label = (list: 'vacation' | 'time' | 'states', value: string, locale: 'de' | 'en' | 'pt') =>
    optionsOf(list, locale).find((option) => option.value === value)?.label;
  expect(label('vacation', 'publicHoliday', 'de')).toBe('Feiertag');
  expect(label('time', '13:15', 'en')).toMatch(/^1:15\sPM$/);
  expect(label('time', '13:15', 'de')).toBe('13:15');
  expect(label('states', 'DE-BE', 'pt')).toBe('Berlin, Alemanha');
});

test('every time zone that is offered is one, in 15-minute steps of a day there are 96 times', () => {
  for (const { value } of optionsOf('timezones', 'en'))
    expect(timeZoneSchema.safeParse(value).success).toBe(true);
  expect(timeValues).toHaveLength(96);
});
