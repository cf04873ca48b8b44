import type { DoctorVacation, TeamVacation } from '@praxis/contract/endpoints/views/team';
import type { Practice } from '@praxis/contract/entities/practice';
import type { Vacation } from '@praxis/contract/entities/vacation';
import { changesDuring, sharedContext } from '../../../checks/shared-context';
import { people } from '../sample-records';

const context = sharedContext();

/** January 21 and 22 in New York, and in Los Angeles. */
const inNewYork = { startAt: '2026-01-21T05:00:00.000Z', endAt: '2026-01-23T05:00:00.000Z' };
const inLosAngeles = { startAt: '2026-01-21T08:00:00.000Z', endAt: '2026-01-23T08:00:00.000Z' };

async function save(change: Partial<Practice>): Promise<number> {
  const {
    id: _id,
    version,
    createdAt: _made,
    updatedAt: _changed,
    ...body
  } = context().get('practices', people.practice);
  const { status } = await context().calls.doctor('PUT /api/v1/doctor/practice', {
    body: { ...body, ...change },
    version,
  });
  return status;
}

/** Stores a vacation of January 21 and 22. */
const away = (id: string, fields: Pick<Vacation, 'owner'> & Partial<Vacation>) =>
  context().put('vacations', {
    id,
    version: 1,
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
    kind: 'vacation',
    note: '',
    state: 'planned',
    ...inNewYork,
    ...fields,
  });

test('time off of the practice keeps its days in another time zone, and appointments their instants', async () => {
  const { calls } = context();
  away('own', { owner: { kind: 'doctor', id: people.doctor } });
  away('colleague', { owner: { kind: 'doctor', id: people.colleague } });
  away('member', { owner: { kind: 'teamMember', id: people.member } });
  away('ended', { owner: { kind: 'doctor', id: people.doctor }, state: 'ended' });
  away('stranger', { owner: { kind: 'doctor', id: people.otherDoctor } });
  const changes = await changesDuring(context(), async () => {
    expect(await save({ timeZone: 'America/Los_Angeles' })).toBe(200);
  });
  for (const id of ['own', 'colleague', 'member'])
    expect(context().get('vacations', id)).toMatchObject({ ...inLosAngeles, version: 2 });
  for (const id of ['ended', 'stranger'])
    expect(context().get('vacations', id)).toMatchObject({ ...inNewYork, version: 1 });
  expect(changes.filter(({ table }) => table === 'practice.appointments')).toEqual([]);
  const own = await calls.doctor<DoctorVacation>('GET /api/v1/doctor/vacations/own');
  expect(own.body).toMatchObject(inLosAngeles);
  const members = await calls.teamMember<TeamVacation>('GET /api/v1/team-member/vacations/member');
  expect(members.body).toMatchObject(inLosAngeles);
});

test('another change of the practice leaves time off alone', async () => {
  away('own', { owner: { kind: 'doctor', id: people.doctor } });
  expect(await save({ name: 'Marsh Family Medicine' })).toBe(200);
  expect(context().get('vacations', 'own')).toMatchObject({ ...inNewYork, version: 1 });
});
