import { withUpdate } from './optimistic-update';

const update = { command: 'c', id: '2', changes: { status: 'closed' } };

it('changes the record wherever the data holds it', () => {
  const record = { id: '2', status: 'open' };
  const closed = { id: '2', status: 'closed' };
  expect(withUpdate(record, update)).toEqual(closed);
  expect(withUpdate({ thread: record, total: 1 }, update)).toEqual({ thread: closed, total: 1 });
  expect(withUpdate({ items: [{ id: '1' }, record] }, update)).toEqual({
    items: [{ id: '1' }, closed],
  });
});

it('leaves what does not hold it the same object', () => {
  const data = { items: [{ id: '1' }], counts: { open: 1 }, total: 1 };
  expect(withUpdate(data, update)).toBe(data);
  expect(withUpdate(null, update)).toBeNull();
});
