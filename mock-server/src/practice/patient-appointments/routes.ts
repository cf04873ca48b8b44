import {
  getPatientAppointment,
  listPatientAppointments,
} from '@praxis/contract/endpoints/patient-appointments';
import type { AreaModule } from '../../core/area';
import { isHidden, listAppointments } from '../appointments/list';
import { patientView } from '../appointments/view';
import { patientOf } from '../caller';
import { handle } from '../handle';
import { own } from '../own';
import { table } from '../tables';

export const area: AreaModule = {
  handlers: [
    handle(listPatientAppointments, (request, simulation) => {
      const { patient } = patientOf(request, simulation);
      return listAppointments(
        simulation,
        request.query,
        table(simulation.database, 'appointments').having('patientId', patient.id),
        (one) => patientView(simulation, one),
      );
    }),

    handle(getPatientAppointment, (request, simulation) => {
      const { patient } = patientOf(request, simulation);
      const appointment = own(
        table(simulation.database, 'appointments').get(request.params.id),
        (one) => one.patientId === patient.id && !isHidden(one),
      );
      return patientView(simulation, appointment);
    }),
  ],
};
