import type { Endpoint, Role } from '@praxis/contract';
import { table } from '../src/practice/tables';
import { everyEndpoint, exampleOf, rolesOf, sendExample } from './examples';
import { brokenInvariants } from './invariants';
import { sharedContext, writtenDuring } from './shared-context';
import { elsewhere, nextDoor, people, sample } from '../src/practice/sample-records';

const context = sharedContext(({ get, put, now }) => {
  // Applicants of the other practice, which has instant booking.
  for (let number = 0; number < 50; number += 1)
    put('subscriptions', {
      ...get('subscriptions', sample.membership),
      id: `application-${number}`,
      doctorId: people.otherDoctor,
      patientId: sample.patient(number),
      status: 'pending',
      createdAt: new Date(now).toISOString(),
    });
});

const roleOf = (endpoint: Endpoint): Role => rolesOf(endpoint)[0] ?? 'admin';
const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

const patientCall = (number: number) => context().signedIn(sample.patientUser(number), 'patient');

const counted = (responses: readonly { status: number; code: string | undefined }[]) => {
  const counts: Record<string, number> = {};
  for (const { status, code = 'done' } of responses)
    counts[`${status} ${code}`] = (counts[`${status} ${code}`] ?? 0) + 1;
  return counts;
};

describe('one slot', () => {
  const body = () => ({
    doctorId: people.otherDoctor,
    visitTypeId: elsewhere.followUp,
    startAt: '2026-01-13T14:00:00Z',
  });
  const blocking = () =>
    table(context().practice.database, 'appointments').filter(
      ({ doctorId, startAt, state }) =>
        doctorId === people.otherDoctor &&
        Date.parse(startAt) === Date.parse(body().startAt) &&
        ['held', 'requested', 'proposed', 'booked', 'checkedIn'].includes(state),
    );

  test('fifty patients book it concurrently, and one succeeds', async () => {
    const before = brokenInvariants(context().practice.database);
    const responses = await Promise.all(
      times(50, (number) =>
        patientCall(number)('POST /api/v1/patient/appointments', { body: body() }),
      ),
    );
    expect(counted(responses)).toEqual({ '201 done': 1, '409 slot_taken': 49 });
    expect(blocking()).toHaveLength(1);
    expect(brokenInvariants(context().practice.database)).toEqual(before);
  });

  test('fifty patients hold it concurrently, and one succeeds', async () => {
    const responses = await Promise.all(
      times(50, (number) => patientCall(number)('POST /api/v1/holds', { body: body() })),
    );
    expect(counted(responses)).toEqual({ '201 done': 1, '409 slot_taken': 49 });
    expect(blocking()).toHaveLength(1);
  });

  test('only the patient who holds it can book it', async () => {
    await patientCall(7)('POST /api/v1/holds', { body: body() });
    const responses = await Promise.all(
      times(20, (number) =>
        patientCall(number)('POST /api/v1/patient/appointments', { body: body() }),
      ),
    );
    expect(responses.map(({ status }) => status).indexOf(201)).toBe(7);
    expect(counted(responses)).toEqual({ '201 done': 1, '409 slot_taken': 19 });
  });

  test('a patient who clicks fifty times has one appointment', async () => {
    const book = patientCall(3);
    const responses = await Promise.all(
      times(50, () => book('POST /api/v1/patient/appointments', { body: body() })),
    );
    expect(counted(responses)).toEqual({ '201 done': 1, '409 slot_taken': 49 });
  });

  test('requests, staff bookings and moves to it conflict', async () => {
    const startAt = context().startIn(4);
    const slot = { visitTypeId: sample.followUp, startAt };
    const moved = context().appointment({});
    const { calls } = context();
    const responses = await Promise.all([
      calls.doctor('POST /api/v1/doctor/appointments', {
        body: { ...slot, patientId: people.neighbor },
      }),
      calls.patient('POST /api/v1/patient/appointments', {
        body: { ...slot, doctorId: people.doctor },
      }),
      calls.patient('POST /api/v1/holds', { body: { ...slot, doctorId: people.doctor } }),
      calls.patient(`POST /api/v1/patient/appointments/${moved.id}/reschedule`, {
        body: { startAt },
        version: moved.version,
      }),
    ]);
    expect(counted(responses)).toEqual({ '201 done': 1, '409 slot_taken': 3 });
  });

  test('two requests for the same time are not both confirmed', async () => {
    const { calls, appointment, now } = context();
    const startAt = context().startIn(4);
    const one = appointment({ state: 'requested', startAt });
    // The second one can't occur without a bug.
    const other = appointment({ state: 'requested', startAt, patientId: people.neighbor });
    expect(now).toBeLessThan(Date.parse(startAt));
    const responses = await Promise.all([
      calls.doctor(`POST /api/v1/doctor/appointments/${one.id}/confirm`, { version: 1 }),
      calls.teamMember(`POST /api/v1/team-member/appointment-requests/${other.id}/confirm`, {
        version: 1,
      }),
    ]);
    expect(responses.every(({ code }) => code === 'slot_taken')).toBe(true);
  });
});

