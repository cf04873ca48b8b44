import * as z from '@praxis/contract/schema';
import { endpoint } from '../endpoint';
import { vacationStates } from '../entities/vacation';
import { bookingErrors, membershipErrors } from './appointment-inputs';
import { listQuery, tabbedListAnswer } from './lists';
import { byId } from './params';
import { doctorVacationInput, vacationErrors, vacationPreviewInput } from './vacation-inputs';
import { doctorAppointmentSchema } from './views/appointment';
import { doctorVacationSchema } from './views/team';

const path = '/api/v1/doctor/vacations';
const onePath = '/api/v1/doctor/vacations/:id';
const audience = ['doctor'] as const;
const answer = doctorVacationSchema;
const errors = [
  ...vacationErrors,
  'vacation_conflicts',
  // Visits that are moved out of it are booked anew.
  ...bookingErrors,
  ...membershipErrors,
] as const;
const reads = ['vacation', 'account'] as const;
/** The visits that it covers are moved or cancelled with it. */
const changes = ['vacation', 'appointment', 'subscription', 'auditEvent', 'notification'] as const;

/** The doctor's own and the team's. */
export const listDoctorVacations = endpoint({
  method: 'GET',
  path,
  audience,
  query: listQuery(vacationStates, ['startAt', 'endAt', 'owner']),
  answer: tabbedListAnswer(answer, vacationStates),
  reads,
});

/**
 * `vacation_conflicts` lists in `details.appointmentIds` the visits that lack a decision. One that
 * cannot be carried out is named in `fields`, as `decisions.0.startAt` or `decisions.0.decision`.
 */
export const createDoctorVacation = endpoint({
  method: 'POST',
  path,
  audience,
  body: doctorVacationInput,
  answer,
  status: 201,
  errors,
  changes,
});

/** What a vacation would cover. */
export const previewDoctorVacation = endpoint({
  method: 'POST',
  path: `${path}/preview`,
  audience,
  body: vacationPreviewInput,
  answer: z.object({
    conflicts: z.array(doctorAppointmentSchema),
    overlaps: z.array(doctorVacationSchema),
  }),
  errors: ['vacation_range'],
  reads: [...reads, 'appointment', 'visitType', 'subscription', 'patient', 'practice'],
});

export const getDoctorVacation = endpoint({
  method: 'GET',
  path: onePath,
  audience,
  params: byId,
  answer,
  reads,
});

export const updateDoctorVacation = endpoint({
  method: 'PUT',
  path: onePath,
  audience,
  params: byId,
  body: doctorVacationInput,
  answer,
  errors,
  changes,
  versioned: true,
});

/** Cancels it: the time is on offer again. */
export const deleteDoctorVacation = endpoint({
  method: 'DELETE',
  path: onePath,
  audience,
  params: byId,
  status: 204,
  errors: ['transition_not_allowed'],
  changes: ['vacation'],
  versioned: true,
});
