import * as endpoints from '@praxis/contract/endpoints/doctor-appointments';
import type { Handler } from '../../core/module';
import { isHidden, listAppointments } from '../appointments/list';
import { doctorView } from '../appointments/view';
import { auditRead } from '../audit';
import { doctorOf } from '../caller';
import { handle } from '../handle';
import { requireOwned } from '../require-owned';
import { table } from '../tables';

export const listDoctorAppointments = handle(
  endpoints.listDoctorAppointments,
  (request, simulation) => {
    const { doctor } = doctorOf(request, simulation);
    const { state, ...query } = request.query;
    const appointments = table(simulation.database, 'appointments').where('doctorId', doctor.id);
    return listAppointments(
      simulation,
      query,
      state ? appointments.filter((one) => one.state === state) : appointments,
      (one) => doctorView(simulation, one),
    );
  },
);

export const getDoctorAppointment = handle(
  endpoints.getDoctorAppointment,
  (request, simulation) => {
    const { user, doctor } = doctorOf(request, simulation);
    const appointment = requireOwned(
      table(simulation.database, 'appointments').get(request.params.id),
      (one) => one.doctorId === doctor.id && !isHidden(one),
    );
    const { id, patientId } = appointment;
    auditRead(simulation, request, user, { resource: `appointment:${id}`, patientId });
    return doctorView(simulation, appointment);
  },
);

export const handlers: readonly Handler[] = [listDoctorAppointments, getDoctorAppointment];
