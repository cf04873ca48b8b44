import type { DoctorAppointment } from '@praxis/contract/endpoints/views/appointment';
import type { Notification } from '@praxis/contract/entities/notification';
import type { Practice } from '@praxis/contract/entities/practice';
import { effectiveStartAt } from '@praxis/contract/rules/appointments/effective-span';
import { hour, toInstant } from '@praxis/contract/rules/time/instants';
import { sharedContext } from '../../../checks/shared-context';
import { sideEffectsOf, type SideEffects } from '../../../checks/side-effects';
import { table } from '../tables';
import { people, sample } from '../sample-records';

const context = sharedContext();
const path = '/api/v1/doctor/appointments';

interface List {
  items: DoctorAppointment[];
  total: number;
  counts: Record<string, number>;
}
const list = async (query = '') =>
  (await context().calls.doctor<List>(`GET ${path}?perPage=100${query}`)).body;

const act = (id: string, name: string, body?: unknown, version = 1) =>
  context().calls.doctor<DoctorAppointment>(`POST ${path}/${id}/${name}`, { body, version });

const ledgerOf = (id: string) =>
  table(context().practice.database, 'ledger')
    .filter(({ appointmentId }) => appointmentId === id)
    .map(({ delta, reason, subscriptionId }) => [delta, reason, subscriptionId]);

const sideEffectsFor = (kind: string, id: string, action = 'update'): SideEffects => ({
  notified: [`${kind} ${people.patientUser}`],
  mailed: [`${kind} patient@praxis.example`],
  audited: [`${action} appointment:${id} ${people.patient}`],
});

const started = () => ({
  startAt: toInstant(context().now - hour),
  endAt: toInstant(context().now - hour / 2),
});

describe('the list', () => {
  test('the unfulfilled tab lists the open ones, or the closed ones with `closed`', async () => {
    const open = await list('&status=unfulfilled');
    const closed = await list('&status=unfulfilled&closed=true');
    const openStates = new Set(open.items.map(({ state }) => state));
    const closedStates = new Set(closed.items.map(({ state }) => state));
    for (const state of openStates)
      expect(['requested', 'proposed', 'booked', 'checkedIn']).toContain(state);
    for (const state of closedStates)
      expect(['declined', 'withdrawn', 'lapsed', 'cancelled', 'noShow']).toContain(state);
    expect(open.total).toBe(open.counts['unfulfilled']);
    expect(closed.total).toBe(closed.counts['unfulfilled']);
    for (const { counts, total } of [await list(), await list('&closed=true')]) {
      expect((counts['fulfilled'] ?? 0) + (counts['unfulfilled'] ?? 0)).toBe(counts['all']);
      expect(counts['all']).toBe(total);
    }
  });

  test('filters by local dates of the practice, both inclusive', async () => {
    // 23:30 in New York on the 20th is already the 21st in UTC.
    const late = context().appointment({ startAt: '2026-01-21T04:30:00Z' });
    const on = async (from: string, to: string) =>
      (await list(`&from=${from}&to=${to}`)).items.map(({ id }) => id);
    expect(await on('2026-01-20', '2026-01-20')).toContain(late.id);
    expect(await on('2026-01-21', '2026-01-21')).not.toContain(late.id);
  });

  test('uses the practice’s new time zone after it moved, in days and notifications', async () => {
    const { calls, appointment } = context();
    const { id, version } = appointment({ state: 'booked', startAt: '2026-01-21T23:30:00Z' });
    const { body: practice } = await calls.doctor<Practice>('GET /api/v1/doctor/practice');
    await calls.doctor('PUT /api/v1/doctor/practice', {
      body: { ...practice, timeZone: 'Europe/Berlin' },
      version: practice.version,
    });
    // Half past midnight in Berlin.
    const { items } = await list('&from=2026-01-22&to=2026-01-22');
    expect(items.find((one) => one.id === id)).toMatchObject({ timeZone: 'Europe/Berlin' });
    await act(id, 'cancel', {}, version);
    const notifications = await calls.patient<{ items: Notification[] }>(
      'GET /api/v1/me/notifications',
    );
    expect(notifications.body.items[0]?.values).toMatchObject({ timeZone: 'Europe/Berlin' });
  });

  test('filters by patient and visit type, sorts, and searches by name', async () => {
    const own = context().appointment({ visitTypeId: sample.video });
    const ofPatient = await list(`&patientId=${people.patient}`);
    expect(ofPatient.items.map(({ id }) => id)).toEqual([own.id]);
    expect((await list('&q=oyelaran')).items.map(({ id }) => id)).toEqual([own.id]);
    const videos = await list(`&visitTypeId=${sample.video}`);
    expect(new Set(videos.items.map(({ visitType }) => visitType.mode))).toEqual(
      new Set(['video']),
    );
    const starts = (await list('&sort=-startAt')).items.map(effectiveStartAt);
    expect(starts).toEqual(starts.toSorted().reverse());
  });

  test('does not list holds', async () => {
    context().appointment({ state: 'held', heldUntil: toInstant(context().now + hour / 6) });
    expect((await list(`&patientId=${people.patient}`)).total).toBe(0);
    expect((await list(`&patientId=${people.patient}&closed=true`)).total).toBe(0);
  });
});

