import { screen } from '@testing-library/react';
import * as z from '@praxis/contract/schema';
import { endpoint } from '@praxis/contract';
import { getMe, getNotifications, markNotificationsRead } from '@praxis/contract/endpoints/me';
import { updateMe } from '@praxis/contract/endpoints/me-changes';
import { getPlan } from '@praxis/contract/endpoints/plans';
import { useHost, useTranslation, type RemoteModule } from '../index';
import { query, useMutation, useQuery } from '../data';
import { DateTime } from '../ui/components/date-time';
import { reloadedQueries, renderRemote, Response, type RemoteBackEnd } from './index';
import { takeFailures } from './faults';

const meQuery = query({ app: 'sample', name: 'me', endpoint: getMe });
const unserved = endpoint({
  method: 'GET',
  path: '/api/v1/nowhere',
  audience: 'signedIn',
  response: z.object({}),
});

function MePage() {
  const { t } = useTranslation('sample');
  const host = useHost();
  const { data, reload } = useQuery(meQuery, {});
  const undo = { label: 'Undo', run: () => host.notify({ kind: 'info', text: 'Undone' }) };
  return (
    <>
      <h1>{data ? t('hello', { name: data.fullName }) : t('wait')}</h1>
      <DateTime at="2026-01-05T09:00:00Z" />
      <button onClick={reload}>Reload</button>
      <button onClick={() => host.notify({ kind: 'success', text: 'Done', undo })}>Do</button>
    </>
  );
}

function UnservedPage() {
  const host = useHost();
  return <button onClick={() => void host.client.call(unserved, {}).catch(() => {})}>Ask</button>;
}

const notificationsQuery = query({
  app: 'sample',
  name: 'notifications',
  endpoint: getNotifications,
});

/** Shows two kinds of records and changes one of them. */
function NotificationsPage() {
  const host = useHost();
  const markRead = useMutation(markNotificationsRead);
  const me = useQuery(meQuery, {});
  const notifications = useQuery(notificationsQuery, { query: {} });
  return (
    <>
      <h1>{me.data?.fullName}</h1>
      <p>{notifications.data?.total}</p>
      <button onClick={() => void markRead.runOrNotify({ body: { ids: ['1'] } })}>Read</button>
      <button
        onClick={() => {
          void host.client.call(getPlan, { params: { id: 'a' } }).catch(() => {});
          void host.client.call(getMe, {});
        }}
      >
        Ask
      </button>
    </>
  );
}

const UntranslatedPage = () => useTranslation('sample').t('nothing');
const UnfilledPage = () => useTranslation('sample').t('hello');

/** React warns about list items without keys. */
const NoisyPage = () => ['one', 'two'].map((word) => <p>{word}</p>);

const texts = { hello: 'Hello {{name}}', wait: 'Wait' };
const load = async () => ({ default: texts });
const remote = {
  app: {
    id: 'sample',
    sdk: '^1.0.0',
    realm: 'practice',
    roles: ['doctor'],
    areas: ['/sample'],
    landing: '/sample/me',
  },
  pages: Object.entries({
    me: MePage,
    notifications: NotificationsPage,
    unserved: UnservedPage,
    untranslated: UntranslatedPage,
    unfilled: UnfilledPage,
    noisy: NoisyPage,
  }).map(([name, page]) => ({
    path: `/sample/${name}`,
    title: name,
    load: async () => ({ default: page }),
  })),
  texts: load,
  sharedTexts: load,
} satisfies RemoteModule;

const open = (page: string, prepare?: (backEnd: RemoteBackEnd) => void) =>
  renderRemote({ remote, path: `/sample/${page}`, prepare });

it('renders a page of an app for a signed-in user, with data of the simulated back end', async () => {
  const { host, sent } = await open('me');
  expect(screen.getByRole('heading')).toHaveTextContent('Hello Dr. Helen Marsh');
  expect(host.identity.get()?.userData.role).toBe('doctor');
  expect(sent.map(({ line }) => line)).toEqual(['GET /api/v1/me']);
});

it.each(['/sample/nowhere', '/elsewhere?tab=all'])(
  'rejects %s, which the app does not declare',
  async (path) => {
    await expect(renderRemote({ remote, path })).rejects.toThrow(
      `renderRemote: ${path} is not a page of the app "sample". Its src/pages.ts declares: /sample/me, /sample/notifications,`,
    );
  },
);

it('accepts an address with a query, and a pattern with a parameter', async () => {
  const [page] = remote.pages;
  const withParameter = { ...remote, pages: [{ ...page!, path: ['/sample/:id', '/sample'] }] };
  const { router } = await renderRemote({ remote: withParameter, path: '/sample/7?tab=all#end' });
  expect(router.state.location).toMatchObject({ pathname: '/sample/7', search: '?tab=all' });
  expect(screen.getByRole('heading')).toHaveTextContent('Hello');
});

it('signs in a demo account for a demo app', async () => {
  const demo = {
    ...remote,
    app: { ...remote.app, realm: 'demo', roles: ['admin', 'client'] },
    pages: remote.pages.filter(({ title }) => title === 'unserved'),
  } satisfies RemoteModule;
  const path = '/sample/unserved';
  const admin = (await renderRemote({ remote: demo, path })).host;
  expect(admin.identity.get()).toMatchObject({ realm: 'demo', userData: { role: 'admin' } });
  expect(admin.can('delete', 'User')).toBe(true);
  const client = (await renderRemote({ remote: demo, path, role: 'client' })).host;
  expect(client.can('read', 'ACL')).toBe(true);
  expect(client.can('read', 'User')).toBe(false);
});