/** Other valid bodies for the endpoints. */
const otherBodies: Readonly<Record<string, (body: Record<string, unknown>) => unknown>> = {
  'POST /api/v1/holds': (body) => ({ ...body, visitTypeId: sample.video }),
  'POST /api/v1/patient/appointments': (body) => ({ ...body, reason: 'Another' }),
  'POST /api/v1/patient/appointments/:id/reschedule': () => ({ startAt: context().startIn(9) }),
  'POST /api/v1/doctor/appointments/:id/reschedule': () => ({ startAt: context().startIn(9) }),
  'POST /api/v1/team-member/appointment-requests/:id/reschedule': () => ({
    startAt: context().startIn(9),
  }),
  'POST /api/v1/doctor/appointments': (body) => ({ ...body, reason: 'Another' }),
  'POST /api/v1/patient/subscriptions': (body) => ({ ...body, planVersionId: nextDoor.terms.plus }),
  'POST /api/v1/patient/subscriptions/:id/change-plan': () => ({
    planVersionId: sample.terms.quarterly,
  }),
  'POST /api/v1/patient/invoices/:id/pay': () => ({}),
  'POST /api/v1/doctor/payments/charges/:id/refunds': (body) => ({ ...body, reason: 'duplicate' }),
  'POST /api/v1/doctor/payments/payouts': () => ({
    amount: { amountMinor: 2600, currency: 'USD' },
  }),
  'POST /api/v1/threads': (body) => ({ ...body, subject: 'Another' }),
};

/** These accept a key as well, but don't require one: they neither book nor charge. */
const withoutKey = ['POST /api/v1/patient/subscriptions', 'POST /api/v1/threads'];

test('bookings, charges, refunds and payouts require a key', () => {
  const needing = everyEndpoint.filter(({ endpoint }) => endpoint.idempotent);
  expect([...needing.map(({ line }) => line), ...withoutKey].toSorted()).toEqual(
    Object.keys(otherBodies).toSorted(),
  );
});

test.each(withoutKey)('%s works without a key', async (line) => {
  const { endpoint } = everyEndpoint.find((one) => one.line === line) ?? {};
  if (!endpoint) throw new Error(`${line} is not declared`);
  const role = roleOf(endpoint);
  const example = exampleOf(endpoint, context(), role);
  const { status } = await sendExample(context().calls[role], endpoint, context(), example, {
    key: '',
  });
  expect(status).toBe(201);
});

const onceAKey = everyEndpoint.filter(({ line }) => line in otherBodies);

