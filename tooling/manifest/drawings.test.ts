import { drawingsOf } from './drawings.mjs';

test('returns icons as one path each, without React keys', async () => {
  expect(await drawingsOf(['user-round', 'inbox', 'inbox'])).toEqual({
    'user-round': [['path', { d: 'M7 8a5 5 0 1 0 10 0 5 5 0 1 0-10 0zM20 21a8 8 0 0 0-16 0' }]],
    inbox: [['path', { d: expect.any(String) }]],
  });
});

test('names an unknown icon', async () => {
  await expect(drawingsOf(['user-round', 'unicorn'])).rejects.toThrow('"unicorn"');
});
