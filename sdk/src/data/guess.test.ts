import { withGuess } from './guess';

const guess = { id: 'b', changes: { state: 'booked' } };

it.each([
  ['a record', { id: 'b', state: 'requested' }, { id: 'b', state: 'booked' }],
  [
    'an item of a list',
    {
      items: [
        { id: 'a', state: 'x' },
        { id: 'b', state: 'requested', name: 'B' },
      ],
      total: 2,
    },
    {
      items: [
        { id: 'a', state: 'x' },
        { id: 'b', state: 'booked', name: 'B' },
      ],
      total: 2,
    },
  ],
  [
    'a part',
    { thread: { id: 'b', state: 'open' }, items: [] },
    { thread: { id: 'b', state: 'booked' }, items: [] },
  ],
])('changes %s', (_what, data, expected) => {
  expect(withGuess<object>(data, guess)).toEqual(expected);
});

it('leaves what has nothing to do with it the same object', () => {
  const data = { items: [{ id: 'a' }], page: 1 };
  expect(withGuess(data, guess)).toBe(data);
  expect(withGuess(null, guess)).toBeNull();
});
