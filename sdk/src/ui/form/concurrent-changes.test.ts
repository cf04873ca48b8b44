import { combineChanges, diffLines, diffValues, mergeChanges } from './concurrent-changes';

const before = { name: 'Old', address: { city: 'Bern', line1: 'A' }, days: [1, 2] };
const now = { name: 'New', address: { city: 'Basel', line1: 'A' }, days: [1] };

it('finds differences in nested groups, and treats a list as one value', () => {
  expect(diffValues(before, now)).toEqual([
    { path: 'name', before: 'Old', now: 'New' },
    { path: 'address.city', before: 'Bern', now: 'Basel' },
    { path: 'days', before: [1, 2], now: [1] },
  ]);
  expect(diffValues(before, structuredClone(before))).toEqual([]);
});

it('applies changes, and keeps edited values', () => {
  const typed = { ...before, name: 'Mine', days: [1, 2, 3] };
  expect(mergeChanges(typed, diffValues(before, now))).toEqual({
    name: 'Mine',
    address: { city: 'Basel', line1: 'A' },
    days: [1, 2, 3],
  });
});

it('merges concurrent changes to a list of choices', () => {
  const saved = { tags: ['team', 'low', 'update'] };
  const typed = { tags: ['team', 'update', 'high'] };
  const changes = diffValues(saved, { tags: ['team', 'low', 'medium', 'high'] });
  expect(mergeChanges(typed, changes)).toEqual({ tags: ['team', 'high', 'medium'] });
});

it('merges concurrent changes to a list of lines', () => {
  const line = (key: number, title: string, cost: number) => ({ key, title, cost });
  const saved = [
    line(1, 'Audit', 90),
    line(2, 'Setup', 40),
    line(3, 'Visit', 20),
    line(4, 'Call', 5),
  ];
  const typed = [
    line(1, 'Audit', 95),
    line(3, 'Visit at home', 20),
    line(4, 'Call', 5),
    line(9, 'Mine', 1),
  ];
  const theirs = [line(1, 'Yearly audit', 90), line(2, 'Setup', 45), line(5, 'Theirs', 2)];
  const changes = diffValues({ lines: saved }, { lines: theirs });
  expect(mergeChanges({ lines: typed }, changes).lines).toEqual([
    line(1, 'Yearly audit', 95),
    line(5, 'Theirs', 2),
    line(3, 'Visit at home', 20),
    line(9, 'Mine', 1),
  ]);
});

it('adds lines of others after the same line as theirs, and after the user’s own new ones', () => {
  const lines = (...keys: string[]) => keys.map((key) => ({ key, title: key }));
  const saved = { lines: lines('a', 'b') };
  const typed = { lines: lines('a', 'mine', 'b') };
  const theirs = { lines: lines('first', 'a', 'theirs', 'too', 'b', 'last') };
  expect(mergeChanges(typed, diffValues(saved, theirs)).lines.map(({ key }) => key)).toEqual([
    'first',
    'a',
    'mine',
    'theirs',
    'too',
    'b',
    'last',
  ]);
});

it('has the user’s own new lines once if they come back with other keys, from a save whose response was lost', () => {
  const saved = { lines: [{ key: 1, title: 'Audit' }] };
  const visit = { title: 'Visit' };
  const typed = [...saved.lines, { ...visit, key: 91 }, { ...visit, key: 92 }];
  const stored = [...saved.lines, { key: -1, ...visit }, { key: -2, ...visit }];
  const changes = diffValues(saved, { lines: [...stored, { key: -3, ...visit }] });
  expect(mergeChanges({ lines: typed }, changes).lines).toEqual([
    ...stored,
    { key: -3, title: 'Visit' },
  ]);
  const edited = [...typed, { key: 93, title: 'Call' }];
  expect(mergeChanges({ lines: edited }, changes).lines.map(({ key }) => key)).toEqual([
    1, -1, -2, 93, -3,
  ]);
});

it('finds the changes of a list of lines by line and field', () => {
  const saved = [
    { key: 'NY', number: '1' },
    { key: 'NJ', number: '2' },
  ];
  const theirs = [
    { key: 'NY', number: '3' },
    { key: 'CT', number: '4' },
  ];
  expect(diffLines(saved, theirs, 'licenses')).toEqual([
    { path: 'licenses.NY.number', before: '1', now: '3' },
    { path: 'licenses.NJ', before: saved[1], now: undefined },
    { path: 'licenses.CT', before: undefined, now: theirs[1] },
  ]);
});

it('combines successive changes, and drops reverted ones', () => {
  const first = [
    { path: 'a', before: 1, now: 2 },
    { path: 'b', before: 1, now: 2 },
    { path: 'c', before: 1, now: 2 },
  ];
  const newer = [
    { path: 'a', before: 2, now: 3 },
    { path: 'b', before: 2, now: 1 },
  ];
  expect(combineChanges(first, newer)).toEqual([
    { path: 'c', before: 1, now: 2 },
    { path: 'a', before: 1, now: 3 },
  ]);
});
