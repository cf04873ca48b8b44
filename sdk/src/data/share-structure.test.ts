import fc from 'fast-check';
import { shareStructure } from './share-structure';

const maya = { id: 'm', name: 'Maya', plan: { price: 50 } };
const tom = { id: 't', name: 'Tom', plan: { price: 20 } };
const copy = <Data>(data: Data): Data => JSON.parse(JSON.stringify(data)) as Data;

it('returns the previous response if nothing changed', () => {
  const before = { items: [maya, tom], total: 2 };
  expect(shareStructure(copy(before), before)).toBe(before);
});

it('reuses unchanged records at any position', () => {
  const before = { items: [maya, tom], total: 2 };
  const next = shareStructure(
    copy({ items: [{ ...tom, name: 'Thomas' }, maya], total: 2 }),
    before,
  );
  expect(next.items[1]).toBe(maya);
  expect(next.items[0]).not.toBe(tom);
  expect(next.items[0]?.name).toBe('Thomas');
  expect(next.items[0]?.plan).toBe(tom.plan);
});

it('matches records by numeric ids', () => {
  const before = [
    { id: 1, title: 'One' },
    { id: 2, title: 'Two' },
  ];
  expect(shareStructure(copy(before.slice(1)), before)[0]).toBe(before[1]);
});

it('returns a new object if a field was added or removed', () => {
  expect(shareStructure<object>({ id: 'm' }, { id: 'm', endOn: '2026-01-01' })).toEqual({
    id: 'm',
  });
  const more = { id: 'm', endOn: undefined };
  expect(shareStructure<object>(more, { id: 'm' })).toHaveProperty('endOn');
});

it('distinguishes an empty object from an empty list', () => {
  expect(shareStructure({}, [])).toEqual({});
  expect(shareStructure([], {})).toEqual([]);
});

it('never changes the content of a response', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (next, before) => {
      expect(shareStructure(next, before)).toEqual(next);
    }),
  );
});
