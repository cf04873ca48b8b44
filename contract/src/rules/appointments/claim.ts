import { openStates } from '../../entities/appointment';
import type { Appointment, AppointmentState } from '../../entities/appointment';
import type { Refusal } from '../transition';
import { notAllowed, refuse } from '../transition';
import { updateRecord } from '../versions';

/** Returns why a request cannot be claimed: it is closed, or claimed already. */
export function claimRefusal({
  state,
  claimedBy,
}: Pick<Appointment, 'state' | 'claimedBy'>): Refusal | undefined {
  const states: readonly AppointmentState[] = openStates;
  if (!states.includes(state)) return notAllowed(state, state, 'it is closed');
  return claimedBy === undefined ? undefined : notAllowed(state, state, 'it is claimed');
}

/** Assigns a request to a team member. @throws {RuleError} `transition_not_allowed` */
export function claim(appointment: Appointment, teamMemberId: string, now: number): Appointment {
  refuse(claimRefusal(appointment));
  return updateRecord(appointment, { claimedBy: teamMemberId }, now);
}

/**
 * Releases the open requests of a leaving team member, for others to claim: otherwise only the doctor would
 * see their reasons. Returns the changed records.
 */
export const released = (
  appointments: readonly Appointment[],
  teamMemberId: string,
  now: number,
): Appointment[] => {
  const states: readonly AppointmentState[] = openStates;
  return appointments
    .filter(({ claimedBy, state }) => claimedBy === teamMemberId && states.includes(state))
    .map((appointment) => updateRecord(appointment, { claimedBy: undefined }, now));
};
