import type { Appointment } from '@praxis/contract/entities/appointment';
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
 * Carries out the decision for each appointment and open request that a vacation covers; the
 * vacation itself has been saved before, so that none is moved into it.
 * @throws {RuleError} `vacation_conflicts` where a decision is missing; why one cannot be carried
 * out, at its place in the request
 */
export function applyDecisions(
  simulation: Simulation,
  caller: DoctorCaller,
  span: Span,
  decisions: readonly ConflictDecision[],
): void {
  const conflicts = vacationConflicts(span, blockingOf(simulation, caller.doctor.id));
  for (const { appointment, decision } of decideConflicts(conflicts, decisions)) {
    try {
      carryOut(simulation, caller, appointment, decision);
    } catch (error) {
      throw error instanceof RuleError ? atDecision(error, decisions, decision) : error;
    }
  }
}

function carryOut(
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

/** The same error, with the field of the request that it is about: one decision of many. */
function atDecision(
  { code, message, details }: RuleError,
  decisions: readonly ConflictDecision[],
  decision: ConflictDecision,
): RuleError {
  const part = decision.decision === 'reschedule' ? 'startAt' : 'decision';
  const field = `decisions.${decisions.indexOf(decision)}.${part}`;
  return new RuleError(code, message, { [field]: [code] }, details);
}

/** What nobody has agreed on yet is declined. */
function cancelCovered(simulation: Simulation, caller: DoctorCaller, appointment: Appointment) {
  if (appointment.state === 'requested') declineRequested(simulation, caller, appointment);
  else if (appointment.state === 'proposed')
    declineRequested(simulation, caller, appointment, declineProposal);
  else cancelBooked(simulation, caller, appointment, 'vacation');
}

/** What nobody has agreed on yet is answered with the other time. */
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
