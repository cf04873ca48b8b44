import type { Endpoint } from '@praxis/contract';
import {
  acceptProposal,
  cancelMyAppointment,
  rescheduleMyAppointment,
  withdrawAppointment,
} from '@praxis/contract/endpoints/patient-appointments';
import { withdrawRequest } from '@praxis/contract/rules/appointment-machine';
import { accept } from '@praxis/contract/rules/booking-answers';
import { cancelByPatient, patientRefusal } from '@praxis/contract/rules/cancel-window';
import { refuse } from '@praxis/contract/rules/transition';
import { checkVersion } from '@praxis/contract/rules/versions';
import type { AreaModule, HandledRequest, Simulation } from '../../core/area';
import { moveBooked } from '../appointments/move';
import { keepCancelled } from '../appointments/staff-commands';
import { tellOfAppointment } from '../appointments/tell';
import { patientView } from '../appointments/view';
import { answerWorld, keepBooked } from '../appointments/world';
import { patientOf, practiceOfDoctor } from '../caller';
import { handle } from '../handle';
import { own } from '../own';
import { table } from '../tables';

type Asking = Pick<HandledRequest<Endpoint>, 'bearer' | 'headers'> & { params: { id: string } };

/** The caller, and the appointment of theirs that the request is about, as they last saw it. */
function asked(request: Asking, simulation: Simulation) {
  const { user, patient } = patientOf(request, simulation);
  const appointment = own(
    table(simulation.database, 'appointments').get(request.params.id),
    ({ patientId }) => patientId === patient.id,
  );
  checkVersion(appointment, request.headers['if-match']);
  const practice = practiceOfDoctor(simulation, appointment.doctorId);
  return { user, practice, appointment };
}

export const area: AreaModule = {
  handlers: [
    handle(cancelMyAppointment, (request, simulation) => {
      const { user, practice, appointment } = asked(request, simulation);
      const now = simulation.now();
      const cancelled = cancelByPatient(appointment, practice.policies, user.id, now);
      keepCancelled(simulation, cancelled);
      tellOfAppointment(simulation, 'appointmentCancelled', cancelled, ['doctor']);
      return patientView(simulation, cancelled);
    }),

    handle(rescheduleMyAppointment, (request, simulation) => {
      const { user, practice, appointment } = asked(request, simulation);
      const { policies } = practice;
      refuse(patientRefusal(appointment, 'reschedule', policies, simulation.now()));
      const caller = { user, practice };
      const { startAt } = request.body;
      const next = moveBooked(simulation, caller, appointment, startAt, { staff: false });
      tellOfAppointment(simulation, 'appointmentRescheduled', next, ['doctor']);
      return patientView(simulation, next);
    }),

    handle(acceptProposal, (request, simulation) => {
      const { practice, appointment } = asked(request, simulation);
      const world = answerWorld(simulation, appointment, practice);
      const booked = keepBooked(simulation, accept(simulation.newId(), appointment, world));
      tellOfAppointment(simulation, 'appointmentBooked', booked, ['doctor']);
      return patientView(simulation, booked);
    }),

    handle(withdrawAppointment, (request, simulation) => {
      const { appointment } = asked(request, simulation);
      const withdrawn = withdrawRequest(appointment, simulation.now());
      table(simulation.database, 'appointments').put(withdrawn);
      const kind = withdrawn.state === 'declined' ? 'appointmentDeclined' : 'appointmentCancelled';
      tellOfAppointment(simulation, kind, withdrawn, ['doctor']);
      return patientView(simulation, withdrawn);
    }),
  ],
};
