import type { DoctorAppointment } from '@praxis/contract/endpoints/views/appointment';
import type { DoctorVacation, TeamVacation } from '@praxis/contract/endpoints/views/team';
import { day, hour, toInstant } from '@praxis/contract/rules/time/instants';
import { sharedContext, writtenDuring } from '../../../checks/shared-context';
import { sideEffectsOf } from '../../../checks/side-effects';
import { table } from '../tables';
import { people, sample } from '../sample-records';

const context = sharedContext();
const ofDoctor = '/api/v1/doctor/vacations';
const ofTeam = '/api/v1/team-member/vacations';

/** The week from January 12 on. */
const week = { startAt: '2026-01-12T05:00:00Z', endAt: '2026-01-17T05:00:00Z' };

const plan = (change: object = {}) =>
  context().calls.doctor<DoctorVacation>(`POST ${ofDoctor}`, {
    body: { kind: 'vacation', ...week, note: 'Skiing', ...change },
  });

const slots = async () =>
  (
    await context().practice.anonymous<{ items: unknown[] }>(
      `GET /api/v1/doctors/${people.doctor}/slots?from=2026-01-12&to=2026-01-16&visitTypeId=${sample.followUp}`,
    )
  ).body.items.length;

/** Removes the sample appointments of that week. */
function freeWeek(): void {
  const appointments = table(context().practice.database, 'appointments');
  for (const one of appointments.all())
    if (
      one.doctorId === people.doctor &&
      week.startAt < one.startAt &&
      one.startAt < week.endAt &&
      one.patientId !== people.patient
    )
      appointments.remove(one.id);
}

const visit = (workdays: number, fields: object = {}) =>
  context().appointment({ state: 'booked', startAt: context().startIn(workdays), ...fields });

test('a vacation removes the doctor’s slots, and deleting it restores them', async () => {
  freeWeek();
  expect(await slots()).toBeGreaterThan(0);
  const { status, body } = await plan({ coverDoctorId: people.colleague });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    state: 'planned',
    own: true,
    owner: { kind: 'doctor', id: people.doctor, fullName: 'Dr. Helen Marsh' },
    note: 'Skiing',
    coverDoctorId: people.colleague,
  });
  expect(await slots()).toBe(0);
  const page = await context().practice.anonymous<{ closed: object[] }>(
    `GET /api/v1/doctors/${people.doctor}`,
  );
  expect(page.body.closed).toContainEqual({
    startAt: '2026-01-12T05:00:00.000Z',
    endAt: '2026-01-17T05:00:00.000Z',
  });
  const gone = await context().calls.doctor(`DELETE ${ofDoctor}/${body.id}`, { version: 1 });
  expect(gone.status).toBe(204);
  expect(await slots()).toBeGreaterThan(0);
});

test('the preview lists overlapping appointments', async () => {
  freeWeek();
  const booked = visit(6);
  const requested = visit(8, { state: 'requested' });
  visit(9, { state: 'held' });
  const { body } = await context().calls.doctor<{
    conflicts: DoctorAppointment[];
    overlaps: DoctorVacation[];
  }>(`POST ${ofDoctor}/preview`, { body: week });
  expect(body.conflicts.map(({ id }) => id)).toEqual([booked.id, requested.id]);
  expect(body.overlaps).toEqual([]);
});

describe('with overlapping appointments', () => {
  test('requires a decision for each, and otherwise changes nothing and lists them', async () => {
    freeWeek();
    const ids = [visit(6).id, visit(8).id];
    const written = await writtenDuring(context(), async () => {
      const { status, code, body } = await plan({
        decisions: [{ appointmentId: ids[0], decision: 'cancel' }],
      });
      expect([status, code]).toEqual([409, 'vacation_conflicts']);
      expect(body).toMatchObject({ error: { details: { appointmentIds: [ids[1]] } } });
    });
    expect(written).toEqual([]);
  });

  test('applies cancel, reschedule and keep in one step', async () => {
    freeWeek();
    const [cancelled, moved, kept] = [visit(6), visit(8), visit(9)];
    const startAt = context().startIn(13);
    const sideEffects = await sideEffectsOf(context(), async () => {
      const { status } = await plan({
        decisions: [
          { appointmentId: cancelled.id, decision: 'cancel' },
          { appointmentId: moved.id, decision: 'reschedule', startAt },
          { appointmentId: kept.id, decision: 'keep' },
        ],
      });
      expect(status).toBe(201);
    });
    const { get, find } = context();
    expect(get('appointments', cancelled.id)).toMatchObject({
      state: 'cancelled',
      cancel: { code: 'vacation', late: false },
    });
    expect(get('appointments', moved.id)).toMatchObject({
      state: 'cancelled',
      cancel: { code: 'rescheduled' },
    });
    const next = find('appointments', ({ previousId }) => previousId === moved.id);
    expect(Date.parse(next.startAt)).toBe(Date.parse(startAt));
    expect(get('appointments', kept.id).state).toBe('booked');
    expect(sideEffects.notified).toEqual(
      expect.arrayContaining([
        `appointmentCancelled ${people.patientUser}`,
        `appointmentRescheduled ${people.patientUser}`,
        `vacationConflict ${people.memberUser}`,
      ]),
    );
  });

  test('declines open requests, or proposes another time', async () => {
    freeWeek();
    const proposed = { state: 'proposed', proposedStartAt: context().startIn(8) };
    const [declined, offered] = [
      visit(5, { state: 'requested' }),
      visit(6, { state: 'requested' }),
    ];
    const [givenUp, offeredAnew] = [
      visit(13, proposed),
      visit(14, { ...proposed, proposedStartAt: context().startIn(9) }),
    ];
    const startAt = context().startIn(16);
    const later = context().startIn(17);
    const { status } = await plan({
      decisions: [
        { appointmentId: declined.id, decision: 'cancel' },
        { appointmentId: offered.id, decision: 'reschedule', startAt },
        { appointmentId: givenUp.id, decision: 'cancel' },
        { appointmentId: offeredAnew.id, decision: 'reschedule', startAt: later },
      ],
    });
    expect(status).toBe(201);
    const of = ({ id }: { id: string }) => context().get('appointments', id);
    expect([of(declined).state, of(givenUp).state]).toEqual(['declined', 'declined']);
    for (const [one, at] of [
      [offered, startAt],
      [offeredAnew, later],
    ] as const) {
      expect(of(one).state).toBe('proposed');
      expect(Date.parse(of(one).proposedStartAt ?? '')).toBe(Date.parse(at));
    }
  });

  test('rolls everything back if one can’t be moved', async () => {
    freeWeek();
    const [cancelled, moved] = [visit(6), visit(8)];
    const written = await writtenDuring(context(), async () => {
      const { code, body } = await plan({
        decisions: [
          { appointmentId: cancelled.id, decision: 'cancel' },
          // This time is within the vacation.
          { appointmentId: moved.id, decision: 'reschedule', startAt: context().startIn(9) },
        ],
      });
      expect(code).toBe('slot_not_offered');
      expect(body).toMatchObject({
        error: { fields: { 'decisions.1.startAt': ['slot_not_offered'] } },
      });
    });
    expect(written).toEqual([]);
    expect(context().get('appointments', cancelled.id).state).toBe('booked');
  });
});

