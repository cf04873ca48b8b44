import type { PatientAppointment } from '@praxis/contract/endpoints/views/appointment';

/** What a patient can do with an appointment. */
export type AppointmentAct = 'accept' | 'declineProposal' | 'move' | 'cancel' | 'withdraw';

/** The acts that fit the state and the practice's window, the likeliest first. */
export function actsFor({
  state,
  changeableUntil,
}: Pick<PatientAppointment, 'state' | 'changeableUntil'>): AppointmentAct[] {
  if (state === 'requested') return ['withdraw'];
  if (state === 'proposed') return ['accept', 'declineProposal'];
  if (state === 'booked' && changeableUntil !== null) return ['move', 'cancel'];
  return [];
}

/** Booked and still to come, but too near to be moved or cancelled here. */
export const isTooLate = (
  { state, changeableUntil, startAt }: PatientAppointment,
  now: number,
): boolean => state === 'booked' && changeableUntil === null && Date.parse(startAt) > now;

/** Acts that give the appointment up. */
export const isFinal = (act: AppointmentAct): boolean =>
  act === 'declineProposal' || act === 'cancel' || act === 'withdraw';
