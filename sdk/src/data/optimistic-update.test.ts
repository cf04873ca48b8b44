import { withUpdate } from './optimistic-update';

const update = { id: '2', changes: { status: 'closed' } };

it('updates the record at every level of the data', () => {
  const record = { id: '2', status: 'open' };
  const closed = { id: '2', status: 'closed' };
  expect(withUpdate(record, update)).toEqual(closed);
  expect(withUpdate({ thread: record, total: 1 }, update)).toEqual({ thread: closed, total: 1 });
  expect(withUpdate({ items: [{ id: '1' }, record] }, update)).toEqual({
    items: [{ id: '1' }, closed],
  });
});

it('updates the record in a list that is the whole response, also by a numeric id', () => {
  const byNumber = { id: 2, changes: { isCompleted: true } };
  expect(withUpdate([{ id: 1 }, { id: 2 }], byNumber)).toEqual([
    { id: 1 },
    { id: 2, isCompleted: true },
  ]);
  const others = [{ id: 1 }, { id: '2' }];
  expect(withUpdate(others, byNumber)).toBe(others);
});

it('updates only the item whose values match if several share an id', () => {
  const [red, blue] = [
    { id: 2, color: 'red', qty: 1 },
    { id: 2, color: 'blue', qty: 1 },
  ];
  const more = { id: 2, where: { color: 'blue' }, changes: { qty: 2 } };
  expect(withUpdate({ lines: [red, blue] }, more)).toEqual({ lines: [red, { ...blue, qty: 2 }] });
});

it('returns the same object if the data does not contain the record', () => {
  const data = { items: [{ id: '1' }], counts: { open: 1 }, total: 1 };
  expect(withUpdate(data, update)).toBe(data);
  expect(withUpdate(null, update)).toBeNull();
});
