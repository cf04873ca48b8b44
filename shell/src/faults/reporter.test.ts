import { reportError, setReporter, type RemoteManifest } from '@praxis/sdk';
import { RequestError } from '@praxis/sdk/data';
import { nativeFetch } from '../boot/early';
import { Registry } from '../federation/registry';
import { entryOf } from '../testing/manifest';
import type { FaultReport } from './fault-report';
import { createReporter } from './reporter';
import { watchFaults } from './watch-faults';

jest.mock('../boot/early', () => ({ nativeFetch: jest.fn(async () => ({ ok: true })) }));

const sent = jest.mocked(nativeFetch);
const reports = () =>
  sent.mock.calls.map(([, options]) => JSON.parse(String(options?.body)) as FaultReport);

const doctor = entryOf('doctor');
const registry = new Registry([doctor]);
jest.spyOn(registry, 'lastManifest').mockReturnValue({
  version: '1.4.0',
  pages: [{ paths: ['/doctor/patients', '/doctor/patients/:id'] }],
} as unknown as RemoteManifest);

const address = '/fault-reports';

let printed: jest.SpiedFunction<typeof console.error>;
beforeEach(() => {
  sent.mockClear();
  printed = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  window.history.replaceState(null, '', '/doctor/patients/pat_maria-lopez?q=Lopez');
});
afterEach(() => printed.mockRestore());

/** Personal data: no part of it may leave the browser. */
const personalData = [
  'Maria',
  'Lopez',
  'maria@example.org',
  'eyJhbGciOi',
  '+1 555',
  '4242',
  'pat_',
];

const parseFault = () => {
  try {
    return JSON.parse('Maria Lopez');
  } catch (error) {
    return error;
  }
};

function withStack(error: Error, ...lines: string[]): Error {
  error.stack = `${error.name}: ${error.message}\n${lines.join('\n')}`;
  return error;
}

const tokens = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJNYXJpYSJ9.c2ln';
const named = new Error('of Maria');
named.name = 'MariaLopezError Maria';

const faults: Record<string, unknown> = {
  'a text with a name': new Error('No appointment for Maria Lopez'),
  'an email address': new Error('maria@example.org is taken'),
  'a token': new Error(`Refused: Bearer ${tokens}`),
  'a phone and a card': new TypeError('+1 555 0100 with 4242424242424242'),
  'a JSON parse error': parseFault(),
  'a call of a value that is not a function': new TypeError('Maria is not a function'),
  'a property name': new TypeError("Cannot read properties of undefined (reading 'Maria')"),
  'a custom error name': named,
  'a thrown string': 'Maria Lopez',
  'a thrown object': { patient: 'Maria Lopez' },
  'a request with details': new RequestError({
    kind: 'server',
    status: 500,
    code: 'Maria Lopez' as never,
    details: { email: 'maria@example.org' },
    requestId: 'Maria Lopez',
  }),
  'a stack with other addresses': withStack(
    new Error('Maria\nLopez maria@example.org'),
    'at page (http://localhost/doctor/patients/pat_maria-lopez?q=Lopez:1:2)',
    'at maria@example.org (https://other.example/Maria.js:1:2)',
    'at Maria (https://apps.example/doctor/assets/page-patients.js?again=1:1:20)',
    'at Object.Lopez (http://localhost/assets/app.js:3:4)',
  ),
  'a message that looks like a stack frame': withStack(
    new Error('Maria\n    at f (http://localhost/Maria-Lopez.js:1:2)'),
    'at Lopez (http://localhost/assets/app.js:3:4)',
  ),
  'an address in a stack': withStack(
    new Error('x'),
    'at f (http://localhost/assets/app.js?patient=Maria.js:1:2)',
    'at f (http://localhost/assets/app.js#Lopez.js:1:2)',
  ),
  'a cause': new Error('x', { cause: new Error('Maria Lopez') }),
  'an aggregate error': new AggregateError([new Error('Maria Lopez')], 'maria@example.org'),
  'one of our own messages': Object.assign(
    new Error(`doctor maria@example.org ${tokens} 4242424242`),
    {
      name: 'RemoteFault',
    },
  ),
};

