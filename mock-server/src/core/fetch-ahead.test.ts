import type { Route } from './module';
import { createFetchAhead } from './fetch-ahead';

const area = (name: string, lines: readonly string[], prefetched = false) => ({
  name,
  endpoints: lines.map((line) => {
    const [method, path = ''] = line.split(' ');
    return { method, path } as Route;
  }),
  prefetched,
  load: jest.fn(async () => ({ handlers: [] })),
});

it('loads what serves some endpoints and what every visit calls, and nothing else', async () => {
  const signingIn = area('signing in', ['POST /sign-in'], true);
  const rooms = area('rooms', ['GET /rooms', 'GET /rooms/:id']);
  const keys = area('keys', ['GET /keys', 'POST /rooms/:id/keys']);
  await createFetchAhead([signingIn, rooms, keys])(['GET /rooms/:id', 'GET /unknown']);
  expect(signingIn.load).toHaveBeenCalled();
  expect(rooms.load).toHaveBeenCalled();
  expect(keys.load).not.toHaveBeenCalled();
});
