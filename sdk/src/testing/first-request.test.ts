import { getDoctorDashboard } from '@praxis/contract/endpoints/doctor-dashboard';
import { listSubscribers } from '@praxis/contract/endpoints/subscribers';
import { query } from '../data/query';
import type { RemoteModule } from '../remote';
import { requireFirst } from './first-request';

query({ app: 'doctor', name: 'patients', endpoint: listSubscribers });

const remote = {
  app: { id: 'doctor' },
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

it('refuses a request that no query sends as it is: the shell could not ask ahead of the page', () => {
  query({
    app: 'doctor',
    name: 'dashboard',
    endpoint: getDoctorDashboard,
    ask: (client, days: number) => client.call(getDoctorDashboard, { query: { from: `${days}` } }),
  });
  const dashboard = {
    ...remote,
    pages: [{ path: '/doctor/dashboard', first: { endpoint: 'getDoctorDashboard' } }],
  } as unknown as RemoteModule;
  const asked = [{ line: 'GET /api/v1/doctor/dashboard', query: {}, body: undefined, headers: {} }];
  expect(() => requireFirst(dashboard, '/doctor/dashboard', asked)).toThrow(
    /No query sends it the arguments as they are/,
  );
});
