import type { BookingPreview, Hold } from '@praxis/contract/endpoints/patient-appointments';
import type { PatientAppointment } from '@praxis/contract/endpoints/views/appointment';
import { day, hour, minute, toInstant } from '@praxis/contract/rules/time/instants';
import { sharedContext } from '../../../checks/shared-context';
import { sideEffectsOf } from '../../../checks/side-effects';
import { table } from '../tables';
import { nextDoor, people, sample, staff } from '../sample-records';

const context = sharedContext();
const path = '/api/v1/patient/appointments';

const slot = (workdays = 3) => ({
  doctorId: people.doctor,
  visitTypeId: sample.followUp,
  startAt: context().startIn(workdays),
});

const hold = (workdays?: number) =>
  context().calls.patient<Hold>('POST /api/v1/holds', { body: slot(workdays) });
const book = (body: object = slot()) =>
  context().calls.patient<PatientAppointment>(`POST ${path}`, { body });
const act = (id: string, name: string, body?: unknown, version = 1) =>
  context().calls.patient<PatientAppointment>(`POST ${path}/${id}/${name}`, { body, version });
const list = async (query = '') =>
  (
    await context().calls.patient<{
      items: PatientAppointment[];
      total: number;
      counts: Record<string, number>;
    }>(`GET ${path}?perPage=100${query}`)
  ).body;

const mode = (bookingMode: 'instant' | 'request' | 'viewOnly') =>
  context().put('practices', { ...context().get('practices', people.practice), bookingMode });

const used = (id: string) =>
  table(context().practice.database, 'ledger')
    .filter(({ appointmentId }) => appointmentId === id)
    .map(({ delta }) => delta);

const neighbor = () => context().signedIn(people.neighborUser, 'patient');

describe('the booking preview', () => {
  const preview = (body: object = slot()) =>
    context().calls.patient<BookingPreview>(`POST ${path}/preview`, { body });

  test.each([
    ['request', 'requested'],
    ['instant', 'booked'],
  ] as const)('shows the resulting state: %s', async (bookingMode, state) => {
    mode(bookingMode);
    const { body } = await preview();
    const { body: booked } = await book();
    expect(body.state).toBe(state);
    expect(booked).toMatchObject({ state, endAt: body.endAt });
    if (state === 'booked') expect(booked.changeableUntil).toBe(body.changeableUntil);
  });

  test('shows no change deadline if it has passed', async () => {
    const practice = context().get('practices', people.practice);
    const policies = { ...practice.policies, cancelWindowHours: 24 * 7 };
    context().put('practices', { ...practice, policies });
    expect((await preview()).body.changeableUntil).toBeNull();
  });

  test('is refused if the patient can’t book', async () => {
    mode('viewOnly');
    expect((await preview()).code).toBe('forbidden');
    mode('request');
    const membersOnly = { ...slot(), visitTypeId: sample.phone };
    expect((await preview(membersOnly)).status).toBe(200);
    const member = context().get('subscriptions', sample.membership);
    const createdAt = toInstant(context().now);
    context().put('subscriptions', { ...member, status: 'pending', createdAt });
    expect((await preview(membersOnly)).code).toBe('forbidden');
    expect((await preview()).status).toBe(200);
  });
});

describe('a hold', () => {
  test('reserves a slot for ten minutes, then expires', async () => {
    const { body, status } = await hold();
    expect(status).toBe(201);
    expect(body.heldUntil).toBe(toInstant(context().now + 10 * minute));
    const request = { body: { ...slot(), visitTypeId: sample.followUp } };
    const ask = () => neighbor()('POST /api/v1/holds', request);
    expect((await ask()).code).toBe('slot_taken');
    context().practice.advanceClock(10 * minute);
    expect((await ask()).status).toBe(201);
    expect(context().get('appointments', body.id).state).toBe('released');
  });

  test('releases the patient’s earlier hold', async () => {
    const first = await hold(3);
    await hold(4);
    expect(context().get('appointments', first.body.id).state).toBe('released');
    expect((await neighbor()('POST /api/v1/holds', { body: slot(3) })).status).toBe(201);
  });

  test('becomes the appointment it was made for', async () => {
    const held = await hold();
    const { body } = await book({ ...slot(), reason: 'A sore knee', holdId: held.body.id });
    expect(body).toMatchObject({ id: held.body.id, state: 'requested', reason: 'A sore knee' });
  });

  test('is not an appointment: no list or detail shows it', async () => {
    const { body } = await hold();
    expect((await list()).total).toBe(0);
    const { calls } = context();
    for (const response of [
      await calls.patient(`GET ${path}/${body.id}`),
      await calls.doctor(`GET /api/v1/doctor/appointments/${body.id}`),
      await calls.teamMember(`GET /api/v1/team-member/appointment-requests/${body.id}`),
    ])
      expect(response.code).toBe('not_found');
  });
});

