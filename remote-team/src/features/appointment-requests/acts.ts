import type { TeamAppointment } from '@praxis/contract/endpoints/views/appointment';
import type { AppointmentState } from '@praxis/contract/entities/appointment';

/** What a team member can do with an appointment (docs/domain.md#appointment). */
export type RequestAct = 'claim' | 'confirm' | 'propose' | 'decline' | 'checkIn' | 'cancel';

/** Acts that ask for something, or for being sure, before they are carried out. */
export type AskingAct = 'propose' | 'decline' | 'cancel';

export const asks = (act: RequestAct): act is AskingAct =>
  act === 'propose' || act === 'decline' || act === 'cancel';

/** Acts that cannot be taken back by another one. */
export const isFinal = (act: RequestAct): boolean => act === 'decline' || act === 'cancel';

const actsOf: Readonly<Partial<Record<AppointmentState, readonly RequestAct[]>>> = {
  requested: ['confirm', 'propose', 'decline'],
  booked: ['checkIn', 'cancel'],
  checkedIn: ['cancel'],
};

/** The acts that fit the state, the likeliest first; nobody claims what a colleague has claimed. */
export function actsFor({
  state,
  status,
  claimedBy,
}: Pick<TeamAppointment, 'state' | 'status' | 'claimedBy'>): RequestAct[] {
  const acts = actsOf[state] ?? [];
  const claimable = status === 'unfulfilled' && acts.length > 0 && !claimedBy;
  return claimable ? ['claim', ...acts] : [...acts];
}
