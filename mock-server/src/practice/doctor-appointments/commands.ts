import type { Endpoint } from '@praxis/contract';
import {
  bookForPatient,
  cancelAppointment,
  checkInAppointment,
  confirmAppointment,
  declineAppointment,
  fulfilAppointment,
  noShowAppointment,
  proposeAppointment,
  reopenAppointment,
  rescheduleAppointment,
} from '@praxis/contract/endpoints/doctor-appointments';
import type { Appointment } from '@praxis/contract/entities/appointment';
import { fulfil, noShow } from '@praxis/contract/rules/appointment-machine';
import { bookByStaff } from '@praxis/contract/rules/booking';
import { reopenVisit } from '@praxis/contract/rules/booking-answers';
import { toMillis } from '@praxis/contract/rules/instants';
import { checkVersion } from '@praxis/contract/rules/versions';
import type { AreaModule, HandledRequest, Simulation } from '../../core/area';
import {
  auditAct,
  cancelBooked,
  checkInArrived,
  confirmRequested,
  declineRequested,
  proposeOther,
  rescheduleBooked,
} from '../appointments/staff-commands';
import { tellOfAppointment } from '../appointments/tell';
import { doctorView } from '../appointments/view';
import { blockingOf, bookingWorld, keepBooked, visitTypeOf } from '../appointments/world';
import { audit } from '../audit';
import { doctorOf, type DoctorCaller } from '../caller';
import { handle } from '../handle';
import { own } from '../own';
import { table } from '../tables';

type Asking = Pick<HandledRequest<Endpoint>, 'bearer' | 'headers'> & { params: { id: string } };

/** The caller, and the appointment of theirs that the request is about, as they last saw it. */
function asked(request: Asking, simulation: Simulation) {
  const caller = doctorOf(request, simulation);
  const appointment = own(
    table(simulation.database, 'appointments').get(request.params.id),
    ({ doctorId }) => doctorId === caller.doctor.id,
  );
  checkVersion(appointment, request.headers['if-match']);
  return { caller, appointment };
}

/** What a doctor alone may do with an appointment. */
function settle(
  simulation: Simulation,
  { user }: DoctorCaller,
  appointment: Appointment,
): Appointment {
  table(simulation.database, 'appointments').put(appointment);
  auditAct(simulation, user, appointment);
  return appointment;
}

export const area: AreaModule = {
  handlers: [
    handle(bookForPatient, (request, simulation) => {
      const { user, doctor, practice } = doctorOf(request, simulation);
      const { patientId, visitTypeId, startAt, reason } = request.body;
      const { database } = simulation;
      own(
        table(database, 'subscriptions').find(
          (one) => one.doctorId === doctor.id && one.patientId === patientId,
        ),
        () => true,
      );
      const type = visitTypeOf(simulation, doctor.id, visitTypeId);
      const ids = { appointmentId: simulation.newId(), ledgerId: simulation.newId() };
      const start = { start: toMillis(startAt), reason };
      const world = bookingWorld(simulation, practice, type, patientId, { staff: true });
      const booked = keepBooked(simulation, bookByStaff(ids, start, world));
      audit(simulation, user, {
        action: 'create',
        resource: `appointment:${booked.id}`,
        patientId,
      });
      tellOfAppointment(simulation, 'appointmentBooked', booked, ['patient']);
      return doctorView(simulation, booked);
    }),

    handle(confirmAppointment, (request, simulation) => {
      const { caller, appointment } = asked(request, simulation);
      return doctorView(simulation, confirmRequested(simulation, caller, appointment));
    }),

    handle(declineAppointment, (request, simulation) => {
      const { caller, appointment } = asked(request, simulation);
      return doctorView(simulation, declineRequested(simulation, caller, appointment));
    }),

    handle(proposeAppointment, (request, simulation) => {
      const { caller, appointment } = asked(request, simulation);
      const { proposedStartAt } = request.body;
      return doctorView(simulation, proposeOther(simulation, caller, appointment, proposedStartAt));
    }),

    handle(cancelAppointment, (request, simulation) => {
      const { caller, appointment } = asked(request, simulation);
      return doctorView(
        simulation,
        cancelBooked(simulation, caller, appointment, request.body.code),
      );
    }),

    handle(rescheduleAppointment, (request, simulation) => {
      const { caller, appointment } = asked(request, simulation);
      const next = rescheduleBooked(simulation, caller, appointment, request.body.startAt);
      return doctorView(simulation, next);
    }),

    handle(checkInAppointment, (request, simulation) => {
      const { caller, appointment } = asked(request, simulation);
      return doctorView(simulation, checkInArrived(simulation, caller, appointment));
    }),

    handle(fulfilAppointment, (request, simulation) => {
      const { caller, appointment } = asked(request, simulation);
      const done = fulfil(appointment, simulation.now());
      return doctorView(simulation, settle(simulation, caller, done));
    }),

    handle(noShowAppointment, (request, simulation) => {
      const { caller, appointment } = asked(request, simulation);
      const missed = noShow(appointment, simulation.now());
      return doctorView(simulation, settle(simulation, caller, missed));
    }),

    handle(reopenAppointment, (request, simulation) => {
      const { caller, appointment } = asked(request, simulation);
      const taken = blockingOf(simulation, caller.doctor.id);
      const reopened = reopenVisit(appointment, taken, simulation.now());
      return doctorView(simulation, settle(simulation, caller, reopened));
    }),
  ],
};
