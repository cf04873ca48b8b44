import * as z from '@praxis/contract/schema';
import { endpoint } from '../endpoint';
import { openStates } from '../entities/appointment';
import { idSchema, instantSchema } from '../entities/primitives';
import { lineInput } from '../entities/text';
import {
  allowanceChanges,
  announcedChanges,
  appointmentFilters,
  appointmentSorts,
  appointmentTabs,
  bookingErrors,
  cancelInput,
  membershipErrors,
  slotErrors,
  proposeInput,
  staffActChanges,
  reasonInput,
  startInput,
} from './appointment-inputs';
import { listQuery, tabbedListAnswer } from './lists';
import { byId } from './params';
import { doctorAppointmentSchema } from './views/appointment';

const path = '/api/v1/doctor/appointments';
const onePath = '/api/v1/doctor/appointments/:id';
const audience = ['doctor'] as const;
const answer = doctorAppointmentSchema;
const reads = ['appointment', 'visitType', 'patient', 'account'] as const;

export const listDoctorAppointments = endpoint({
  method: 'GET',
  path,
  audience,
  query: listQuery(appointmentTabs, appointmentSorts, {
    ...appointmentFilters,
    /** One of the open states alone: `requested` is what waits for an answer. */
    state: z.optional(z.enum(openStates)),
  }),
  answer: tabbedListAnswer(answer, appointmentTabs),
  reads,
});

/** Staff booking: for a patient of the doctor, exempt from the lead time. */
export const bookForPatient = endpoint({
  method: 'POST',
  path,
  audience,
  body: z.strictObject({
    patientId: idSchema,
    visitTypeId: idSchema,
    startAt: instantSchema,
    reason: z._default(reasonInput, ''),
  }),
  answer,
  status: 201,
  errors: [...bookingErrors, ...membershipErrors],
  changes: allowanceChanges,
  idempotent: true,
});

export const getDoctorAppointment = endpoint({
  method: 'GET',
  path: onePath,
  audience,
  params: byId,
  answer,
  reads,
});

const command = {
  method: 'POST',
  audience,
  params: byId,
  answer,
  versioned: true,
} as const;

export const confirmAppointment = endpoint({
  ...command,
  path: `${onePath}/confirm`,
  errors: ['transition_not_allowed', ...slotErrors, ...membershipErrors],
  changes: allowanceChanges,
});

export const declineAppointment = endpoint({
  ...command,
  path: `${onePath}/decline`,
  errors: ['transition_not_allowed'],
  changes: announcedChanges,
});

export const proposeAppointment = endpoint({
  ...command,
  path: `${onePath}/propose`,
  body: proposeInput,
  errors: ['transition_not_allowed', ...bookingErrors],
  changes: announcedChanges,
});

/** A cancellation by the practice returns the visit to the allowance. */
export const cancelAppointment = endpoint({
  ...command,
  path: `${onePath}/cancel`,
  body: cancelInput,
  errors: ['transition_not_allowed'],
  changes: allowanceChanges,
});

/** Moves a booked visit: answers with the new record, which is linked to the old one. */
export const rescheduleAppointment = endpoint({
  ...command,
  path: `${onePath}/reschedule`,
  body: startInput,
  status: 201,
  errors: ['transition_not_allowed', ...bookingErrors, ...membershipErrors],
  changes: allowanceChanges,
  idempotent: true,
});

export const checkInAppointment = endpoint({
  ...command,
  path: `${onePath}/check-in`,
  errors: ['transition_not_allowed'],
  changes: staffActChanges,
});

/** Only after the start. */
export const fulfilAppointment = endpoint({
  ...command,
  path: `${onePath}/fulfil`,
  errors: ['transition_not_allowed'],
  changes: staffActChanges,
});

/** Only after the start. */
export const noShowAppointment = endpoint({
  ...command,
  path: `${onePath}/no-show`,
  errors: ['transition_not_allowed'],
  changes: staffActChanges,
});

/** Within 24 hours of the fulfilment, with a reason. */
export const reopenAppointment = endpoint({
  ...command,
  path: `${onePath}/reopen`,
  body: z.strictObject({ reason: lineInput(500) }),
  errors: ['transition_not_allowed', 'slot_taken'],
  changes: staffActChanges,
});
