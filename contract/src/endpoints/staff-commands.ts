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

/** What every command on one appointment is like, whoever of the practice sends it. */
export const staffCommand = { method: 'POST', params: byId, versioned: true } as const;

/** What doctors and team members may both do with an appointment, each under an address of their own. */
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

/** Moves a booked visit: answers with the new record, which is linked to the old one. */
export const rescheduling = {
  body: startInput,
  status: 201,
  errors: ['transition_not_allowed', ...bookingErrors, ...membershipErrors],
  changes: allowanceChanges,
  idempotent: true,
} as const;

/** A cancellation by the practice returns the visit to the allowance. */
export const cancelling = {
  body: cancelInput,
  errors: ['transition_not_allowed'],
  changes: allowanceChanges,
} as const;

export const checkingIn = {
  errors: ['transition_not_allowed'],
  changes: staffActChanges,
} as const;
