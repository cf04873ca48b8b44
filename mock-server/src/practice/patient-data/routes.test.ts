import type { Access, DataExport } from '@praxis/contract/endpoints/patient-data';
import { minute } from '@praxis/contract/rules/time/instants';
import { sharedContext } from '../../../checks/shared-context';
import { sideEffectsOf } from '../../../checks/side-effects';
import { people, sample } from '../sample-records';

const context = sharedContext();

const accesses = async (query = '') =>
  (
    await context().calls.patient<{ items: Access[]; total: number }>(
      `GET /api/v1/patient/accesses${query}`,
    )
  ).body;

test('lists accesses of others to one’s data, newest first', async () => {
  const { calls, practice, appointment } = context();
  const { id } = appointment({ state: 'requested' });
  const before = (await accesses()).total;
  const readBefore = (await accesses('?status=read')).total;
  const byHelen = (await accesses('?q=helen')).total;
  await calls.doctor(`GET /api/v1/doctor/subscribers/${sample.membership}`);
  practice.advanceClock(minute);
  await calls.teamMember(`POST /api/v1/team-member/appointment-requests/${id}/claim`, {
    version: 1,
  });
  practice.advanceClock(minute);
  await calls.patient('POST /api/v1/patient/data-export');
  // The data of another patient.
  await calls.doctor(`GET /api/v1/doctor/subscribers/${sample.subscription(1)}`);
  const { items, total } = await accesses();
  expect(total).toBe(before + 2);
  expect(items.slice(0, 2)).toMatchObject([
    { action: 'update', actorName: 'Priya Raman', actorRole: 'teamMember' },
    { action: 'read', resource: `subscription:${sample.membership}`, actorRole: 'doctor' },
  ]);
  expect((await accesses('?status=read')).total).toBe(readBefore + 1);
  expect((await accesses('?sort=at')).items[0]?.action).toBe('read');
  expect((await accesses('?q=helen')).total).toBe(byHelen + 1);
});

test('the export matches the lists, without other patients’ data', async () => {
  const { calls } = context();
  context().appointment({ state: 'booked' });
  let data: DataExport | undefined;
  const sideEffects = await sideEffectsOf(context(), async () => {
    data = (await calls.patient<DataExport>('POST /api/v1/patient/data-export')).body;
  });
  expect(sideEffects.audited).toEqual([`export patient:${people.patient} ${people.patient}`]);
  const total = async (name: string) =>
    (await calls.patient<{ total: number }>(`GET /api/v1/${name}`)).body.total;
  expect(data?.subscriptions).toHaveLength(await total('patient/subscriptions'));
  expect(data?.appointments).toHaveLength(await total('patient/appointments'));
  expect(data?.invoices).toHaveLength(await total('patient/invoices'));
  const [invoice] = data?.invoices ?? [];
  const detail = await calls.patient(`GET /api/v1/patient/invoices/${invoice?.id}`);
  expect(invoice).toEqual(detail.body);
  expect(data?.invoices.some(({ payments }) => payments.length > 0)).toBe(true);
  expect(data?.cards).toHaveLength(await total('patient/cards'));
  expect(data?.threads).toHaveLength(await total('threads'));
  expect(data?.notifications).toHaveLength(await total('me/notifications'));
  expect(data?.threads.every(({ messages }) => messages.length > 0)).toBe(true);
  expect(data?.me.patientId).toBe(people.patient);
  expect(data?.invoices.every(({ patientId }) => patientId === people.patient)).toBe(true);
});

test('the export omits holds', async () => {
  const { calls, startIn } = context();
  await calls.patient('POST /api/v1/holds', {
    body: { doctorId: people.doctor, visitTypeId: sample.followUp, startAt: startIn(3) },
  });
  const { body } = await calls.patient<DataExport>('POST /api/v1/patient/data-export');
  expect(body.appointments).toEqual([]);
});
