import { day, toInstant } from '@praxis/contract/rules/time/instants';
import { plantEveryState } from './actions/every-state';
import type { ActionRecord } from './actions/view';
import { sharedContext } from './shared-context';
import { people, sample } from '../src/practice/sample-records';

const context = sharedContext(plantEveryState, { still: true });

/** All records with actions in a response, at any depth. */
function recordsIn(response: unknown): ActionRecord[] {
  if (typeof response !== 'object' || response === null) return [];
  const inner = Object.values(response).flatMap(recordsIn);
  return 'actions' in response ? [response as ActionRecord, ...inner] : inner;
}

const describeActions = ({ id, version, actions }: ActionRecord) =>
  `${id} ${version}: ${actions.join(', ')}`;

/** The records of lists, without duplicates. */
async function listed(
  call: (line: string) => Promise<{ body: unknown }>,
  lines: readonly string[],
): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const line of lines)
    for (let page = 1, more = true; more; page += 1) {
      const { body } = await call(`GET ${line}perPage=100&page=${page}`);
      const records = recordsIn(body);
      records.forEach((record) => found.set(record.id, describeActions(record)));
      more = records.length >= 100;
    }
  return found;
}

/**
 * Checks that records in other responses have the same actions as in their list, and that there are
 * any.
 */
function expectSameActions(
  responses: readonly unknown[],
  found: ReadonlyMap<string, string>,
): void {
  const records = responses.flatMap(recordsIn).filter(({ id }) => found.has(id));
  expect(records.map(describeActions)).toEqual(records.map(({ id }) => found.get(id)));
  expect(records.length).toBeGreaterThan(0);
}

test('a subscriber’s detail, the dashboard and a vacation’s preview show the same actions as the lists', async () => {
  const call = context().calls.doctor;
  const found = await listed(call, [
    '/api/v1/doctor/subscribers?',
    '/api/v1/doctor/appointments?',
    '/api/v1/doctor/appointments?closed=true&',
    '/api/v1/threads?',
    '/api/v1/doctor/vacations?',
  ]);
  const details: unknown[] = [];
  for (let number = 0; number < 60; number += 1) {
    const { body } = await call(`GET /api/v1/doctor/subscribers/${sample.subscription(number)}`);
    details.push(body);
  }
  expectSameActions(details, found);
  const { body: dashboard } = await call('GET /api/v1/doctor/dashboard');
  expectSameActions([dashboard], found);
  const span = { startAt: toInstant(context().now), endAt: toInstant(context().now + 60 * day) };
  const { body: preview } = await call<object>('POST /api/v1/doctor/vacations/preview', {
    body: span,
  });
  expect(Object.keys(preview)).toEqual(['conflicts', 'overlaps']);
  for (const part of Object.values(preview)) expectSameActions([part], found);
});

test('a patient’s export shows the same actions as the lists', async () => {
  const call = context().calls.patient;
  const found = await listed(call, [
    '/api/v1/patient/subscriptions?',
    '/api/v1/patient/appointments?',
    '/api/v1/patient/appointments?closed=true&',
    '/api/v1/patient/invoices?',
    '/api/v1/patient/cards?',
    '/api/v1/threads?',
  ]);
  const { body } = await call('POST /api/v1/patient/data-export');
  expectSameActions([body], found);
  expect(new Set(recordsIn(body).map(({ id }) => id))).toEqual(new Set(found.keys()));
});

describe('a subscriber can’t book', () => {
  const actionsOf = async () => {
    const { body } = await context().calls.patient<{ items: ActionRecord[] }>(
      'GET /api/v1/patient/subscriptions',
    );
    return body.items[0]?.actions;
  };
  const change = async () => {
    const { body } = await context().calls.patient<{ items: ActionRecord[] }>(
      'GET /api/v1/patient/subscriptions',
    );
    const { id = '', version } = body.items[0] ?? {};
    const { code } = await context().calls.patient(
      `POST /api/v1/patient/subscriptions/${id}/change-plan`,
      { version, body: { planVersionId: sample.terms.essential } },
    );
    return code;
  };
  const hold = async () => {
    const { code } = await context().calls.patient('POST /api/v1/holds', {
      body: {
        doctorId: people.doctor,
        visitTypeId: sample.phone,
        startAt: context().startIn(6),
      },
    });
    return code;
  };

  test('unless nothing prevents it', async () => {
    expect(await actionsOf()).toEqual(['book', 'changePlan', 'cancel']);
    expect(await hold()).toBeUndefined();
    expect(await change()).toBeUndefined();
  });

  test('if the practice takes bookings by phone only', async () => {
    const practice = context().get('practices', people.practice);
    context().put('practices', { ...practice, bookingMode: 'viewOnly' });
    expect(await actionsOf()).toEqual(['changePlan', 'cancel']);
    expect(await hold()).toBe('forbidden');
  });

  test('with a suspended doctor', async () => {
    const doctor = context().get('doctors', people.doctor);
    context().put('doctors', { ...doctor, verification: 'suspended' });
    expect(await actionsOf()).toEqual(['cancel']);
    expect(await hold()).toBe('not_found');
    expect(await change()).toBe('not_found');
  });
});

test('an appointment with a suspended doctor can be canceled, but not moved', async () => {
  const { id, version } = context().appointment({ startAt: toInstant(context().now + 2 * day) });
  const doctor = context().get('doctors', people.doctor);
  context().put('doctors', { ...doctor, verification: 'suspended' });
  const { patient } = context().calls;
  const { body } = await patient<ActionRecord>(`GET /api/v1/patient/appointments/${id}`);
  expect(body.actions).toEqual(['cancel']);
  const { code } = await patient(`POST /api/v1/patient/appointments/${id}/reschedule`, {
    version,
    body: { startAt: context().startIn(8) },
  });
  expect(code).toBe('not_found');
});

test('the practice’s cancellation window determines the patient’s actions', async () => {
  const { id } = context().appointment({ startAt: toInstant(context().now + 2 * day) });
  const actionsOf = async () => {
    const { body } = await context().calls.patient<
      ActionRecord & { changeableUntil: string | null }
    >(`GET /api/v1/patient/appointments/${id}`);
    return [body.actions, body.changeableUntil];
  };
  expect(await actionsOf()).toEqual([['reschedule', 'cancel'], toInstant(context().now + day)]);
  const practice = context().get('practices', people.practice);
  const policies = { ...practice.policies, cancelWindowHours: 49 };
  context().put('practices', { ...practice, policies });
  expect(await actionsOf()).toEqual([[], null]);
});
