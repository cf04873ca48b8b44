import type { Appointment } from '@praxis/contract/entities/appointment';
import type { Vacation } from '@praxis/contract/entities/vacation';
import { declineProposal } from '@praxis/contract/rules/appointments/appointment-machine';
import { proposeAnew } from '@praxis/contract/rules/appointments/booking-answers';
import { RuleError } from '@praxis/contract';
import type { Span } from '@praxis/contract/rules/appointments/slots';
import { vacationConflicts } from '@praxis/contract/rules/appointments/vacation';
import {
  decideConflicts,
  type ConflictDecision,
} from '@praxis/contract/rules/appointments/vacation-decisions';
import type { Simulation } from '../../core/module';
import {
  cancelBooked,
  declineRequested,
  proposeOther,
  rescheduleBooked,
} from '../appointments/staff-commands';
import { notifyOfAppointment } from '../appointments/notify';
import { blockingOf } from '../appointments/context';
import type { DoctorCaller } from '../caller';
import { requireOwned } from '../require-owned';
import { table } from '../tables';

/** Checks that the substitute is another doctor of the practice. @throws {RuleError} `not_found` */
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
 * Applies the decision for each appointment and open request that overlaps a vacation. The vacation
 * was saved before, so that nothing is moved into it; `previous` is its state before a change.
 * @throws {RuleError} `vacation_conflicts` if a decision is missing; other errors carry the field
 * of their decision
 */
export function applyDecisions(
  simulation: Simulation,
  caller: DoctorCaller,
  span: Span,
  decisions: readonly ConflictDecision[],
  previous?: Vacation,
): void {
  const conflicts = vacationConflicts(span, blockingOf(simulation, caller.doctor.id), {
    now: simulation.now(),
    previous,
  });
  for (const { appointment, decision } of decideConflicts(conflicts, decisions)) {
    try {
      applyDecision(simulation, caller, appointment, decision);
    } catch (error) {
      throw error instanceof RuleError ? withDecisionField(error, decisions, decision) : error;
    }
  }
}

function applyDecision(
  simulation: Simulation,
  caller: DoctorCaller,
  appointment: Appointment,
  { decision, startAt }: ConflictDecision,
): void {
  if (decision === 'cancel') cancelCovered(simulation, caller, appointment);
  else if (decision === 'reschedule' && startAt)
    moveCovered(simulation, caller, appointment, startAt);
  else notifyOfAppointment(simulation, 'vacationConflict', appointment, ['team']);
}

/** Adds the field of the failed decision to an error. */
function withDecisionField(
  { code, message, details }: RuleError,
  decisions: readonly ConflictDecision[],
  decision: ConflictDecision,
): RuleError {
  const part = decision.decision === 'reschedule' ? 'startAt' : 'decision';
  const field = `decisions.${decisions.indexOf(decision)}.${part}`;
  return new RuleError(code, message, { [field]: [code] }, details);
}

/** Cancels a booked appointment, or declines an open request. */
function cancelCovered(simulation: Simulation, caller: DoctorCaller, appointment: Appointment) {
  if (appointment.state === 'requested') declineRequested(simulation, caller, appointment);
  else if (appointment.state === 'proposed')
    declineRequested(simulation, caller, appointment, declineProposal);
  else cancelBooked(simulation, caller, appointment, 'vacation');
}

/** Moves a booked appointment, or proposes the other time for an open request. */
function moveCovered(
  simulation: Simulation,
  caller: DoctorCaller,
  appointment: Appointment,
  startAt: string,
) {
  if (appointment.state === 'requested') proposeOther(simulation, caller, appointment, startAt);
  else if (appointment.state === 'proposed')
    proposeOther(simulation, caller, appointment, startAt, proposeAnew);
  else rescheduleBooked(simulation, caller, appointment, startAt);
}
