import { degrees, optionLists, specialities, timeValues } from '@praxis/contract/entities/options';
import { locales } from '@praxis/contract/entities/primitives';
import { teamRoles } from '@praxis/contract/entities/team';
import { vacationKinds } from '@praxis/contract/entities/vacation';
import { sharedContext } from '../../../checks/shared-context';
import { people } from '../sample-records';

const context = sharedContext();

interface Options {
  items: { value: string; label: string }[];
}
const options = async (list: string, query = '') =>
  (await context().practice.anonymous<Options>(`GET /api/v1/options/${list}${query}`)).body.items;

test.each(optionLists)('%s: unique values with a label in each language', async (list) => {
  const values = (await options(list)).map(({ value }) => value);
  expect(values.length).toBeGreaterThan(1);
  expect(new Set(values).size).toBe(values.length);
  for (const locale of locales) {
    const items = await options(list, `?locale=${locale}`);
    expect(items.map(({ value }) => value).toSorted()).toEqual(values.toSorted());
    expect(items.filter(({ label }) => label.trim() === '')).toEqual([]);
  }
});

test.each([
  ['degrees', degrees],
  ['specialities', specialities],
  ['roles', teamRoles],
  ['vacation', vacationKinds],
  ['time', timeValues],
] as const)('%s: offers exactly the values that records may have', async (list, values) => {
  const offered = await options(list);
  expect(offered.map(({ value }) => value).toSorted()).toEqual([...values].toSorted());
  expect(new Set(offered.map(({ label }) => label)).size).toBe(values.length);
});

test('labels default to the session’s language, then English', async () => {
  const label = (items: Options['items'], wanted: string) =>
    items.find(({ value }) => value === wanted)?.label;
  expect(label(await options('roles'), 'nurse')).toBe('Nurse');
  const { put, get, calls } = context();
  put('users', { ...get('users', people.doctorUser), locale: 'fr' });
  const french = await calls.doctor<Options>('GET /api/v1/options/roles');
  const english = await calls.doctor<Options>('GET /api/v1/options/roles?locale=en');
  expect(label(french.body.items, 'nurse')).not.toBe('Nurse');
  expect(label(english.body.items, 'nurse')).toBe('Nurse');
});

test.each(['Kolkata', 'Kyiv', 'Ho Chi Minh', 'Kathmandu', 'Yangon', 'Nuuk'])(
  'lists a time zone under the current name of its city: %s',
  async (place) => {
    const zones = await options('timezones');
    expect(zones.filter(({ label }) => label.includes(`(${place}`))).toHaveLength(1);
  },
);

test('time zones have their common names, sorted by language', async () => {
  const zones = await options('timezones', '?locale=fr');
  const label = (value: string) => zones.find((zone) => zone.value === value)?.label;
  expect(label('America/New_York')).toBe('Heure de l’Est nord-américain (New York)');
  const labels = zones.map((zone) => zone.label);
  expect(labels).toEqual(labels.toSorted(new Intl.Collator('fr').compare));
});

test('times are formatted in the requested language', async () => {
  const times = await options('time', '?locale=en');
  expect(times.find(({ value }) => value === '13:00')?.label).toBe('1:00 PM');
  expect((await options('time', '?locale=de')).find(({ value }) => value === '13:00')?.label).toBe(
    '13:00',
  );
});
