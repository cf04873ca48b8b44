import type { TeamAppointment } from '@praxis/contract/endpoints/views/appointment';
import { sharedContext } from '../../../checks/shared-context';
import { sideEffectsOf } from '../../../checks/side-effects';
import { people, staff } from '../sample-records';

const context = sharedContext();
const path = '/api/v1/team-member/appointment-requests';

const list = async (query = '') =>
  (
    await context().calls.teamMember<{
      items: TeamAppointment[];
      total: number;
      counts: Record<string, number>;
    }>(`GET ${path}?perPage=100${query}`)
  ).body;

const act = (id: string, name: string, body?: unknown, version = 1) =>
  context().calls.teamMember<TeamAppointment>(`POST ${path}/${id}/${name}`, { body, version });

const colleague = () => context().signedIn(people.otherMemberUser, 'teamMember');

test('lists the appointments of all doctors of the practice, oldest request first', async () => {
  const { items, total, counts } = await list();
  expect(new Set(items.map(({ doctorId }) => doctorId))).toEqual(new Set(staff.doctors));
  // Ordered by the time of the request, not of the appointment.
  const createdAts = items.map(({ createdAt }) => createdAt);
  expect(createdAts).toEqual(createdAts.toSorted());
  const starts = (await list('&sort=startAt')).items.map(({ startAt }) => startAt);
  expect(starts).toEqual(starts.toSorted());
  expect(counts['all']).toBe(total);
});

test('the badge counts the open requests', async () => {
  const { items, total } = await list('&requested=true');
  expect(new Set(items.map(({ state }) => state))).toEqual(new Set(['requested']));
  const badges = await context().calls.teamMember('GET /api/v1/me/badges');
  expect(badges.body).toEqual({ appointmentRequests: total });
});

test('shows the reason only to the member who claimed the request', async () => {
  const { id } = context().appointment({ state: 'requested' });
  const reasonFor = async (call = context().calls.teamMember) =>
    (await call<TeamAppointment>(`GET ${path}/${id}`)).body.reason;
  expect(await reasonFor()).toBeNull();
  const sideEffects = await sideEffectsOf(context(), async () => {
    const { body } = await act(id, 'claim');
    expect(body).toMatchObject({
      reason: 'A cough that will not go',
      claimedBy: { id: people.member, fullName: 'Priya Raman' },
      state: 'requested',
      version: 2,
    });
  });
  expect(sideEffects.audited).toEqual([`update appointment:${id} ${people.patient}`]);
  expect(await reasonFor()).toBe('A cough that will not go');
  expect(await reasonFor(colleague())).toBeNull();
  expect((await list('&mine=true')).items.map((one) => one.id)).toEqual([id]);
  const takenOver = await colleague()(`POST ${path}/${id}/claim`, { version: 2 });
  expect(takenOver.code).toBe('transition_not_allowed');
  // A colleague may still answer it, without seeing the reason.
  const response = await colleague()<TeamAppointment>(`POST ${path}/${id}/confirm`, { version: 2 });
  expect(response.body).toMatchObject({ state: 'booked', reason: null });
});

test('each command notifies the patient and is audited', async () => {
  const expected = {
    confirm: ['requested', 'booked', 'appointmentBooked'],
    decline: ['requested', 'declined', 'appointmentDeclined'],
    propose: ['requested', 'proposed', 'appointmentProposed'],
    reschedule: ['booked', 'booked', 'appointmentRescheduled'],
    cancel: ['booked', 'cancelled', 'appointmentCancelled'],
    'check-in': ['booked', 'checkedIn', undefined],
  } as const;
  const bodies: Record<string, object> = {
    propose: { proposedStartAt: context().startIn(13) },
    reschedule: { startAt: context().startIn(14) },
    cancel: { code: 'other' },
  };
  let workdays = 3;
  for (const [name, [state, next, kind]] of Object.entries(expected)) {
    workdays += workdays % 5 === 1 ? 2 : 1;
    const { id } = context().appointment({ state, startAt: context().startIn(workdays) });
    // Rescheduling responds with the new record.
    let response = '';
    const sideEffects = await sideEffectsOf(context(), async () => {
      const { body } = await act(id, name, bodies[name]);
      expect([name, body.state]).toEqual([name, next]);
      expect([name, body.previousId]).toEqual([name, name === 'reschedule' ? id : undefined]);
      response = body.id;
    });
    expect(sideEffects.notified).toEqual(kind ? [`${kind} ${people.patientUser}`] : []);
    expect(sideEffects.audited).toEqual([`update appointment:${response} ${people.patient}`]);
  }
});

test('logs reading a request as an access to the patient’s data', async () => {
  const { id } = context().appointment({ state: 'requested' });
  const sideEffects = await sideEffectsOf(context(), () =>
    context().calls.teamMember(`GET ${path}/${id}`),
  );
  expect(sideEffects.audited).toEqual([`read appointment:${id} ${people.patient}`]);
  const { body } = await context().calls.patient<{ items: object[] }>(
    'GET /api/v1/patient/accesses',
  );
  expect(body.items[0]).toMatchObject({
    action: 'read',
    resource: `appointment:${id}`,
    actorName: 'Priya Raman',
    actorRole: 'teamMember',
  });
});
