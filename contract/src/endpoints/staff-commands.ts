import {
  allowanceChanges,
  announcedChanges,
  bookingErrors,
  cancelInput,
  membershipErrors,
  proposeInput,
  slotErrors,
  staffActChanges,
  startInput,
} from './appointment-inputs';
import { byId } from './params';

/** Common part of all staff commands on an appointment. */
export const staffCommand = { method: 'POST', params: byId, versioned: true } as const;

/** Commands of doctors and team members, each at a path of their own. */
export const confirming = {
  errors: ['transition_not_allowed', ...slotErrors, ...membershipErrors],
  changes: allowanceChanges,
} as const;

export const declining = {
  errors: ['transition_not_allowed'],
  changes: announcedChanges,
} as const;

export const proposing = {
  body: proposeInput,
  errors: ['transition_not_allowed', ...bookingErrors],
  changes: announcedChanges,
} as const;

/** Reschedules a booked appointment; returns the new record, which is linked to the old one. */
export const rescheduling = {
  body: startInput,
  status: 201,
  errors: ['transition_not_allowed', ...bookingErrors, ...membershipErrors],
  changes: allowanceChanges,
  idempotent: true,
} as const;

/**
 * Cancels by the practice. The appointment is returned to the allowance, except at the patient's request
 * after the cancel window.
 */
export const cancelling = {
  body: cancelInput,
  errors: ['transition_not_allowed'],
  changes: allowanceChanges,
} as const;

export const checkingIn = {
  errors: ['transition_not_allowed'],
  changes: staffActChanges,
} as const;
