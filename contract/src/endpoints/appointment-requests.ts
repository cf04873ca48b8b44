import * as z from '@praxis/contract/schema';
import { endpoint } from '../endpoint';
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
  startInput,
} from './appointment-inputs';
import { booleanQuery, listQuery, tabbedListAnswer } from './lists';
import { byId } from './params';
import { teamAppointmentSchema } from './views/appointment';

const path = '/api/v1/team-member/appointment-requests';
const onePath = '/api/v1/team-member/appointment-requests/:id';
const audience = ['teamMember'] as const;
const answer = teamAppointmentSchema;
/** Which doctors the practice has is told by their verification. */
const reads = ['appointment', 'visitType', 'patient', 'account', 'doctor'] as const;

/** The appointments of the practice's doctors, oldest first. */
export const listAppointmentRequests = endpoint({
  method: 'GET',
  path,
  audience,
  query: listQuery(appointmentTabs, appointmentSorts, {
    ...appointmentFilters,
    /** Only what still waits for an answer of the practice. */
    requested: z._default(booleanQuery, false),
    /** Only what the caller claimed. */
    mine: z._default(booleanQuery, false),
  }),
  answer: tabbedListAnswer(answer, appointmentTabs),
  reads,
});

export const getAppointmentRequest = endpoint({
  method: 'GET',
  path: onePath,
  audience,
  params: byId,
  answer,
  reads,
});

/**
 * What a team member may do (docs/domain.md#permissions): confirm, decline, propose, reschedule,
 * cancel and check in. Booking, fulfilling, no-shows and reopening stay with the doctor.
 */
const command = {
  method: 'POST',
  audience,
  params: byId,
  answer,
  versioned: true,
} as const;

/** Takes care of a request, and thereby sees its reason. A colleague's claim cannot be taken over. */
export const claimRequest = endpoint({
  ...command,
  path: `${onePath}/claim`,
  errors: ['transition_not_allowed'],
  changes: staffActChanges,
});

export const confirmRequest = endpoint({
  ...command,
  path: `${onePath}/confirm`,
  errors: ['transition_not_allowed', ...slotErrors, ...membershipErrors],
  changes: allowanceChanges,
});

export const declineRequest = endpoint({
  ...command,
  path: `${onePath}/decline`,
  errors: ['transition_not_allowed'],
  changes: announcedChanges,
});

export const proposeRequest = endpoint({
  ...command,
  path: `${onePath}/propose`,
  body: proposeInput,
  errors: ['transition_not_allowed', ...bookingErrors],
  changes: announcedChanges,
});

/** Moves a booked visit: answers with the new record, which is linked to the old one. */
export const rescheduleRequest = endpoint({
  ...command,
  path: `${onePath}/reschedule`,
  body: startInput,
  status: 201,
  errors: ['transition_not_allowed', ...bookingErrors, ...membershipErrors],
  changes: allowanceChanges,
  idempotent: true,
});

export const cancelRequest = endpoint({
  ...command,
  path: `${onePath}/cancel`,
  body: cancelInput,
  errors: ['transition_not_allowed'],
  changes: allowanceChanges,
});

export const checkInRequest = endpoint({
  ...command,
  path: `${onePath}/check-in`,
  errors: ['transition_not_allowed'],
  changes: staffActChanges,
});
