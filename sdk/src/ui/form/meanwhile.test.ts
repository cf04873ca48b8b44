import { addChanges, changesBetween, withChanges } from './meanwhile';

const before = { name: 'Old', address: { city: 'Bern', line1: 'A' }, days: [1, 2] };
const now = { name: 'New', address: { city: 'Basel', line1: 'A' }, days: [1] };

it('finds what differs, into groups, and takes a list as one value', () => {
  expect(changesBetween(before, now)).toEqual([
    { path: 'name', before: 'Old', now: 'New' },
    { path: 'address.city', before: 'Bern', now: 'Basel' },
    { path: 'days', before: [1, 2], now: [1] },
  ]);
  expect(changesBetween(before, structuredClone(before))).toEqual([]);
});

it('takes the changes over, and keeps what was typed', () => {
  const typed = { ...before, name: 'Mine', days: [1, 2, 3] };
  expect(withChanges(typed, changesBetween(before, now))).toEqual({
    name: 'Mine',
    address: { city: 'Basel', line1: 'A' },
    days: [1, 2, 3],
  });
});

it('keeps the choices of both where two change different ones of a list', () => {
  const saved = { tags: ['team', 'low', 'update'] };
  const typed = { tags: ['team', 'update', 'high'] };
  const changes = changesBetween(saved, { tags: ['team', 'low', 'medium', 'high'] });
  expect(withChanges(typed, changes)).toEqual({ tags: ['team', 'high', 'medium'] });
});

it('keeps what both did to the lines of a list', () => {
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
  const there = [line(1, 'Yearly audit', 90), line(2, 'Setup', 45), line(5, 'Theirs', 2)];
  const changes = changesBetween({ lines: saved }, { lines: there });
  expect(withChanges({ lines: typed }, changes).lines).toEqual([
    line(1, 'Yearly audit', 95),
    line(5, 'Theirs', 2),
    line(3, 'Visit at home', 20),
    line(9, 'Mine', 1),
  ]);
});

it('adds changes up, and forgets what was changed back', () => {
  const first = [
    { path: 'a', before: 1, now: 2 },
    { path: 'b', before: 1, now: 2 },
    { path: 'c', before: 1, now: 2 },
  ];
  const newer = [
    { path: 'a', before: 2, now: 3 },
    { path: 'b', before: 2, now: 1 },
  ];
  expect(addChanges(first, newer)).toEqual([
    { path: 'c', before: 1, now: 2 },
    { path: 'a', before: 1, now: 3 },
  ]);
});