describe.each(onceAKey)('$line with one key', ({ line, endpoint }) => {
  const role = roleOf(endpoint);
  const prepare = () => {
    const example = exampleOf(endpoint, context(), role);
    const send = (sent: { body?: unknown; key: string; version?: number }) =>
      sendExample(context().calls[role], endpoint, context(), example, {
        body: example.body,
        version: 1,
        ...sent,
      });
    return { ...example, send };
  };

  test('twenty concurrent repeats run once, with the same response', async () => {
    const { send } = prepare();
    const once = await writtenDuring(context(), () => send({ key: 'first' }));
    const again = await writtenDuring(context(), async () => {
      const responses = await Promise.all(times(20, () => send({ key: 'first' })));
      expect(new Set(responses.map((response) => JSON.stringify(response))).size).toBe(1);
      expect(responses[0]?.status).toBe(endpoint.status ?? 200);
    });
    expect(once).not.toEqual([]);
    expect(again).toEqual([]);
  });

  test('twenty repeats before the first response run once', async () => {
    const { send } = prepare();
    const written = await writtenDuring(context(), async () => {
      const responses = await Promise.all(times(20, () => send({ key: 'first' })));
      expect(new Set(responses.map((response) => JSON.stringify(response))).size).toBe(1);
    });
    // Each new record was created once.
    const created = written.filter((id) => / new\d+$/.test(id) && !id.startsWith('practice.mails'));
    expect(new Set(created).size).toBe(created.length);
    expect(written.filter((id) => id.startsWith('core.idempotency'))).toHaveLength(1);
  });

  test('rejects another body without changes', async () => {
    const { send, body } = prepare();
    await send({ key: 'first' });
    const written = await writtenDuring(context(), async () => {
      const other = otherBodies[line]?.(body as Record<string, unknown>);
      const response = await send({ key: 'first', body: other });
      expect([response.status, response.code]).toEqual([422, 'idempotency_mismatch']);
    });
    expect(written).toEqual([]);
  });

  test('allows a retry with the same key after a refusal', async () => {
    const { send } = prepare();
    const { body: wrong } = await send({ key: 'first', body: { wrong: true } });
    expect(wrong).toHaveProperty('error');
    expect((await send({ key: 'first' })).code).toBeUndefined();
  });
});

test('keys of different users are independent', async () => {
  const body = { doctorId: people.otherDoctor, visitTypeId: elsewhere.followUp };
  const free = await context().practice.anonymous<{ items: { startAt: string }[] }>(
    `GET /api/v1/doctors/${body.doctorId}/slots?from=2026-01-13&to=2026-01-14&visitTypeId=${body.visitTypeId}`,
  );
  const first = await patientCall(1)('POST /api/v1/holds', {
    body: { ...body, startAt: free.body.items[0]?.startAt },
    key: 'the same',
  });
  const second = await patientCall(2)('POST /api/v1/holds', {
    body: { ...body, startAt: free.body.items.at(-1)?.startAt },
    key: 'the same',
  });
  expect([first.status, second.status]).toEqual([201, 201]);
});

const versioned = everyEndpoint.filter(({ endpoint }) => endpoint.versioned);

test.each(versioned)(
  '$line from five tabs concurrently: the first one wins',
  async ({ endpoint }) => {
    const role = roleOf(endpoint);
    const example = exampleOf(endpoint, context(), role);
    const responses = await Promise.all(
      times(5, () => sendExample(context().calls[role], endpoint, context(), example)),
    );
    const [first, ...others] = responses;
    expect([first?.status, first?.code]).toEqual([endpoint.status ?? 200, undefined]);
    for (const { status } of others)
      // After a deletion the other tabs get 404.
      expect([412, ...(endpoint.method === 'DELETE' ? [404] : [])]).toContain(status);
  },
);

const readable: Readonly<Record<string, string>> = {
  'GET /api/v1/doctor/background': 'PUT',
  'GET /api/v1/doctor/practice': 'PUT',
  'GET /api/v1/doctor/payout': 'PUT',
  'GET /api/v1/doctor/availability': 'PUT',
  'GET /api/v1/patient/billing': 'PUT',
  'GET /api/v1/me': 'PATCH',
};

test.each(Object.entries(readable))(
  '%s returns the version that an update requires',
  async (line, method) => {
    const find = (wanted: string) => {
      const found = everyEndpoint.find((one) => one.line === wanted);
      if (!found) throw new Error(`${wanted} is not declared`);
      return found.endpoint;
    };
    const read = find(line);
    const change = find(line.replace('GET', method));
    const role = line.includes('/patient/') ? 'patient' : 'doctor';
    const call = context().calls[role];
    const version = async () => (await call<{ version: number }>(`GET ${read.path}`)).body.version;
    const before = await version();
    const example = exampleOf(change, context(), role);
    const changed = await sendExample<{ version: number }>(call, change, context(), example, {
      version: before,
      body: example.body,
    });
    expect(changed.status).toBe(200);
    expect(changed.body.version).toBe(before + 1);
    expect(await version()).toBe(before + 1);
  },
);
