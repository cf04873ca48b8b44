import * as endpoints from '@praxis/contract/endpoints/patient-appointments';
import type { Handler } from '../../core/module';
import { isHidden, listAppointments } from '../appointments/list';
import { patientView } from '../appointments/view';
import { patientOf } from '../caller';
import { handle } from '../handle';
import { requireOwned } from '../require-owned';
import { table } from '../tables';

export const listPatientAppointments = handle(
  endpoints.listPatientAppointments,
  (request, simulation) => {
    const { patient } = patientOf(request, simulation);
    return listAppointments(
      simulation,
      request.query,
      table(simulation.database, 'appointments').where('patientId', patient.id),
      (one) => patientView(simulation, one),
    );
  },
);

export const getPatientAppointment = handle(
  endpoints.getPatientAppointment,
  (request, simulation) => {
    const { patient } = patientOf(request, simulation);
    const appointment = requireOwned(
      table(simulation.database, 'appointments').get(request.params.id),
      (one) => one.patientId === patient.id && !isHidden(one),
    );
    return patientView(simulation, appointment);
  },
);

export const handlers: readonly Handler[] = [listPatientAppointments, getPatientAppointment];
