import * as z from '@praxis/contract/schema';
import { endpoint } from '../endpoint';
import {
  appointmentFilters,
  appointmentSorts,
  appointmentTabs,
  staffActChanges,
} from './appointment-inputs';
import { booleanQuery, listQuery, tabbedListResponse } from './lists';
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
import { teamAppointmentSchema } from './views/appointment';

const path = '/api/v1/team-member/appointment-requests';
const onePath = '/api/v1/team-member/appointment-requests/:id';
const audience = ['teamMember'] as const;
const response = teamAppointmentSchema;
/** Includes `doctor`, because the practice's doctors depend on their verification. */
const reads = ['appointment', 'visitType', 'subscription', 'patient', 'account', 'doctor'] as const;

/** Lists the appointments of the practice's doctors, oldest request first. */
export const listAppointmentRequests = endpoint({
  method: 'GET',
  path,
  audience,
  query: listQuery(appointmentTabs, appointmentSorts, {
    ...appointmentFilters,
    /** Only requests that await an answer of the practice. */
    requested: z._default(booleanQuery, false),
    /** Only requests claimed by the caller. */
    mine: z._default(booleanQuery, false),
  }),
  response: tabbedListResponse(response, appointmentTabs),
  reads,
});

/** Returns an appointment of the practice. */
export const getAppointmentRequest = endpoint({
  method: 'GET',
  path: onePath,
  audience,
  params: byId,
  response,
  reads,
});

/**
 * Commands of team members (docs/domain.md#permissions): confirm, decline, propose, reschedule, cancel and
 * check in. Booking, fulfilling, no-shows and reopening are reserved for the doctor.
 */
const command = { ...staffCommand, audience, response } as const;

/** Claims a request, which reveals its reason. A colleague's claim cannot be taken over. */
export const claimRequest = endpoint({
  ...command,
  path: `${onePath}/claim`,
  errors: ['transition_not_allowed'],
  changes: staffActChanges,
});

/** Confirms a request: requested -> booked. Reserves an appointment of the patient's allowance. */
export const confirmRequest = endpoint({ ...command, ...confirming, path: `${onePath}/confirm` });

/** Declines a request: requested -> declined. */
export const declineRequest = endpoint({ ...command, ...declining, path: `${onePath}/decline` });

/** Proposes another time: requested -> proposed, until the patient answers or it lapses. */
export const proposeRequest = endpoint({ ...command, ...proposing, path: `${onePath}/propose` });

/** Reschedules a booked appointment; returns the new record, which is linked to the old one. */
export const rescheduleRequest = endpoint({
  ...command,
  ...rescheduling,
  path: `${onePath}/reschedule`,
});

/** Cancels an appointment: booked, checkedIn -> cancelled. */
export const cancelRequest = endpoint({ ...command, ...cancelling, path: `${onePath}/cancel` });

/** Checks in a patient: booked -> checkedIn. */
export const checkInRequest = endpoint({ ...command, ...checkingIn, path: `${onePath}/check-in` });
