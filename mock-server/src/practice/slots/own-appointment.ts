import type { Appointment } from '@praxis/contract/entities/appointment';
import type { RecordRequest, Simulation } from '../../core/module';
import { isHidden } from '../appointments/list';
import { doctorOf, patientOf, teamMemberOf } from '../caller';
import { requireOwned } from '../require-owned';
import { table } from '../tables';

/** Returns an appointment of the caller: its patient, its doctor or their team. @throws {RuleError} `not_found` */
export function ownAppointment(request: RecordRequest, simulation: Simulation): Appointment {
  const isOwn = ownership(request, simulation);
  return requireOwned(
    table(simulation.database, 'appointments').get(request.params.id),
    (one) => isOwn(one) && !isHidden(one),
  );
}

function ownership(
  request: RecordRequest,
  simulation: Simulation,
): (appointment: Appointment) => boolean {
  switch (request.bearer?.role) {
    case 'doctor': {
      const { doctor } = doctorOf(request, simulation);
      return ({ doctorId }) => doctorId === doctor.id;
    }
    case 'teamMember': {
      const { doctors } = teamMemberOf(request, simulation);
      return ({ doctorId }) => doctors.some(({ id }) => id === doctorId);
    }
    default: {
      const { patient } = patientOf(request, simulation);
      return ({ patientId }) => patientId === patient.id;
    }
  }
}
