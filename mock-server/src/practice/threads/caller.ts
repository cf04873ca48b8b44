import type { Thread } from '@praxis/contract/entities/thread';
import type { User } from '@praxis/contract/entities/user';
import type { Side } from '@praxis/contract/rules/thread';
import type { BearerRequest, Simulation } from '../../core/module';
import { doctorOf, patientOf } from '../caller';
import { requireOwned } from '../require-owned';
import { table } from '../tables';

export interface ThreadCaller {
  user: User;
  side: Side;
  /** The doctor's or the patient's id. */
  id: string;
}

/** Returns the caller's side of a thread. */
export function threadCallerOf(request: BearerRequest, simulation: Simulation): ThreadCaller {
  if (request.bearer?.role === 'doctor') {
    const { user, doctor } = doctorOf(request, simulation);
    return { user, side: 'doctor', id: doctor.id };
  }
  const { user, patient } = patientOf(request, simulation);
  return { user, side: 'patient', id: patient.id };
}

export const isParticipant =
  ({ side, id }: ThreadCaller) =>
  ({ doctorId, patientId }: Thread): boolean =>
    (side === 'doctor' ? doctorId : patientId) === id;

/** Loads the caller and the thread, and checks ownership. */
export function loadThread(
  request: BearerRequest & { params: { id: string } },
  simulation: Simulation,
): { caller: ThreadCaller; thread: Thread } {
  const caller = threadCallerOf(request, simulation);
  const thread = requireOwned(
    table(simulation.database, 'threads').get(request.params.id),
    isParticipant(caller),
  );
  return { caller, thread };
}
