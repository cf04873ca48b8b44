import type { Appointment } from '../../entities/appointment';
import { conflictDecisions } from '../../entities/vacation';
import { RuleError } from '../../errors';
import { rescheduleRefusal } from './appointment-machine';

export interface ConflictDecision {
  appointmentId: string;
  decision: (typeof conflictDecisions)[number];
  /** New start; required to reschedule. */
  startAt?: string;
}

/**
 * Returns the decisions that are possible for an appointment that a vacation covers. A patient who has checked
 * in cannot be rescheduled; for an open request, `reschedule` proposes another time.
 */
export const possibleDecisions = ({ state }: Pick<Appointment, 'state'>) =>
  conflictDecisions.filter(
    (decision) =>
      decision !== 'reschedule' ||
      state === 'requested' ||
      state === 'proposed' ||
      !rescheduleRefusal({ state }),
  );

export interface DecidedConflict {
  appointment: Appointment;
  decision: ConflictDecision;
}

/**
 * Matches each appointment that a vacation covers with its decision, to be applied in one transaction:
 * `cancel` calls `cancelByPractice` with the code `vacation`, `reschedule` calls `reschedule`, `keep` does
 * nothing.
 * @throws {RuleError} `vacation_conflicts`, with the undecided ids in `details.appointmentIds`
 */
export function decideConflicts(
  conflicts: readonly Appointment[],
  decisions: readonly ConflictDecision[],
): DecidedConflict[] {
  const byId = new Map(decisions.map((decision) => [decision.appointmentId, decision]));
  const decided: DecidedConflict[] = [];
  const appointmentIds: string[] = [];
  for (const appointment of conflicts) {
    const decision = byId.get(appointment.id);
    if (!decision || (decision.decision === 'reschedule' && decision.startAt === undefined))
      appointmentIds.push(appointment.id);
    else decided.push({ appointment, decision });
  }
  if (appointmentIds.length > 0)
    throw new RuleError('vacation_conflicts', undefined, undefined, { appointmentIds });
  return decided;
}
