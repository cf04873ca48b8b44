import { drawingsOf } from './drawings.mjs';

test('an icon is drawn by its elements, without what is for React alone', async () => {
  expect(await drawingsOf(['user-round', 'inbox', 'inbox'])).toEqual({
    'user-round': [
      ['circle', { cx: '12', cy: '8', r: '5' }],
      ['path', { d: 'M20 21a8 8 0 0 0-16 0' }],
    ],
    inbox: [
      ['polyline', expect.objectContaining({ points: expect.any(String) })],
      ['path', expect.objectContaining({ d: expect.any(String) })],
    ],
  });
});

test('an icon that there is not is named', async () => {
  await expect(drawingsOf(['user-round', 'unicorn'])).rejects.toThrow('"unicorn"');
});