describe('booking', () => {
  test('creates a request and notifies doctor and team if the practice confirms; no visit is used', async () => {
    mode('request');
    let id = '';
    const sideEffects = await sideEffectsOf(context(), async () => {
      const { status, body } = await book();
      expect(status).toBe(201);
      expect(body).toMatchObject({ state: 'requested', status: 'unfulfilled', version: 1 });
      ({ id } = body);
    });
    expect(sideEffects.notified.toSorted()).toEqual(
      [people.doctorUser, ...staff.activeMemberUsers]
        .map((user) => `appointmentRequested ${user}`)
        .toSorted(),
    );
    expect(sideEffects.mailed).toHaveLength(6);
    expect(used(id)).toEqual([]);
  });

  test('books immediately and uses a visit if the practice allows instant booking', async () => {
    mode('instant');
    const sideEffects = await sideEffectsOf(context(), async () => {
      const { body } = await book();
      expect(body).toMatchObject({
        state: 'booked',
        subscriptionId: sample.membership,
        changeableUntil: toInstant(Date.parse(slot().startAt) - day),
      });
      expect(used(body.id)).toEqual([-1]);
    });
    expect(sideEffects.notified).toEqual([`appointmentBooked ${people.doctorUser}`]);
    const shown = await context().calls.patient<{ items: { visitsUsed: number }[] }>(
      'GET /api/v1/patient/subscriptions',
    );
    expect(shown.body.items[0]?.visitsUsed).toBe(1);
  });

  test('is forbidden if the practice only takes phone calls', async () => {
    mode('viewOnly');
    expect((await book()).code).toBe('forbidden');
    expect((await hold()).code).toBe('forbidden');
  });

  test('is forbidden for strangers, and for applicants limited to types open to non-members', async () => {
    const ofMembers = { ...slot(), visitTypeId: nextDoor.phone, doctorId: people.colleague };
    const ofAll = { ...ofMembers, visitTypeId: nextDoor.followUp };
    expect((await book(ofAll)).code).toBe('forbidden');
    const { put, get, now } = context();
    const subscription = get('subscriptions', sample.membership);
    const applied = { id: 'applied', status: 'pending', createdAt: toInstant(now) } as const;
    put('subscriptions', { ...subscription, ...applied, doctorId: people.colleague });
    expect((await book(ofMembers)).code).toBe('forbidden');
    expect((await book(ofAll)).status).toBe(201);
  });

  test('counts visits by the period of the appointment’s date', async () => {
    mode('instant');
    const { put, get } = context();
    const { period } = get('subscriptions', sample.membership);
    put('planVersions', { ...get('planVersions', sample.terms.plus), visitAllowance: 1 });
    const days = [3, 4, 6, 8, 9, 11, 13, 14, 16, 18, 19, 23, 24, 26, 28, 29, 31];
    const within = days.filter((one) => context().startIn(one).slice(0, 10) < period.endOn);
    const after = days.filter((one) => context().startIn(one).slice(0, 10) > period.endOn);
    expect([within.length > 1, after.length > 1]).toEqual([true, true]);
    expect((await book(slot(within[0]))).status).toBe(201);
    expect((await book(slot(within[1]))).code).toBe('allowance_used');
    expect((await book(slot(after[0]))).status).toBe(201);
    expect((await book(slot(after[1]))).code).toBe('allowance_used');
  });
});

