import type { DoctorAppointment } from '@praxis/contract/endpoints/views/appointment';
import type { VisitType } from '@praxis/contract/entities/visit-type';
import { sharedContext } from '../../../checks/shared-context';
import { people, sample } from '../sample-records';

const context = sharedContext();
const path = '/api/v1/doctor/visit-types';

const list = async (query = '') =>
  (await context().calls.doctor<{ items: VisitType[] }>(`GET ${path}?perPage=100${query}`)).body
    .items;

const offered = async () =>
  (
    await context().practice.anonymous<{ visitTypes: { id: string }[] }>(
      `GET /api/v1/doctors/${people.doctor}`,
    )
  ).body.visitTypes.map(({ id }) => id);

test('a visit type defaults to thirty minutes and is offered immediately', async () => {
  const { status, body } = await context().calls.doctor<VisitType>(`POST ${path}`, {
    body: { name: 'Vaccination', mode: 'inPerson' },
  });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    durationMin: 30,
    bufferBeforeMin: 0,
    bufferAfterMin: 0,
    memberOnly: false,
    version: 1,
  });
  expect(await offered()).toContain(body.id);
  expect((await list('&q=vacc')).map(({ id }) => id)).toEqual([body.id]);
  const lengths = (await list('&sort=-durationMin')).map(({ durationMin }) => durationMin);
  expect(lengths).toEqual(lengths.toSorted((one, other) => other - one));
});

test.each([5, 15, 240])('accepts a duration of %i minutes', async (durationMin) => {
  const { status } = await context().calls.doctor(`POST ${path}`, {
    body: { name: 'A kind', mode: 'video', durationMin },
  });
  expect(status).toBe(201);
});

test.each([-5, 0, 4, 7, 7.5, 241, 245])('rejects a duration of %d minutes', async (durationMin) => {
  const { code } = await context().calls.doctor(`POST ${path}`, {
    body: { name: 'A kind', mode: 'video', durationMin },
  });
  expect(code).toBe('duration_invalid');
});

test('a removed visit type is no longer offered, but its appointments keep it', async () => {
  const { calls, appointment } = context();
  const visit = appointment({ state: 'booked', visitTypeId: sample.followUp });
  const { status } = await calls.doctor(`DELETE ${path}/${sample.followUp}`, { version: 1 });
  expect(status).toBe(204);
  expect((await list()).map(({ id }) => id)).not.toContain(sample.followUp);
  expect(await offered()).not.toContain(sample.followUp);
  expect((await calls.doctor(`GET ${path}/${sample.followUp}`)).code).toBe('not_found');
  const booking = await calls.doctor('POST /api/v1/doctor/appointments', {
    body: {
      patientId: people.neighbor,
      visitTypeId: sample.followUp,
      startAt: context().startIn(4),
    },
  });
  expect(booking.code).toBe('not_found');
  const one = `/api/v1/doctor/appointments/${visit.id}`;
  const { body } = await calls.doctor<DoctorAppointment>(`GET ${one}`);
  expect(body.visitType.name).toBe('Follow-up');
  // It can still be moved with its visit type.
  const moved = await calls.doctor<DoctorAppointment>(`POST ${one}/reschedule`, {
    body: { startAt: context().startIn(8) },
    version: 1,
  });
  expect(moved.body.visitType.name).toBe('Follow-up');
});

test('an appointment keeps its booked duration when the visit type changes', async () => {
  const { calls, appointment } = context();
  const { id } = appointment({ state: 'booked' });
  await calls.doctor(`PUT ${path}/${sample.followUp}`, {
    body: { name: 'Follow-up', mode: 'inPerson', durationMin: 60 },
    version: 1,
  });
  const { body } = await calls.doctor<DoctorAppointment>(
    `POST /api/v1/doctor/appointments/${id}/reschedule`,
    { body: { startAt: context().startIn(8) }, version: 1 },
  );
  expect(Date.parse(body.endAt) - Date.parse(body.startAt)).toBe(30 * 60_000);
});

test('removing a visit type removes its hours, so that the others can be saved', async () => {
  const { calls, put, get } = context();
  const hours = get('availability', sample.hours);
  const tuesday = { weekday: 2, startLocal: '18:00', endLocal: '19:00' };
  const weekly = [...hours.weekly, { ...tuesday, visitTypeId: sample.followUp }];
  put('availability', { ...hours, weekly });
  await calls.doctor(`DELETE ${path}/${sample.followUp}`, { version: 1 });
  const { body } = await calls.doctor<{ version: number; weekly: object[]; overrides: object[] }>(
    'GET /api/v1/doctor/availability',
  );
  expect(body).toMatchObject({ version: hours.version + 1, weekly: hours.weekly });
  const saved = await calls.doctor('PUT /api/v1/doctor/availability', {
    body: { weekly: body.weekly, overrides: body.overrides },
    version: body.version,
  });
  expect(saved.status).toBe(200);
});
