import type { Appointment } from '../../entities/appointment';
import type { conflictDecisions } from '../../entities/vacation';
import { RuleError } from '../../errors';

export interface ConflictDecision {
  appointmentId: string;
  decision: (typeof conflictDecisions)[number];
  /** Where the visit moves to; needed where the decision is to reschedule. */
  startAt?: string;
}

export interface DecidedConflict {
  appointment: Appointment;
  decision: ConflictDecision;
}

/**
 * Pairs each visit that a vacation covers with its decision, so that all are carried out in one
 * step: cancel is `cancelByPractice` with code `vacation`, reschedule is `reschedule`, keep does nothing.
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
