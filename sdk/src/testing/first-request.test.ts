import { getDoctorDashboard } from '@praxis/contract/endpoints/doctor-dashboard';
import { listSubscribers } from '@praxis/contract/endpoints/subscribers';
import { query } from '../data/query';
import type { RemoteModule } from '../remote';
import { assertFirstRequest } from './first-request';

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

it('accepts the declared request with its parameters in any order', () => {
  assertFirstRequest(
    remote,
    '/doctor/patients',
    sent({ page: 1, q: undefined, status: 'pending' }),
  );
});

it('reports the actual requests if the declared one was not sent', () => {
  const other = sent({ page: 1, status: 'all' });
  expect(() => assertFirstRequest(remote, '/doctor/patients', other)).toThrow(
    /listSubscribers as the first request.*The page requested: .*status=all/,
  );
  // With a query, or over a record, the page sends another request.
  assertFirstRequest(remote, '/doctor/patients?tab=all', other);
});

it('rejects a request that no query sends unchanged: the shell could not send it ahead of the page', () => {
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
  expect(() => assertFirstRequest(dashboard, '/doctor/dashboard', asked)).toThrow(
    /No query sends it the arguments unchanged/,
  );
});