test('logs reading an appointment', async () => {
  const { id } = context().appointment({});
  const sideEffects = await sideEffectsOf(context(), async () => {
    const { body } = await context().calls.doctor<DoctorAppointment>(`GET ${path}/${id}`);
    expect(body).toMatchObject({ reason: 'A cough that will not go', state: 'booked' });
  });
  expect(sideEffects.audited).toEqual([`read appointment:${id} ${people.patient}`]);
});

test('staff can book without lead time, and the visit is counted', async () => {
  const { calls, practice } = context();
  // 12:30 in New York; the slot begins in half an hour.
  practice.advanceClock(8 * hour);
  await list();
  let id = '';
  const sideEffects = await sideEffectsOf(context(), async () => {
    const { status, body } = await calls.doctor<DoctorAppointment>(`POST ${path}`, {
      body: {
        patientId: people.patient,
        visitTypeId: sample.followUp,
        startAt: '2026-01-05T18:00:00Z',
        reason: 'Came in without an appointment',
      },
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      state: 'booked',
      endAt: '2026-01-05T18:30:00.000Z',
      timeZone: 'America/New_York',
      subscriptionId: sample.membership,
    });
    ({ id } = body);
  });
  expect(sideEffects).toEqual(sideEffectsFor('appointmentBooked', id, 'create'));
  expect(ledgerOf(id)).toEqual([[-1, 'booked', sample.membership]]);
});

describe('a request', () => {
  test('is confirmed, and the visit is reserved', async () => {
    const { id } = context().appointment({ state: 'requested' });
    const sideEffects = await sideEffectsOf(context(), async () => {
      const { body } = await act(id, 'confirm');
      expect(body).toMatchObject({ state: 'booked', status: 'unfulfilled', version: 2 });
    });
    expect(sideEffects).toEqual(sideEffectsFor('appointmentBooked', id));
    expect(ledgerOf(id)).toEqual([[-1, 'booked', sample.membership]]);
  });

  test('is declined, and no visit is reserved', async () => {
    const { id } = context().appointment({ state: 'requested' });
    const sideEffects = await sideEffectsOf(context(), async () => {
      expect((await act(id, 'decline')).body.state).toBe('declined');
    });
    expect(sideEffects).toEqual(sideEffectsFor('appointmentDeclined', id));
    expect(ledgerOf(id)).toEqual([]);
  });

  test('is answered with another time, which blocks the new slot instead of the old one', async () => {
    const { appointment, startIn, calls } = context();
    const { id, startAt } = appointment({ state: 'requested' });
    const proposedStartAt = startIn(8);
    const sideEffects = await sideEffectsOf(context(), async () => {
      const { body } = await act(id, 'propose', { proposedStartAt });
      expect(body).toMatchObject({ state: 'proposed', startAt });
      expect(Date.parse(body.proposedStartAt ?? '')).toBe(Date.parse(proposedStartAt));
    });
    expect(sideEffects).toEqual(sideEffectsFor('appointmentProposed', id));
    const slots = async (on: string) =>
      (
        await calls.patient<{ items: { startAt: string }[] }>(
          `GET /api/v1/doctors/${people.doctor}/slots?from=${on}&to=${on}&visitTypeId=${sample.followUp}`,
        )
      ).body.items.map((one) => Date.parse(one.startAt));
    expect(await slots(startAt.slice(0, 10))).toContain(Date.parse(startAt));
    // Lists and calendars show it on the proposed day.
    const listedOn = async (on: string) =>
      (await list(`&from=${on}&to=${on}`)).items.some((one) => one.id === id);
    expect(await listedOn(startAt.slice(0, 10))).toBe(false);
    expect(await listedOn(proposedStartAt.slice(0, 10))).toBe(true);
    expect(await slots(proposedStartAt.slice(0, 10))).not.toContain(Date.parse(proposedStartAt));
  });
});