it('isolates the back end of each test', async () => {
  for (const fullName of ['Dr. Anna First', 'Dr. Helen Marsh']) {
    const { api, refresh, unmount } = await open('me');
    const doctor = await api('doctor');
    const { version } = await doctor.call(getMe, {});
    if (fullName !== 'Dr. Helen Marsh')
      await doctor.call(updateMe, { body: { fullName }, version });
    await refresh();
    expect(screen.getByRole('heading')).toHaveTextContent(`Hello ${fullName}`);
    unmount();
  }
});

it('freezes the clock and advances it on demand', async () => {
  const { moveClock, simulation } = await open('me');
  expect(Date.now()).toBe(simulation.now());
  const before = Date.now();
  moveClock(86_400_000);
  expect(Date.now() - before).toBe(86_400_000);
  expect(simulation.now()).toBe(Date.now());
});

it('records notices and lets the test use their Undo', async () => {
  const { host, user } = await open('me');
  await user.click(screen.getByRole('button', { name: 'Do' }));
  expect(host.notices).toMatchObject([{ kind: 'success', text: 'Done' }]);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.getByText('Undone')).toBeInTheDocument();
});

it('fails the next request to an endpoint', async () => {
  const { failNext, host } = await open('me');
  failNext(getMe, 'forbidden');
  await expect(host.client.call(getMe, {})).rejects.toMatchObject({
    failure: { kind: 'rule', status: 403, code: 'forbidden' },
  });
  await expect(host.client.call(getMe, {})).resolves.toMatchObject({ fullName: 'Dr. Helen Marsh' });
});

it('lists exactly what reloads after a mutation', async () => {
  const view = await open('notifications');
  const press = (name: string) => () => view.user.click(screen.getByRole('button', { name }));
  expect(await reloadedQueries(view, press('Read'))).toEqual(['/api/v1/me/notifications']);
  expect(await reloadedQueries(view, press('Ask'))).toEqual([
    '/api/v1/doctor/plans/:id',
    '/api/v1/me',
  ]);
});

describe('the Mirage server', () => {
  const heading = () => screen.getByRole('heading');
  const ofSimulation = 'Hello Dr. Helen Marsh';

  it('serves a test’s route instead of the simulated endpoint', async () => {
    const { server, refresh, host, sent } = await open('me');
    const me = await host.client.call(getMe, {});
    server.get('/api/v1/me', () => ({ ...me, fullName: 'Dr. Other' }));
    await refresh();
    expect(heading()).toHaveTextContent('Hello Dr. Other');
    server.get('/api/v1/me', () => new Response(403, {}, { error: { code: 'forbidden' } }));
    await expect(host.client.call(getMe, {})).rejects.toMatchObject({
      failure: { kind: 'rule', status: 403, code: 'forbidden' },
    });
    expect(sent.map(({ line }) => line)).toEqual(Array(4).fill('GET /api/v1/me'));
  });

  it('serves the simulated endpoint in the next test', async () => {
    await open('me');
    expect(heading()).toHaveTextContent(ofSimulation);
  });

  it('accepts routes before the page loads, and does not count a test’s 500 as a broken back end', async () => {
    const { host } = await open('me', ({ server }) =>
      server.get('/api/v1/me', () => new Response(500)),
    );
    expect(heading()).toHaveTextContent('Wait');
    await expect(host.client.call(getMe, {})).rejects.toMatchObject({
      failure: { kind: 'server', status: 500 },
    });
    expect(takeFailures()).toEqual([]);
  });

  it('serves an endpoint that only the test knows', async () => {
    const { server, host } = await open('me');
    server.get('/api/v1/nowhere', () => ({}));
    await expect(host.client.call(unserved, {})).resolves.toEqual({});
  });

  it('leaves other endpoints to the simulation, and restores XMLHttpRequest at the end', async () => {
    const { server, host, unmount } = await open('me');
    const during = XMLHttpRequest;
    server.get('/api/v1/doctor/plans', () => new Response(500));
    await expect(host.client.call(getMe, {})).resolves.toMatchObject({
      fullName: 'Dr. Helen Marsh',
    });
    unmount();
    expect(XMLHttpRequest).not.toBe(during);
    expect(new XMLHttpRequest()).not.toHaveProperty('requestHeaders');
  });
});

describe('a test fails with a message', () => {
  it('if a request is not handled', async () => {
    const { user } = await open('unserved');
    await user.click(screen.getByRole('button', { name: 'Ask' }));
    expect(takeFailures()).toEqual([
      expect.stringContaining('Unhandled request GET /api/v1/nowhere'),
    ]);
  });

  it('if a request bypasses the client, to another origin or with another method', async () => {
    await open('me');
    await expect(fetch('https://elsewhere.example/data')).rejects.toThrow();
    await expect(fetch('/api/v1/me', { method: 'HEAD' })).rejects.toThrow();
    expect(takeFailures()).toEqual([
      expect.stringContaining('Unhandled request GET https://elsewhere.example/data'),
      expect.stringContaining('Unhandled request HEAD /api/v1/me'),
    ]);
  });

  it('if a text is missing', async () => {
    await open('untranslated');
    expect(takeFailures()).toEqual(['The text "sample:nothing" is missing in en.']);
  });

  it('if a placeholder has no value', async () => {
    await open('unfilled');
    expect(takeFailures()).toEqual(['{{name}} has no value in "Hello {{name}}".']);
  });
});

it('leaves what React warns about to the console of the test, which fails it', async () => {
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await open('noisy');
  expect(consoleError.mock.calls).toEqual([
    expect.arrayContaining([expect.stringContaining('"key" prop')]),
  ]);
});