test('tab counts add up; a doctor sees the team’s vacations, but can’t change them', async () => {
  const team = context().calls.teamMember;
  const own = await team<TeamVacation>(`POST ${ofTeam}`, {
    body: { kind: 'sick', ...week, note: 'An operation' },
  });
  expect(own.status).toBe(201);
  expect(own.body).toMatchObject({ own: true, kind: 'sick', note: 'An operation' });
  const { body } = await context().calls.doctor<{
    items: DoctorVacation[];
    counts: Record<string, number>;
    total: number;
  }>(`GET ${ofDoctor}?perPage=100`);
  const { all = 0, ...states } = body.counts;
  expect(Object.values(states).reduce((sum, count) => sum + count, 0)).toBe(all);
  expect(body.items.find(({ id }) => id === own.body.id)).toMatchObject({
    own: false,
    owner: { kind: 'teamMember', fullName: 'Priya Raman' },
    note: 'An operation',
  });
  const change = await context().calls.doctor(`DELETE ${ofDoctor}/${own.body.id}`, { version: 1 });
  expect(change.code).toBe('not_found');
});

test('a team member sees the doctors’ dates, but not the reasons', async () => {
  const { body } = await context().calls.teamMember<{ items: TeamVacation[] }>(
    `GET ${ofTeam}?perPage=100`,
  );
  const ofDoctors = body.items.filter(({ owner }) => owner.kind === 'doctor');
  expect(ofDoctors.length).toBeGreaterThan(0);
  for (const one of ofDoctors) expect([one.kind, one.note, one.own]).toEqual([null, null, false]);
  const overlap = await context().calls.teamMember<{ overlaps: TeamVacation[] }>(
    `POST ${ofTeam}/preview`,
    {
      body: {
        startAt: toInstant(context().now + 52 * day),
        endAt: toInstant(context().now + 53 * day),
      },
    },
  );
  expect(overlap.body.overlaps.length).toBeGreaterThan(0);
});

test('a team member’s vacation starts, ends, and can be changed until then', async () => {
  const { calls, practice } = context();
  const { body } = await calls.teamMember<TeamVacation>(`POST ${ofTeam}`, {
    body: { kind: 'vacation', ...week },
  });
  const one = async () => (await calls.teamMember<TeamVacation>(`GET ${ofTeam}/${body.id}`)).body;
  practice.advanceClock(Date.parse(week.startAt) - context().now);
  await calls.doctor('GET /api/v1/doctor/dashboard');
  expect((await one()).state).toBe('active');
  const { version } = await one();
  const longer = await calls.teamMember<TeamVacation>(`PUT ${ofTeam}/${body.id}`, {
    body: { kind: 'vacation', startAt: week.startAt, endAt: '2026-01-18T05:00:00Z' },
    version,
  });
  expect(longer.body).toMatchObject({ state: 'active', endAt: '2026-01-18T05:00:00.000Z' });
  practice.advanceClock(7 * day);
  await calls.doctor('GET /api/v1/doctor/dashboard');
  expect((await one()).state).toBe('ended');
});

test.each([
  ['ends before it begins', 5 * day, 4 * day],
  ['lasts a moment', 5 * day, 5 * day],
  ['began yesterday', -day, day],
  ['lasts longer than a year', day, 366 * day + hour],
])('rejects one that %s', async (_what, from, to) => {
  const { now } = context();
  const { code } = await plan({ startAt: toInstant(now + from), endAt: toInstant(now + to) });
  expect(code).toBe('vacation_range');
});

test('can start in the recent past, and is active immediately', async () => {
  const { now } = context();
  const { body } = await plan({
    kind: 'sick',
    startAt: toInstant(now - hour),
    endAt: toInstant(now + hour),
  });
  expect(body.state).toBe('active');
});