describe('a booked appointment', () => {
  const booked = (fields: Parameters<ReturnType<typeof context>['appointment']>[0] = {}) => {
    const appointment = context().appointment({ state: 'booked', ...fields });
    context().put('ledger', {
      ...appointment,
      id: `ledger-${appointment.id}`,
      subscriptionId: sample.membership,
      periodStartOn: context().get('subscriptions', sample.membership).period.startOn,
      appointmentId: appointment.id,
      delta: -1,
      reason: 'booked',
    });
    return appointment;
  };

  test('canceled by the practice: returns the visit, however late', async () => {
    const { id } = booked({
      startAt: toInstant(context().now + hour),
      remindedAt: '2026-01-04T12:00:00Z',
    });
    const sideEffects = await sideEffectsOf(context(), async () => {
      const { body } = await act(id, 'cancel', { code: 'doctorUnavailable' });
      expect(body).toMatchObject({
        state: 'cancelled',
        cancel: { by: people.doctorUser, code: 'doctorUnavailable', late: false },
      });
    });
    expect(sideEffects).toEqual(sideEffectsFor('appointmentCancelled', id));
    expect(ledgerOf(id).map(([delta]) => delta)).toEqual([-1, 1]);
  });

  test('canceled too late on the patient’s request: the visit stays used', async () => {
    const { id } = booked({
      startAt: toInstant(context().now + hour),
      remindedAt: '2026-01-04T12:00:00Z',
    });
    const { body } = await act(id, 'cancel', { code: 'patientRequest' });
    expect(body.cancel?.late).toBe(true);
    expect(ledgerOf(id).map(([delta]) => delta)).toEqual([-1]);
  });

  test.each(['rescheduled', 'vacation', 'subscriptionEnded'])(
    'can’t be canceled as %s, which only the system does',
    async (code) => {
      const { id } = booked();
      const { body, ...refused } = await act(id, 'cancel', { code });
      expect(refused).toEqual({ status: 422, code: 'validation_failed' });
      expect(body).toMatchObject({ error: { fields: { code: ['invalid_value'] } } });
      expect(context().get('appointments', id)).toMatchObject({ state: 'booked', version: 1 });
    },
  );

  test('moved: creates a new record, linked to the old one, in one step', async () => {
    const { id } = booked();
    const startAt = context().startIn(8);
    let next = '';
    const sideEffects = await sideEffectsOf(context(), async () => {
      const { status, body } = await act(id, 'reschedule', { startAt });
      expect(status).toBe(201);
      expect(body).toMatchObject({ state: 'booked', previousId: id, version: 1 });
      expect(Date.parse(body.startAt)).toBe(Date.parse(startAt));
      next = body.id;
    });
    expect(sideEffects).toEqual(sideEffectsFor('appointmentRescheduled', next));
    expect(context().get('appointments', id)).toMatchObject({
      state: 'cancelled',
      cancel: { code: 'rescheduled', late: false },
    });
    const moved = { id, movedTo: { id: next, startAt: toInstant(Date.parse(startAt)) } };
    const team = '/api/v1/team-member/appointment-requests';
    expect((await context().calls.doctor(`GET ${path}/${id}`)).body).toMatchObject(moved);
    expect((await context().calls.teamMember(`GET ${team}/${id}`)).body).toMatchObject(moved);
    expect(ledgerOf(id).map(([delta]) => delta)).toEqual([-1, 1]);
    expect(ledgerOf(next).map(([delta]) => delta)).toEqual([-1]);
  });

  test('is checked in, and fulfilled after its start', async () => {
    const { id } = booked(started());
    const sideEffects = await sideEffectsOf(context(), async () => {
      expect((await act(id, 'check-in')).body.state).toBe('checkedIn');
      expect((await act(id, 'fulfil', undefined, 2)).body).toMatchObject({
        state: 'fulfilled',
        status: 'fulfilled',
        version: 3,
      });
    });
    expect(sideEffects.notified).toEqual([]);
    expect(sideEffects.audited).toHaveLength(2);
    expect(ledgerOf(id).map(([delta]) => delta)).toEqual([-1]);
  });

  test('no-show: the visit stays used', async () => {
    const { id } = booked(started());
    expect((await act(id, 'no-show')).body).toMatchObject({
      state: 'noShow',
      status: 'unfulfilled',
    });
    expect(ledgerOf(id).map(([delta]) => delta)).toEqual([-1]);
  });

  test('fulfilled by mistake: can be reopened within a day, with a reason', async () => {
    const { id } = booked(started());
    await act(id, 'fulfil');
    expect((await act(id, 'reopen', { reason: '' }, 2)).code).toBe('validation_failed');
    const sideEffects = await sideEffectsOf(context(), async () => {
      const { body } = await act(id, 'reopen', { reason: 'The wrong patient' }, 2);
      expect(body).toMatchObject({ state: 'booked', status: 'unfulfilled' });
    });
    expect(sideEffects.audited).toEqual([`update appointment:${id} ${people.patient}`]);
    expect((await act(id, 'fulfil', undefined, 3)).body.state).toBe('fulfilled');
  });
});