it.each(Object.keys(faults))('neither sends nor prints personal data: %s', (name) => {
  const report = createReporter({ registry, address });
  const { env } = process;
  process.env = { ...env, NODE_ENV: 'production' };
  report(faults[name], { place: 'Maria Lopez <maria@example.org>' });
  process.env = env;
  expect(sent).toHaveBeenCalledTimes(1);
  const [to, options] = sent.mock.calls[0]!;
  expect(to).toBe(address);
  expect(options).toMatchObject({
    method: 'POST',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
  });
  const output = [options?.body, ...printed.mock.calls.flat().map((part) => JSON.stringify(part))];
  expect(output.length).toBeGreaterThan(1);
  for (const text of personalData) expect(output.join('\n')).not.toContain(text);
});

it('reports app, versions, route pattern, stack frames and request id', () => {
  const report = createReporter({ registry, address });
  report(faults['a stack with other addresses'], {});
  report(new RequestError({ kind: 'server', status: 503, requestId: 'req_7' }), {
    place: 'GET /api/v1/doctor/patients/:id',
    isShown: true,
  });
  expect(reports()).toMatchObject([
    {
      kind: 'Error',
      app: 'doctor',
      appVersion: '1.4.0',
      sdk: '1.0.0',
      route: '/doctor/patients/:id',
      frames: ['/doctor/assets/page-patients.js:1:20', '/assets/app.js:3:4'],
    },
    {
      kind: 'RequestError',
      message: '503 server',
      place: 'GET /api/v1/doctor/patients/:id',
      requestId: 'req_7',
    },
  ]);
  // Not for the failed request, which the page shows.
  expect(printed).toHaveBeenCalledTimes(1);
});

it('sends the same fault once, and limits the rate', () => {
  const report = createReporter({ registry, address });
  for (let time = 0; time < 5; time += 1) report(new Error('again'), { place: 'timer' });
  expect(sent).toHaveBeenCalledTimes(1);
  for (let other = 0; other < 50; other += 1) report(new Error('other'), { place: `p${other}` });
  expect(sent).toHaveBeenCalledTimes(10);
});

it('prints to the console if no address is configured', () => {
  createReporter({ registry })(new Error('broken'), { app: 'doctor' });
  expect(sent).not.toHaveBeenCalled();
  expect(printed).toHaveBeenCalledTimes(1);
});

it('reports uncaught errors and faults before the deployment has loaded, but no aborted requests', async () => {
  const stop = watchFaults(Promise.resolve({ registry, address }));
  reportError(new Error('early'), { place: 'early' });
  window.dispatchEvent(new ErrorEvent('error', { error: new TypeError('in a timer') }));
  window.dispatchEvent(new ErrorEvent('error', { message: 'ResizeObserver loop completed' }));
  const rejection = Object.assign(new Event('unhandledrejection'), { reason: new Error('late') });
  window.dispatchEvent(rejection);
  reportError(new DOMException('left', 'AbortError'), { place: 'left' });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(reports().map(({ place }) => place)).toEqual(['early', 'uncaught', 'unhandled']);
  reportError(new Error('later'), { place: 'later' });
  expect(reports().at(-1)).toMatchObject({ place: 'later' });
  stop();
  setReporter();
});

it('reports where and when a fault happened, even if the user has navigated since', async () => {
  const stop = watchFaults(Promise.resolve({ registry, address }));
  const before = Date.now();
  reportError(new Error('slow to tell'), { place: 'elsewhere' });
  const after = Date.now();
  window.history.replaceState(null, '', '/sign-in');
  await new Promise((resolve) => setTimeout(resolve, 50));
  const [{ route, at } = {} as FaultReport] = reports();
  expect(route).toBe('/doctor/patients/:id');
  expect(Date.parse(at)).toBeGreaterThanOrEqual(before);
  expect(Date.parse(at)).toBeLessThanOrEqual(after);
  stop();
  setReporter();
});

it.each([
  ['/apps/chat/12', '/apps/*'],
  ['/apps/email/12', '/apps/email/*'],
  ['/', '/*'],
])('reports the longest area of an app whose manifest has not loaded: %s', (path, expected) => {
  window.history.replaceState(null, '', path);
  const demo = new Registry([entryOf('demo', { areas: ['/', '/apps', '/apps/email'] })]);
  createReporter({ registry: demo, address })(new Error('no manifest'), { app: 'demo' });
  expect(reports()).toMatchObject([{ route: expected }]);
});

it('reports an invalid deployment to the console', async () => {
  const stop = watchFaults(Promise.reject(new Error('config.json')));
  reportError(new Error('broken'), { place: 'boot' });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(printed).toHaveBeenCalledTimes(1);
  stop();
});
