import * as endpoints from '@praxis/contract/endpoints/doctor-appointments';
import type { Appointment } from '@praxis/contract/entities/appointment';
import { fulfil, noShow } from '@praxis/contract/rules/appointments/appointment-machine';
import { bookByStaff } from '@praxis/contract/rules/appointments/booking';
import { reopenVisit } from '@praxis/contract/rules/appointments/booking-answers';
import { toMillis } from '@praxis/contract/rules/time/instants';
import type { Handler, RecordRequest, Simulation } from '../../core/module';
import {
  auditAppointment,
  cancelBooked,
  checkInArrived,
  confirmRequested,
  declineRequested,
  proposeOther,
  rescheduleBooked,
} from '../appointments/staff-commands';
import { notifyOfAppointment } from '../appointments/notify';
import { doctorView } from '../appointments/view';
import { blockingOf, bookingContext, saveBooked, visitTypeOf } from '../appointments/context';
import { audit } from '../audit';
import { doctorOf, type DoctorCaller } from '../caller';
import { handle } from '../handle';
import { requireCurrent, requireOwned } from '../require-owned';
import { table } from '../tables';

/** Loads the caller and the appointment, checks ownership and the version. */
function requestContext(request: RecordRequest, simulation: Simulation) {
  const caller = doctorOf(request, simulation);
  const appointment = requireCurrent(
    request,
    table(simulation.database, 'appointments'),
    ({ doctorId }) => doctorId === caller.doctor.id,
  );
  return { caller, appointment };
}

/** Stores and audits a change that only doctors may make. */
function saveAndAudit(
  simulation: Simulation,
  { user }: DoctorCaller,
  appointment: Appointment,
  reason?: string,
): Appointment {
  table(simulation.database, 'appointments').put(appointment);
  auditAppointment(simulation, user, appointment, reason);
  return appointment;
}

export const bookForPatient = handle(endpoints.bookForPatient, (request, simulation) => {
  const { user, doctor, practice } = doctorOf(request, simulation);
  const { patientId, visitTypeId, startAt, reason } = request.body;
  const { database } = simulation;
  requireOwned(
    table(database, 'subscriptions').find(
      (one) => one.doctorId === doctor.id && one.patientId === patientId,
    ),
    () => true,
  );
  const type = visitTypeOf(simulation, doctor.id, visitTypeId);
  const ids = { appointmentId: simulation.newId(), ledgerId: simulation.newId() };
  const start = { start: toMillis(startAt), reason };
  const context = bookingContext(simulation, practice, type, patientId, { staff: true });
  const booked = saveBooked(simulation, bookByStaff(ids, start, context));
  audit(simulation, user, {
    action: 'create',
    resource: `appointment:${booked.id}`,
    patientId,
  });
  notifyOfAppointment(simulation, 'appointmentBooked', booked, ['patient']);
  return doctorView(simulation, booked);
});

export const confirmAppointment = handle(endpoints.confirmAppointment, (request, simulation) => {
  const { caller, appointment } = requestContext(request, simulation);
  return doctorView(simulation, confirmRequested(simulation, caller, appointment));
});

export const declineAppointment = handle(endpoints.declineAppointment, (request, simulation) => {
  const { caller, appointment } = requestContext(request, simulation);
  return doctorView(simulation, declineRequested(simulation, caller, appointment));
});

export const proposeAppointment = handle(endpoints.proposeAppointment, (request, simulation) => {
  const { caller, appointment } = requestContext(request, simulation);
  const { proposedStartAt } = request.body;
  return doctorView(simulation, proposeOther(simulation, caller, appointment, proposedStartAt));
});

export const cancelAppointment = handle(endpoints.cancelAppointment, (request, simulation) => {
  const { caller, appointment } = requestContext(request, simulation);
  return doctorView(simulation, cancelBooked(simulation, caller, appointment, request.body.code));
});

export const rescheduleAppointment = handle(
  endpoints.rescheduleAppointment,
  (request, simulation) => {
    const { caller, appointment } = requestContext(request, simulation);
    const next = rescheduleBooked(simulation, caller, appointment, request.body.startAt);
    return doctorView(simulation, next);
  },
);

export const checkInAppointment = handle(endpoints.checkInAppointment, (request, simulation) => {
  const { caller, appointment } = requestContext(request, simulation);
  return doctorView(simulation, checkInArrived(simulation, caller, appointment));
});

export const fulfilAppointment = handle(endpoints.fulfilAppointment, (request, simulation) => {
  const { caller, appointment } = requestContext(request, simulation);
  const done = fulfil(appointment, simulation.now());
  return doctorView(simulation, saveAndAudit(simulation, caller, done));
});

export const noShowAppointment = handle(endpoints.noShowAppointment, (request, simulation) => {
  const { caller, appointment } = requestContext(request, simulation);
  const missed = noShow(appointment, simulation.now());
  return doctorView(simulation, saveAndAudit(simulation, caller, missed));
});

export const reopenAppointment = handle(endpoints.reopenAppointment, (request, simulation) => {
  const { caller, appointment } = requestContext(request, simulation);
  const taken = blockingOf(simulation, caller.doctor.id);
  const reopened = reopenVisit(appointment, taken, simulation.now());
  const saved = saveAndAudit(simulation, caller, reopened, request.body.reason);
  return doctorView(simulation, saved);
});

export const handlers: readonly Handler[] = [
  bookForPatient,
  confirmAppointment,
  declineAppointment,
  proposeAppointment,
  cancelAppointment,
  rescheduleAppointment,
  checkInAppointment,
  fulfilAppointment,
  noShowAppointment,
  reopenAppointment,
];
