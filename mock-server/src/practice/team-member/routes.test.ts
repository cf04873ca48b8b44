import type { TeamPlan } from '@praxis/contract/endpoints/views/plan';
import type { TeamSubscriber } from '@praxis/contract/endpoints/views/subscription';
import type { Colleague } from '@praxis/contract/endpoints/views/team';
import { sharedContext } from '../../../checks/shared-context';
import { people, sample, staff } from '../sample-records';

const context = sharedContext();
const path = '/api/v1/team-member';

const list = async <T>(name: string, query = '') =>
  (
    await context().calls.teamMember<{
      items: T[];
      total: number;
      counts: Record<string, number>;
    }>(`GET ${path}/${name}?perPage=100${query}`)
  ).body;

test('shows only the fields of the practice that team members need', async () => {
  const { body } = await context().calls.teamMember(`GET ${path}/practice`);
  expect(Object.keys(body).toSorted()).toEqual([
    'address',
    'bookingMode',
    'id',
    'name',
    'phone',
    'timeZone',
  ]);
});

test('lists active colleagues, including doctors, by name', async () => {
  const { items } = await list<Colleague>('team');
  expect(
    items
      .filter(({ roleId }) => roleId === 'doctor')
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(staff.doctors.toSorted());
  // The sixth member was deactivated.
  expect(items.filter(({ roleId }) => roleId !== 'doctor')).toHaveLength(5);
  expect((await list<Colleague>('team', '&q=helen')).items).toMatchObject([
    { id: people.doctor, fullName: 'Dr. Helen Marsh', roleId: 'doctor' },
  ]);
});

test('lists the names of active plans', async () => {
  const { put, get } = context();
  const before = await list<TeamPlan>('plans');
  put('plans', { ...get('plans', sample.plans.essential), status: 'archived' });
  const { items, total } = await list<TeamPlan>('plans');
  expect(total).toBe(before.total - 1);
  expect(items[0] && Object.keys(items[0]).toSorted()).toEqual(['doctorId', 'id', 'name']);
  expect(items.map(({ id }) => id)).not.toContain(sample.plans.essential);
});

test('lists active and expiring patients, but no applicants', async () => {
  const { items, counts, total } = await list<TeamSubscriber>('active-patients');
  expect(counts['all']).toBe((counts['active'] ?? 0) + (counts['expiring'] ?? 0));
  expect(counts['all']).toBe(total);
  const statuses = new Set(items.map(({ status }) => status));
  expect([...statuses].every((status) => status === 'active' || status === 'expiring')).toBe(true);
  const expiring = await list<TeamSubscriber>('active-patients', '&status=expiring');
  expect(expiring.total).toBe(counts['expiring']);
  expect(expiring.items.every(({ endOn }) => endOn !== undefined)).toBe(true);
  expect((await list('active-patients', '&q=oyelaran')).items).toMatchObject([
    { patientId: people.patient, planName: 'Plus', visitsLeft: 6 },
  ]);
});
