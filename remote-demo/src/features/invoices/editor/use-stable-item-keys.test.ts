import type { ItemValues } from './invoice-values';
import { matchItemKeys } from './use-stable-item-keys';

const lines = (...texts: string[]): ItemValues[] =>
  texts.map((text, index) => {
    const [title = '', cost] = text.split(' ');
    return { key: index + 1, title, quantity: 1, unit: 'item', cost: Number(cost ?? 10) };
  });

it.each([
  ['one is changed', ['Audit', 'Setup', 'Visit'], ['Audit', 'Setup 12', 'Visit'], [1, 2, 3]],
  ['one is removed', ['Audit', 'Setup', 'Visit'], ['Setup', 'Visit'], [2, 3]],
  [
    'one is removed and the next one changed',
    ['Audit', 'Setup', 'Visit'],
    ['Setup 12', 'Visit'],
    [2, 3],
  ],
  ['one is added', ['Audit', 'Setup'], ['Audit', 'Setup', 'Call'], [1, 2, -1]],
  [
    'the last is changed and one is added',
    ['Audit', 'Setup'],
    ['Audit', 'Setup 9', 'Call'],
    [1, 2, -1],
  ],
  ['all are replaced', ['Audit', 'Setup'], ['Call'], [-1]],
  ['two are equal', ['Audit', 'Audit', 'Setup'], ['Audit', 'Setup'], [1, 3]],
])('keeps the keys of items if %s', (_what, before, now, keys) => {
  const keyed = matchItemKeys(lines(...before), lines(...now), 0);
  expect(keyed.map(({ key }) => key)).toEqual(keys);
  expect(keyed.map(({ title }) => title)).toEqual(lines(...now).map(({ title }) => title));
});
