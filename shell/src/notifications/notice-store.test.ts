import { notices, notify } from './notice-store';

it('keeps the two newest, the newest first', () => {
  notices.set([]);
  for (const text of ['one', 'two', 'three']) notify({ kind: 'success', text });
  expect(notices.get().map(({ text }) => text)).toEqual(['three', 'two']);
});
