import type { RemoteModule } from '../remote';
import { requireFirst } from './first-request';

const remote = {
  pages: [
    {
      path: ['/doctor/patients', '/doctor/patients/:id'],
      first: { endpoint: 'listSubscribers', query: { status: 'pending', page: 1 } },
    },
  ],
} as unknown as RemoteModule;

const sent = (query: Record<string, unknown>) => [
  { line: 'GET /api/v1/doctor/subscribers', query, body: undefined, headers: {} },
];

it('takes the declared request in any order of its parameters', () => {
  requireFirst(remote, '/doctor/patients', sent({ page: 1, q: undefined, status: 'pending' }));
});

it('says what a page asks for in place of what it declares', () => {
  const other = sent({ page: 1, status: 'all' });
  expect(() => requireFirst(remote, '/doctor/patients', other)).toThrow(
    /listSubscribers first.*It asks for: .*status=all/,
  );
  // With a search, or over a record, the page asks for something else.
  requireFirst(remote, '/doctor/patients?tab=all', other);
});
