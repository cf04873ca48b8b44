import * as z from '@praxis/contract/schema';
import { endpoint } from '../endpoint';
import { openStates } from '../entities/appointment';
import { idSchema, instantSchema } from '../entities/primitives';
import { textInput } from '../entities/text';
import {
  allowanceChanges,
  appointmentFilters,
  appointmentSorts,
  appointmentTabs,
  bookingErrors,
  membershipErrors,
  staffActChanges,
  reasonInput,
} from './appointment-inputs';
import { listQuery, tabbedListResponse } from './lists';
import { byId } from './params';
import {
  cancelling,
  checkingIn,
  confirming,
  declining,
  proposing,
  rescheduling,
  staffCommand,
} from './staff-commands';
import { doctorAppointmentSchema } from './views/appointment';

const path = '/api/v1/doctor/appointments';
const onePath = '/api/v1/doctor/appointments/:id';
const audience = ['doctor'] as const;
const response = doctorAppointmentSchema;
const reads = ['appointment', 'visitType', 'subscription', 'patient', 'account'] as const;

/** Lists the caller's appointments, with counts of fulfilled and unfulfilled ones. */
export const listDoctorAppointments = endpoint({
  method: 'GET',
  path,
  audience,
  query: listQuery(appointmentTabs, appointmentSorts, {
    ...appointmentFilters,
    /** Filters by one of the open states: `requested` awaits an answer. */
    state: z.optional(z.enum(openStates)),
  }),
  response: tabbedListResponse(response, appointmentTabs),
  reads,
});

/** Books for a patient of the doctor, exempt from the lead time. */
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
  response,
  status: 201,
  errors: [...bookingErrors, ...membershipErrors],
  changes: allowanceChanges,
  idempotent: true,
});

/** Returns an appointment of the caller. */
export const getDoctorAppointment = endpoint({
  method: 'GET',
  path: onePath,
  audience,
  params: byId,
  response,
  reads,
});

const command = { ...staffCommand, audience, response } as const;

/** Confirms a request: requested -> booked. Reserves an appointment of the patient's allowance. */
export const confirmAppointment = endpoint({
  ...command,
  ...confirming,
  path: `${onePath}/confirm`,
});

/** Declines a request: requested -> declined. */
export const declineAppointment = endpoint({
  ...command,
  ...declining,
  path: `${onePath}/decline`,
});

/** Proposes another time: requested -> proposed, until the patient answers or it lapses. */
export const proposeAppointment = endpoint({
  ...command,
  ...proposing,
  path: `${onePath}/propose`,
});

/**
 * Cancels an appointment: booked, checkedIn -> cancelled. It is returned to the allowance, except at the
 * patient's request after the cancel window.
 */
export const cancelAppointment = endpoint({ ...command, ...cancelling, path: `${onePath}/cancel` });

/** Reschedules a booked appointment; returns the new record, which is linked to the old one. */
export const rescheduleAppointment = endpoint({
  ...command,
  ...rescheduling,
  path: `${onePath}/reschedule`,
});

/** Checks in a patient: booked -> checkedIn. */
export const checkInAppointment = endpoint({
  ...command,
  ...checkingIn,
  path: `${onePath}/check-in`,
});

/** Marks an appointment as fulfilled, from its start on. */
export const fulfilAppointment = endpoint({
  ...command,
  path: `${onePath}/fulfil`,
  errors: ['transition_not_allowed'],
  changes: staffActChanges,
});

/** Marks an appointment as a no-show, from its start on. */
export const noShowAppointment = endpoint({
  ...command,
  path: `${onePath}/no-show`,
  errors: ['transition_not_allowed'],
  changes: staffActChanges,
});

/** Reopens an appointment within 24 hours of its fulfillment, with a reason. */
export const reopenAppointment = endpoint({
  ...command,
  path: `${onePath}/reopen`,
  body: z.strictObject({ reason: textInput(500) }),
  errors: ['transition_not_allowed', 'slot_taken'],
  changes: staffActChanges,
});
