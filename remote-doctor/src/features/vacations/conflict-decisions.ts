import type { ConflictDecisionInput } from '@praxis/contract/endpoints/vacation-inputs';
import type { DoctorAppointment } from '@praxis/contract/endpoints/views/appointment';
import { instantOf } from '@praxis/sdk/ui/page';

/** What becomes of one appointment, as it is being entered. */
export interface DraftDecision {
  decision: ConflictDecisionInput['decision'] | '';
  /** The new day and time, where it is moved. */
  on: string | null;
  time: string | null;
}

export const undecided: DraftDecision = { decision: '', on: null, time: null };

/** Decisions by the appointment's id; one that was made stays when the dates change. */
export type DraftDecisions = Readonly<Record<string, DraftDecision>>;

/** What to send for one appointment; null while something is missing. */
export function decisionOf(
  appointmentId: string,
  { decision, on, time }: DraftDecision,
  zone: string,
): ConflictDecisionInput | null {
  if (decision === '') return null;
  if (decision !== 'reschedule') return { appointmentId, decision };
  const startAt = on && time ? instantOf(on, time, zone) : null;
  return startAt ? { appointmentId, decision, startAt } : null;
}

/** The decisions about all of them; null while one is missing. */
export function decisionsFor(
  conflicts: readonly DoctorAppointment[],
  drafts: DraftDecisions,
  zone: string,
): ConflictDecisionInput[] | null {
  const decisions = conflicts.map(({ id }) => decisionOf(id, drafts[id] ?? undecided, zone));
  return decisions.some((one) => one === null) ? null : decisions.flatMap((one) => one ?? []);
}
