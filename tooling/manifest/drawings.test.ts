import { drawingsOf } from './drawings.mjs';

test('returns the elements of icons, without React keys', async () => {
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

test('names an unknown icon', async () => {
  await expect(drawingsOf(['user-round', 'unicorn'])).rejects.toThrow('"unicorn"');
});
