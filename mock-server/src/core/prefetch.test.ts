import type { Route } from './module';
import { createPrefetch } from './prefetch';

const moduleOf = (name: string, lines: readonly string[], prefetched = false) => ({
  name,
  endpoints: lines.map((line) => {
    const [method, path = ''] = line.split(' ');
    return { method, path } as Route;
  }),
  prefetched,
  load: jest.fn(async () => ({ handlers: [] })),
});

it('loads the modules of the given endpoints and the modules marked as prefetched, but no others', async () => {
  const signingIn = moduleOf('signing in', ['POST /sign-in'], true);
  const rooms = moduleOf('rooms', ['GET /rooms', 'GET /rooms/:id']);
  const keys = moduleOf('keys', ['GET /keys', 'POST /rooms/:id/keys']);
  await createPrefetch([signingIn, rooms, keys])(['GET /rooms/:id', 'GET /unknown']);
  expect(signingIn.load).toHaveBeenCalled();
  expect(rooms.load).toHaveBeenCalled();
  expect(keys.load).not.toHaveBeenCalled();
});