describe('own appointment', () => {
  test('returns the visit if canceled a day ahead', async () => {
    mode('instant');
    const { body } = await book();
    const sideEffects = await sideEffectsOf(context(), async () => {
      const cancelled = await act(body.id, 'cancel');
      expect(cancelled.body).toMatchObject({
        state: 'cancelled',
        cancel: { code: 'patientRequest', late: false },
        changeableUntil: null,
      });
    });
    expect(sideEffects.notified).toEqual([`appointmentCancelled ${people.doctorUser}`]);
    expect(used(body.id)).toEqual([-1, 1]);
  });

  test('can’t be canceled or moved by the patient after the deadline, to the minute', async () => {
    const visit = context().appointment({ state: 'booked' });
    context().put('appointments', { ...visit, remindedAt: visit.createdAt });
    context().practice.advanceClock(Date.parse(visit.startAt) - day + 1000 - context().now);
    expect((await act(visit.id, 'cancel')).code).toBe('cancel_window_closed');
    expect((await act(visit.id, 'reschedule', { startAt: context().startIn(8) })).code).toBe(
      'cancel_window_closed',
    );
    context().practice.advanceClock(-1000);
    expect((await act(visit.id, 'cancel')).status).toBe(200);
  });

  test('is moved: links both records, and the reserved visit becomes available', async () => {
    mode('instant');
    const { put, get } = context();
    put('planVersions', { ...get('planVersions', sample.terms.plus), visitAllowance: 1 });
    const { body } = await book();
    const moved = await act(body.id, 'reschedule', { startAt: context().startIn(4) });
    expect(moved.status).toBe(201);
    expect(moved.body).toMatchObject({ state: 'booked', previousId: body.id });
    expect(used(body.id)).toEqual([-1, 1]);
    expect(used(moved.body.id)).toEqual([-1]);
  });

  test('accepting a proposal books the proposed time', async () => {
    const proposedStartAt = context().startIn(8);
    const { id } = context().appointment({ state: 'proposed', proposedStartAt });
    const sideEffects = await sideEffectsOf(context(), async () => {
      const { body } = await act(id, 'accept');
      expect(body.state).toBe('booked');
      expect(Date.parse(body.startAt)).toBe(Date.parse(proposedStartAt));
      expect(Date.parse(body.endAt) - Date.parse(body.startAt)).toBe(hour / 2);
      expect(body.proposedStartAt).toBeUndefined();
    });
    expect(sideEffects.notified).toEqual([`appointmentBooked ${people.doctorUser}`]);
    expect(used(id)).toEqual([-1]);
  });

  test('a proposal lapses two hours before its time', async () => {
    const proposedStartAt = context().startIn(4);
    const { id } = context().appointment({ state: 'proposed', proposedStartAt });
    context().practice.advanceClock(Date.parse(proposedStartAt) - 2 * hour - context().now);
    expect((await list()).items).toEqual([]);
    const { version, state } = context().get('appointments', id);
    expect(state).toBe('lapsed');
    expect((await act(id, 'accept', undefined, version)).code).toBe('transition_not_allowed');
  });

  test('declines a proposal and withdraws a request', async () => {
    const proposed = context().appointment({
      state: 'proposed',
      proposedStartAt: context().startIn(8),
    });
    expect((await act(proposed.id, 'withdraw')).body.state).toBe('declined');
    const requested = context().appointment({ state: 'requested', startAt: context().startIn(4) });
    const sideEffects = await sideEffectsOf(context(), async () => {
      expect((await act(requested.id, 'withdraw')).body.state).toBe('withdrawn');
    });
    expect(sideEffects.notified).toEqual([`appointmentCancelled ${people.doctorUser}`]);
  });

  test('a request lapses after two days without an answer, and both sides are notified', async () => {
    const { id } = (await book(slot(9))).body;
    context().practice.advanceClock(48 * hour);
    const sideEffects = await sideEffectsOf(context(), async () => {
      expect((await list('&closed=true')).items.find((one) => one.id === id)?.state).toBe('lapsed');
    });
    expect(sideEffects.notified).toEqual(
      expect.arrayContaining([
        `appointmentLapsed ${people.patientUser}`,
        `appointmentLapsed ${people.doctorUser}`,
      ]),
    );
  });
});

test('lists with tab counts that add up, filters by day, and includes doctor and practice', async () => {
  context().appointment({
    state: 'fulfilled',
    status: 'fulfilled',
    startAt: '2025-12-09T20:00:00Z',
  });
  context().appointment({ state: 'cancelled', startAt: '2025-12-10T20:00:00Z' });
  const open = context().appointment({ state: 'booked' });
  const { counts, items } = await list();
  expect(counts).toEqual({ fulfilled: 1, unfulfilled: 1, all: 2 });
  expect((await list('&closed=true')).counts).toEqual({ fulfilled: 1, unfulfilled: 1, all: 2 });
  expect(items.find(({ id }) => id === open.id)).toMatchObject({
    doctor: { fullName: 'Dr. Helen Marsh' },
    practice: { name: 'Hudson Family Medicine', phone: '+1 212 555 0142' },
    visitType: { name: 'Follow-up', mode: 'inPerson' },
  });
  expect((await list('&from=2026-01-01')).items.map(({ id }) => id)).toEqual([open.id]);
});
