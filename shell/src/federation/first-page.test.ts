import { getDoctorDashboard } from '@praxis/contract/endpoints/doctor-dashboard';
import { listSubscribers } from '@praxis/contract/endpoints/subscribers';
import type { Identity, RemoteModule } from '@praxis/sdk';
import { query } from '@praxis/sdk/data';
import { createOpenClient } from '@praxis/sdk/testing/query-client';
import { earlyServices, takeEarlyServices } from '../app/early-services';
import { endSession, startSession } from '../auth/session';
import type { Deployment } from '../boot/deployment';
import type { Http } from '../http';
import { entryOf, manifestOf, pageOf } from '../testing/manifest';
import { startI18n } from '../language/i18n';
import { runFirstPage } from './first-page';
import { Registry, type RemoteEntry } from './registry';

beforeAll(() => startI18n('en'));

const list = { status: 'pending', page: 1 };
const mockPages: RemoteModule['pages'] = [
  {
    path: '/doctor/patients',
    title: 'list',
    first: { endpoint: 'listSubscribers', query: list },
    load: async () => ({ default: () => null }),
  },
  {
    path: '/doctor/dashboard',
    title: 'list',
    first: { endpoint: 'getDoctorDashboard' },
    load: async () => ({ default: () => null }),
  },
  { path: '/doctor/plans', title: 'list', load: async () => ({ default: () => null }) },
];
const manifest = manifestOf('doctor', {
  landing: '/doctor/dashboard',
  pages: [
    { ...pageOf('/doctor/patients', 'Patients'), first: '/api/v1/doctor/subscribers?page=1' },
    { ...pageOf('/doctor/dashboard', 'Dashboard'), first: '/api/v1/doctor/dashboard' },
    pageOf('/doctor/plans', 'Plans'),
  ],
});

jest.mock('./load-remote', () => ({
  loadRemoteEarly: async (registry: Registry, entry: RemoteEntry) => ({
    entry,
    manifest: await registry.manifest(entry),
    module: { pages: mockPages, texts: async () => ({ default: {} }) },
  }),
}));

query({ app: 'doctor', name: 'patients', endpoint: listSubscribers });
query({ app: 'doctor', name: 'dashboard', endpoint: getDoctorDashboard });

const entry = entryOf('doctor');
const abilities = [{ action: 'manage', subject: 'all' }];
const user = {
  realm: 'practice',
  userData: { id: 'd', role: 'doctor', email: '', fullName: '', abilities },
} as unknown as Identity;

function deployment() {
  const registry = new Registry([entry]);
  jest.spyOn(registry, 'manifest').mockResolvedValue(manifest);
  const { client, calls } = createOpenClient();
  const http = { client } as Http;
  const made = {
    registry,
    backEnd: { address: '', now: Date.now, ready: () => undefined },
    http: async () => http,
    loadedHttp: () => http,
  } as Deployment;
  return { made, calls };
}

const at = (address: string) => {
  const { pathname, search } = new URL(address, 'https://praxis.example');
  return { pathname, search };
};

it.each([
  ['/doctor/patients', { query: list }, listSubscribers],
  ['/doctor/dashboard', {}, getDoctorDashboard],
  ['/', {}, getDoctorDashboard],
])('preloads the first data of the page at %s', async (address, input, endpoint) => {
  const { made, calls } = deployment();
  const page = await runFirstPage(made, user, at(address));
  expect(calls.map((call) => [call.endpoint, call.input])).toEqual([[endpoint, input]]);

  let isAnswered = false;
  const answered = page?.answered.then(() => (isAnswered = true));
  await new Promise((resolve) => setTimeout(resolve));
  expect(isAnswered).toBe(false);
  calls[0]?.respond({ items: [] });
  await answered;
  takeEarlyServices(made)?.dispose();
  expect(earlyServices(made)).toBeNull();
});

it('preloads nothing once the app is rendered, whose page sends its own requests', async () => {
  const { made, calls } = deployment();
  expect(takeEarlyServices(made)).toBeNull();
  expect(await runFirstPage(made, user, at('/doctor/patients'))).toBeUndefined();
  expect(calls).toEqual([]);
});

it('drops the preloaded data of another user', async () => {
  const session = {
    realm: 'practice',
    userData: user.userData,
    accessToken: 'a',
    refreshToken: 'r',
  };
  startSession(session as never, 'tab');
  const { made, calls } = deployment();
  await runFirstPage(made, user, at('/doctor/patients'));
  expect(earlyServices(made)).not.toBeNull();
  endSession();
  startSession({ ...session, userData: { ...user.userData, id: 'another' } } as never, 'tab');
  expect(earlyServices(made)).toBeNull();
  expect(takeEarlyServices(made)).toBeNull();
  // The previous user's request is aborted.
  expect(calls.map(({ aborted }) => aborted)).toEqual([true]);
  endSession();
});

it.each(['/doctor/patients?tab=all', '/doctor/plans', '/elsewhere'])(
  'preloads nothing at %s',
  async (address) => {
    const { made, calls } = deployment();
    expect(await runFirstPage(made, user, at(address))).toBeUndefined();
    expect(calls).toEqual([]);
    expect(earlyServices(made)).toBeNull();
  },
);
