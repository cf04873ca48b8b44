import { openStates } from '../../entities/appointment';
import type { Appointment, AppointmentState } from '../../entities/appointment';
import type { Refusal } from '../transition';
import { notAllowed, refuse } from '../transition';
import { changed } from '../versions';

/** Why a request cannot be claimed: it is closed, or somebody takes care of it already. */
export function claimRefusal({
  state,
  claimedBy,
}: Pick<Appointment, 'state' | 'claimedBy'>): Refusal | undefined {
  const states: readonly AppointmentState[] = openStates;
  if (!states.includes(state)) return notAllowed(state, state, 'it is closed');
  return claimedBy === undefined ? undefined : notAllowed(state, state, 'it is claimed');
}

/** A team member takes care of a request. @throws {RuleError} `transition_not_allowed` */
export function claim(appointment: Appointment, teamMemberId: string, now: number): Appointment {
  refuse(claimRefusal(appointment));
  return changed(appointment, { claimedBy: teamMemberId }, now);
}

/**
 * What somebody who leaves the team took care of and is still open, for others to claim: otherwise
 * nobody but the doctor would see its reason again.
 */
export const released = (
  appointments: readonly Appointment[],
  teamMemberId: string,
  now: number,
): Appointment[] => {
  const states: readonly AppointmentState[] = openStates;
  return appointments
    .filter(({ claimedBy, state }) => claimedBy === teamMemberId && states.includes(state))
    .map((appointment) => changed(appointment, { claimedBy: undefined }, now));
};
