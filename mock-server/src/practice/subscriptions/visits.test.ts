import type { CancelPreview } from '@praxis/contract/endpoints/patient-subscriptions';
import type { AppointmentState } from '@praxis/contract/entities/appointment';
import { day } from '@praxis/contract/rules/time/instants';
import { sharedContext } from '../../../checks/shared-context';
import { sideEffectsOf } from '../../../checks/side-effects';
import { people, sample } from '../sample-records';

const context = sharedContext();
const own = `/api/v1/patient/subscriptions/${sample.membership}`;

test('withdrawing closes the appointments made as an applicant, and tells the doctor', async () => {
  const { calls, put, get, now, appointment, startIn } = context();
  const at = (days: number) => new Date(now + days * day).toISOString();
  put('subscriptions', {
    ...get('subscriptions', sample.membership),
    status: 'pending',
    billingState: 'none',
    createdAt: at(-2),
  });
  const visit = (state: AppointmentState, days: number, change: object = {}) =>
    appointment({
      ...{ state, startAt: startIn(days), subscriptionId: null, createdAt: at(-1) },
      ...change,
    }).id;
  const visits = {
    requested: visit('requested', 7),
    proposed: visit('proposed', 8, { proposedStartAt: startIn(9), proposedAt: at(-1) }),
    booked: visit('booked', 10),
    held: visit('held', 11, { heldUntil: new Date(now + 600_000).toISOString() }),
    past: visit('booked', -1),
    // Booked by the practice, before the patient applied.
    earlier: visit('booked', 12, { createdAt: at(-3) }),
  };
  const { body: preview } = await calls.patient<CancelPreview>(`POST ${own}/cancel-preview`);
  expect(preview.appointmentsAffected).toBe(3);
  const { notified } = await sideEffectsOf(context(), () =>
    calls.patient(`POST ${own}/cancel`, { body: {}, version: 1 }),
  );
  expect(
    Object.fromEntries(
      Object.entries(visits).map(([name, id]) => [name, get('appointments', id).state]),
    ),
  ).toEqual({
    requested: 'withdrawn',
    proposed: 'declined',
    booked: 'cancelled',
    held: 'released',
    past: 'booked',
    earlier: 'booked',
  });
  expect(notified.toSorted()).toEqual(
    [
      `appointmentCancelled ${people.doctorUser}`,
      `appointmentCancelled ${people.doctorUser}`,
      `appointmentDeclined ${people.doctorUser}`,
      `subscriptionEnded ${people.doctorUser}`,
    ].toSorted(),
  );
});

test('rejecting closes the appointments made as an applicant, and tells the patient', async () => {
  const { calls, find, put, get, now, appointment, startIn } = context();
  const applied = find(
    'subscriptions',
    (one) => one.doctorId === people.doctor && one.status === 'pending',
  );
  put('subscriptions', { ...applied, patientId: people.patient });
  const made = { subscriptionId: null, createdAt: new Date(now).toISOString() };
  const asked = appointment({ ...made, state: 'requested', startAt: startIn(7) });
  const booked = appointment({ ...made, state: 'booked', startAt: startIn(8) });
  const { notified } = await sideEffectsOf(context(), () =>
    calls.doctor(`POST /api/v1/doctor/subscribers/${applied.id}/reject`, {
      body: { code: 'outOfArea' },
      version: 1,
    }),
  );
  expect(get('appointments', asked.id).state).toBe('declined');
  expect(get('appointments', booked.id)).toMatchObject({
    state: 'cancelled',
    cancel: { code: 'subscriptionEnded' },
  });
  expect(notified.toSorted()).toEqual(
    ['appointmentCancelled', 'appointmentDeclined', 'subscriptionRejected'].map(
      (kind) => `${kind} ${get('patients', people.patient).userId}`,
    ),
  );
});
