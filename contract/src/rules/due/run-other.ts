import type { Appointment } from '../../entities/appointment';
import type { Payout } from '../../entities/payout';
import type { Refund } from '../../entities/refund';
import type { Vacation } from '../../entities/vacation';
import type { StoredInvitation } from '../../entities/team';
import { applyCommand } from '../appointments/appointment-machine';
import { toInstant } from '../time/instants';
import { expireInvitation } from '../accounts/invitation';
import { movePayout } from '../billing/payout';
import { settleRefund } from '../billing/refund';
import { refundArrives } from '../billing/simulated-card-provider';
import { moveVacation } from '../appointments/vacation';
import type { DueIndex } from './due-index';
import type { DueEvent, DueItem, DueResult } from './due-state';

/** Releases a hold, lapses a request or proposal, or sends a reminder. */
export function runAppointment(appointment: Appointment, { kind, at }: DueItem): DueResult {
  const event = (kind: DueEvent['kind']): DueEvent => ({
    kind,
    at,
    table: 'appointments',
    id: appointment.id,
    doctorId: appointment.doctorId,
    patientId: appointment.patientId,
  });
  const result = (record: Appointment, events: DueEvent[] = []): DueResult => ({
    changes: [{ table: 'appointments', record }],
    events,
  });
  if (kind === 'holdReleased') return result(applyCommand(appointment, 'release', at));
  if (kind === 'requestLapses' || kind === 'proposalLapses')
    return result(applyCommand(appointment, 'lapse', at), [event('appointmentLapsed')]);
  // Not a visible change, so no new version: at the end of the cancel window, a reminder would refuse a
  // cancellation from a page opened a minute before.
  return result({ ...appointment, remindedAt: toInstant(at) }, [event('appointmentReminder')]);
}

/** Starts or ends a vacation. */
export const runVacation = (vacation: Vacation, { kind, at }: DueItem): DueResult => ({
  changes: [
    {
      table: 'vacations',
      record: moveVacation(vacation, kind === 'vacationStarts' ? 'active' : 'ended', at),
    },
  ],
  events: [],
});

/** Expires an invitation. */
export const runInvitation = (invitation: StoredInvitation, { at }: DueItem): DueResult => ({
  changes: [{ table: 'invitations', record: expireInvitation(invitation, at) }],
  events: [],
});

/** Settles a refund: succeeded, or failed and refundable again. */
export function runRefund(refund: Refund, { at }: DueItem, { state }: DueIndex): DueResult {
  const charge = state.charges.get(refund.chargeId);
  if (!charge) throw new Error(`Refund ${refund.id} has no charge.`);
  const arrives = refundArrives(state.cards.get(charge.cardId ?? ''));
  const settled = settleRefund(refund, charge, arrives ? 'succeeded' : 'failed', at);
  const { id, doctorId, patientId } = refund;
  const kind = arrives ? 'refundIssued' : 'refundFailed';
  return {
    changes: [
      { table: 'refunds', record: settled.refund },
      ...(settled.charge === charge ? [] : [{ table: 'charges' as const, record: settled.charge }]),
    ],
    events: [{ kind, at, table: 'refunds', id, doctorId, patientId }],
  };
}

/**
 * Sends a payout the next morning and settles it on its arrival date; it fails if the account was disabled in
 * the meantime.
 */
export function runPayout(payout: Payout, { kind, at }: DueItem, index: DueIndex): DueResult {
  const refused = index.payoutAccountOf(payout.doctorId)?.status === 'disabled';
  const arrived = refused ? 'failed' : 'paid';
  const record = movePayout(payout, kind === 'payoutSent' ? 'inTransit' : arrived, at);
  const { id, doctorId } = payout;
  const event = refused ? 'payoutFailed' : 'payoutPaid';
  return {
    changes: [{ table: 'payouts', record }],
    events: kind === 'payoutSent' ? [] : [{ kind: event, at, table: 'payouts', id, doctorId }],
  };
}
