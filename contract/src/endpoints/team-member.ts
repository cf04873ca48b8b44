import * as z from '@praxis/contract/schema';
import { endpoint } from '../endpoint';
import { practiceSchema } from '../entities/practice';
import { vacationStates } from '../entities/vacation';
import { listResponse, listQuery, tabbedListResponse } from './lists';
import { byId } from './params';
import { vacationErrors, vacationInput, vacationPreviewInput } from './vacation-inputs';
import { teamPlanSchema } from './views/plan';
import { teamSubscriberSchema } from './views/subscription';
import { colleagueSchema, teamVacationSchema } from './views/team';

const audience = ['teamMember'] as const;

export const teamPracticeSchema = z.pick(practiceSchema, {
  id: true,
  name: true,
  address: true,
  phone: true,
  timeZone: true,
  bookingMode: true,
});

/** Returns the caller's practice. */
export const getTeamPractice = endpoint({
  method: 'GET',
  path: '/api/v1/team-member/practice',
  audience,
  response: teamPracticeSchema,
  reads: ['practice'],
});

/** Lists the names of colleagues, doctors included. */
export const listColleagues = endpoint({
  method: 'GET',
  path: '/api/v1/team-member/team',
  audience,
  query: listQuery([], ['fullName']),
  response: listResponse(colleagueSchema),
  reads: ['teamMember', 'doctor', 'account'],
});

/** Lists the names of plans on sale. */
export const listTeamPlans = endpoint({
  method: 'GET',
  path: '/api/v1/team-member/plans',
  audience,
  query: listQuery([], ['name']),
  response: listResponse(teamPlanSchema),
  reads: ['plan', 'doctor'],
});

/** Lists active and expiring subscribers of the practice's doctors. */
export const listActivePatients = endpoint({
  method: 'GET',
  path: '/api/v1/team-member/active-patients',
  audience,
  query: listQuery(['active', 'expiring'], ['patient', 'startOn', 'endOn']),
  response: tabbedListResponse(teamSubscriberSchema, ['active', 'expiring']),
  reads: ['subscription', 'plan', 'patient', 'account', 'practice', 'doctor'],
});

const path = '/api/v1/team-member/vacations';
const onePath = '/api/v1/team-member/vacations/:id';
const response = teamVacationSchema;
const reads = ['vacation', 'account', 'doctor'] as const;

/** Lists the caller's own vacations and the doctors' dates. */
export const listTeamVacations = endpoint({
  method: 'GET',
  path,
  audience,
  query: listQuery(vacationStates, ['startAt', 'endAt', 'owner']),
  response: tabbedListResponse(response, vacationStates),
  reads,
});

/** Creates a vacation of the caller. */
export const createTeamVacation = endpoint({
  method: 'POST',
  path,
  audience,
  body: vacationInput,
  response,
  status: 201,
  errors: ['vacation_range', 'vacation_overlap'],
  changes: ['vacation'],
});

/** Previews a vacation of a team member: it has no appointments, only overlapping vacations. */
export const previewTeamVacation = endpoint({
  method: 'POST',
  path: `${path}/preview`,
  audience,
  body: vacationPreviewInput,
  response: z.object({ overlaps: z.array(teamVacationSchema) }),
  errors: ['vacation_range'],
  reads: [...reads, 'practice'],
});

/** Returns a vacation of the caller, or a doctor's dates. */
export const getTeamVacation = endpoint({
  method: 'GET',
  path: onePath,
  audience,
  params: byId,
  response,
  reads,
});

/** Changes a vacation of the caller. */
export const updateTeamVacation = endpoint({
  method: 'PUT',
  path: onePath,
  audience,
  params: byId,
  body: vacationInput,
  response,
  errors: vacationErrors,
  changes: ['vacation'],
  versioned: true,
});

/** Cancels a vacation of the caller. */
export const deleteTeamVacation = endpoint({
  method: 'DELETE',
  path: onePath,
  audience,
  params: byId,
  status: 204,
  errors: ['transition_not_allowed'],
  changes: ['vacation'],
  versioned: true,
});
