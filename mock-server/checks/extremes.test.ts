import type { Endpoint, Role } from '@praxis/contract';
import { everyEndpoint, exampleOf, rolesOf, sendExample } from './examples';
import { jsonPathsOf } from './json-paths';
import { sharedContext } from './shared-context';
import { people, sample } from '../src/practice/sample-records';

const context = sharedContext();

/** The simulation reports its own bugs here; none may occur. */
const bugs: unknown[] = [];
const { reportError } = globalThis;
beforeAll(() => {
  globalThis.reportError = (bug) => void bugs.push(bug);
});
afterAll(() => {
  globalThis.reportError = reportError;
});

const roleOf = (endpoint: Endpoint): Role =>
  endpoint.audience === 'public' ? 'patient' : (rolesOf(endpoint)[0] ?? 'admin');

/** Valid types, but extreme values. */
const words = ['', ' ', '0', '-', '\ud800', 'שלום \u202e😀', 'Etc/GMT+12', 'JPY', '__proto__'];
const dates = ['2026-02-29', '0001-01-01', '9999-12-31'];
const instants = [
  '0001-01-01T00:00:00Z',
  '2026-01-13T20:00:00.123456789Z',
  '2026-01-13T23:59:60Z',
  '9999-12-31T23:59:59Z',
];
const times = ['24:00', '00:00'];
const textsLike = (text: string): readonly string[] =>
  /^\d{4}-.*T/.test(text)
    ? instants
    : /^\d{4}-/.test(text)
      ? dates
      : /^\d\d:/.test(text)
        ? times
        : words;
const numbers = [0, -0, 1, -1, 2 ** 31, Number.MAX_SAFE_INTEGER, -Number.MAX_SAFE_INTEGER, 1e300];

const extremesOf = (value: unknown): readonly unknown[] =>
  typeof value === 'string'
    ? textsLike(value)
    : typeof value === 'number'
      ? numbers
      : Array.isArray(value)
        ? [[], [...value, ...value]]
        : [];

const changes = everyEndpoint.filter(({ endpoint }) => endpoint.body);

test.each(changes)(
  '$line: extreme values are accepted or rejected, but never fail',
  async ({ endpoint }) => {
    const role = roleOf(endpoint);
    const { body } = exampleOf(endpoint, context(), role);
    for (const { path, value, with: put } of jsonPathsOf(body))
      for (const extreme of extremesOf(value)) {
        const request = exampleOf(endpoint, context(), role);
        const response = await sendExample(context().calls[role], endpoint, context(), {
          ...request,
          body: put(extreme),
        });
        expect([path, extreme, response.status < 500, bugs.splice(0)]).toEqual([
          path,
          extreme,
          true,
          [],
        ]);
        context.undo();
        if (response.status >= 400) continue;
        const parsed = endpoint.response?.safeParse(response.body);
        expect([path, extreme, parsed?.error?.issues ?? []]).toEqual([path, extreme, []]);
      }
  },
);

const days = ['0001-01-01', '1969-12-31', '2026-02-28', '2400-02-29', '9999-12-31'];

test('periods of any length, and at the limits of dates', async () => {
  const { doctor, admin, patient } = context().calls;
  const slots = `/api/v1/doctors/${people.doctor}/slots?visitTypeId=${sample.followUp}&`;
  for (const from of days)
    for (const to of days) {
      const period = `from=${from}&to=${to}`;
      for (const response of [
        await doctor(`GET /api/v1/doctor/dashboard?${period}`),
        await doctor(`GET /api/v1/doctor/appointments?${period}`),
        await doctor(`GET /api/v1/doctor/payments/charges?${period}`),
        await doctor(`GET /api/v1/doctor/payments/payouts?${period}`),
        await patient(`GET /api/v1/patient/appointments?${period}`),
        await admin(`GET /api/v1/admin/audit?${period}`),
        await patient(`GET ${slots}${period}`),
      ])
        expect([period, response.status < 500, bugs.splice(0)]).toEqual([period, true, []]);
    }
});

test('a charge preview for extreme dates succeeds or is rejected', async () => {
  const { id = '' } = exampleOf(
    everyEndpoint.find(({ line }) => line.endsWith('/charge-preview'))!.endpoint,
    context(),
    'doctor',
  );
  for (const day of days) {
    const { status } = await context().calls.doctor(
      `GET /api/v1/doctor/subscribers/${id}/charge-preview?startOn=${day}`,
    );
    expect([day, status < 500, bugs.splice(0)]).toEqual([day, true, []]);
  }
});
