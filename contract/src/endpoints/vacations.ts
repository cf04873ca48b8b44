import * as z from '@praxis/contract/schema';
import { endpoint } from '../endpoint';
import { vacationStates } from '../entities/vacation';
import { bookingErrors, membershipErrors } from './appointment-inputs';
import { listQuery, tabbedListResponse } from './lists';
import { byId } from './params';
import { doctorVacationInput, vacationErrors, vacationPreviewInput } from './vacation-inputs';
import { doctorAppointmentSchema } from './views/appointment';
import { doctorVacationSchema } from './views/team';

const path = '/api/v1/doctor/vacations';
const onePath = '/api/v1/doctor/vacations/:id';
const audience = ['doctor'] as const;
const response = doctorVacationSchema;
const errors = [
  ...vacationErrors,
  'vacation_conflicts',
  // Rescheduled appointments are booked again.
  ...bookingErrors,
  ...membershipErrors,
] as const;
const reads = ['vacation', 'account'] as const;
/** Covered appointments are rescheduled or canceled with it. */
const changes = ['vacation', 'appointment', 'subscription', 'auditEvent', 'notification'] as const;

/** Lists the vacations of the doctor and of the team. */
export const listDoctorVacations = endpoint({
  method: 'GET',
  path,
  audience,
  query: listQuery(vacationStates, ['startAt', 'endAt', 'owner']),
  response: tabbedListResponse(response, vacationStates),
  reads,
});

/**
 * Creates a vacation. `vacation_conflicts` lists undecided appointments in `details.appointmentIds`; a
 * decision that cannot be applied is named in `fields` as `decisions.0.startAt` or `decisions.0.decision`.
 */
export const createDoctorVacation = endpoint({
  method: 'POST',
  path,
  audience,
  body: doctorVacationInput,
  response,
  status: 201,
  errors,
  changes,
});

/** Previews the appointments and vacations that a vacation would overlap. */
export const previewDoctorVacation = endpoint({
  method: 'POST',
  path: `${path}/preview`,
  audience,
  body: vacationPreviewInput,
  response: z.object({
    conflicts: z.array(doctorAppointmentSchema),
    overlaps: z.array(doctorVacationSchema),
  }),
  errors: ['vacation_range'],
  reads: [...reads, 'appointment', 'visitType', 'subscription', 'patient', 'practice'],
});

/** Returns a vacation of the doctor or of the team. */
export const getDoctorVacation = endpoint({
  method: 'GET',
  path: onePath,
  audience,
  params: byId,
  response,
  reads,
});

/** Changes a vacation of the caller; errors as in `createDoctorVacation`. */
export const updateDoctorVacation = endpoint({
  method: 'PUT',
  path: onePath,
  audience,
  params: byId,
  body: doctorVacationInput,
  response,
  errors,
  changes,
  versioned: true,
});

/** Cancels a vacation: its time can be booked again. */
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
