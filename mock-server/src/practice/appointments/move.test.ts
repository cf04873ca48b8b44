import type { PatientAppointment } from '@praxis/contract/endpoints/views/appointment';
import type { Role } from '@praxis/contract';
import { sharedContext } from '../../../checks/shared-context';
import { people, sample } from '../sample-records';

const context = sharedContext();

/** Sets how many appointments per period the sample patient's plan includes. */
const include = (visitAllowance: number) => {
  const { put, get } = context();
  put('planVersions', { ...get('planVersions', sample.terms.plus), visitAllowance });
};

async function book(workdays: number) {
  const startAt = context().startIn(workdays);
  const { body } = await context().calls.patient<PatientAppointment>(
    'POST /api/v1/patient/appointments',
    { body: { doctorId: people.doctor, visitTypeId: sample.followUp, startAt } },
  );
  return body;
}

const movers: readonly (readonly [Role, string])[] = [
  ['patient', '/api/v1/patient/appointments'],
  ['doctor', '/api/v1/doctor/appointments'],
  ['teamMember', '/api/v1/team-member/appointment-requests'],
];

describe.each(movers)('as %s', (role, path) => {
  const move = (id: string, workdays: number) =>
    context().calls[role](`POST ${path}/${id}/reschedule`, {
      version: 1,
      body: { startAt: context().startIn(workdays) },
    });

  beforeEach(() => {
    const { put, get } = context();
    put('practices', { ...get('practices', people.practice), bookingMode: 'instant' });
    include(2);
  });

  test.each([2, 1, 0])(
    'moves an appointment within its period, with %i included and 2 booked',
    async (included) => {
      const { id } = await book(3);
      await book(4);
      include(included);
      const { status, code } = await move(id, 8);
      expect([status, code]).toEqual([201, undefined]);
    },
  );

  test('requires a free appointment in another period', async () => {
    const { id } = await book(3);
    await book(13);
    await book(14);
    expect((await move(id, 16)).code).toBe('allowance_used');
  });
});
