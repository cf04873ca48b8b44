import type { Span } from '@praxis/contract/rules/slots';
import { vacationConflicts } from '@praxis/contract/rules/vacation';
import { decideConflicts, type ConflictDecision } from '@praxis/contract/rules/vacation-decisions';
import type { Simulation } from '../../core/module';
import { cancelBooked, rescheduleBooked } from '../appointments/staff-commands';
import { notifyOfAppointment } from '../appointments/notify';
import { blockingOf } from '../appointments/context';
import type { DoctorCaller } from '../caller';
import { requireOwned } from '../require-owned';
import { table } from '../tables';

/** Who stands in is another doctor of the practice. @throws {RuleError} `not_found` */
export function checkCover(
  { database }: Simulation,
  { doctor, practice }: DoctorCaller,
  coverDoctorId: string | undefined,
): void {
  if (coverDoctorId === undefined) return;
  requireOwned(
    table(database, 'doctors').get(coverDoctorId),
    ({ id, practiceId }) => practiceId === practice.id && id !== doctor.id,
  );
}

/**
 * Carries out the decision for each booked visit that a vacation covers; the vacation itself has
 * been kept before, so that no visit is moved into it.
 * @throws {RuleError} `vacation_conflicts` where a decision is missing
 */
export function carryOut(
  simulation: Simulation,
  caller: DoctorCaller,
  span: Span,
  decisions: readonly ConflictDecision[],
): void {
  const conflicts = vacationConflicts(span, blockingOf(simulation, caller.doctor.id));
  for (const { appointment, decision } of decideConflicts(conflicts, decisions)) {
    if (decision.decision === 'cancel') cancelBooked(simulation, caller, appointment, 'vacation');
    else if (decision.decision === 'reschedule' && decision.startAt) {
      rescheduleBooked(simulation, caller, appointment, decision.startAt);
    } else notifyOfAppointment(simulation, 'vacationConflict', appointment, ['team']);
  }
}
