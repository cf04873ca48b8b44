import * as endpoints from '@praxis/contract/endpoints/patient-appointments';
import { withdrawRequest } from '@praxis/contract/rules/appointments/appointment-machine';
import { accept } from '@praxis/contract/rules/appointments/booking-answers';
import { cancelByPatient, patientRefusal } from '@praxis/contract/rules/appointments/cancel-window';
import { refuse } from '@praxis/contract/rules/transition';
import type { Handler, RecordRequest, Simulation } from '../../core/module';
import { moveBooked } from '../appointments/move';
import { saveCancelled } from '../appointments/staff-commands';
import { notifyOfAppointment } from '../appointments/notify';
import { patientView } from '../appointments/view';
import { answerContext, saveBooked } from '../appointments/context';
import { patientOf, practiceOfDoctor } from '../caller';
import { verifiedDoctor } from '../doctors/public-doctor';
import { handle } from '../handle';
import { requireCurrent } from '../require-owned';
import { table } from '../tables';

/** Loads the caller and the appointment, checks ownership and the version. */
function requestContext(request: RecordRequest, simulation: Simulation) {
  const { user, patient } = patientOf(request, simulation);
  const appointment = requireCurrent(
    request,
    table(simulation.database, 'appointments'),
    ({ patientId }) => patientId === patient.id,
  );
  const practice = practiceOfDoctor(simulation, appointment.doctorId);
  return { user, practice, appointment };
}

export const cancelMyAppointment = handle(endpoints.cancelMyAppointment, (request, simulation) => {
  const { user, practice, appointment } = requestContext(request, simulation);
  const now = simulation.now();
  const cancelled = cancelByPatient(appointment, practice.policies, user.id, now);
  saveCancelled(simulation, cancelled);
  notifyOfAppointment(simulation, 'appointmentCancelled', cancelled, ['doctor']);
  return patientView(simulation, cancelled);
});

export const rescheduleMyAppointment = handle(
  endpoints.rescheduleMyAppointment,
  (request, simulation) => {
    const { user, practice, appointment } = requestContext(request, simulation);
    const { policies } = practice;
    refuse(patientRefusal(appointment, 'reschedule', policies, simulation.now()));
    verifiedDoctor(simulation, appointment.doctorId);
    const caller = { user, practice };
    const { startAt } = request.body;
    const next = moveBooked(simulation, caller, appointment, startAt, { staff: false });
    notifyOfAppointment(simulation, 'appointmentRescheduled', next, ['doctor']);
    return patientView(simulation, next);
  },
);

export const acceptProposal = handle(endpoints.acceptProposal, (request, simulation) => {
  const { practice, appointment } = requestContext(request, simulation);
  const context = answerContext(simulation, appointment, practice);
  const booked = saveBooked(simulation, accept(simulation.newId(), appointment, context));
  notifyOfAppointment(simulation, 'appointmentBooked', booked, ['doctor']);
  return patientView(simulation, booked);
});

export const withdrawAppointment = handle(endpoints.withdrawAppointment, (request, simulation) => {
  const { appointment } = requestContext(request, simulation);
  const withdrawn = withdrawRequest(appointment, simulation.now());
  table(simulation.database, 'appointments').put(withdrawn);
  const kind = withdrawn.state === 'declined' ? 'appointmentDeclined' : 'appointmentCancelled';
  notifyOfAppointment(simulation, kind, withdrawn, ['doctor']);
  return patientView(simulation, withdrawn);
});

export const handlers: readonly Handler[] = [
  cancelMyAppointment,
  rescheduleMyAppointment,
  acceptProposal,
  withdrawAppointment,
];
