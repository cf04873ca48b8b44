import { listDoctorAppointments } from '@praxis/contract/endpoints/doctor-appointments';
import { dataGroup } from '@praxis/sdk/data';
import { wholeList } from '../../shared/whole-list';
import type { AppointmentTab } from './tabs';

interface Period {
  status: AppointmentTab;
  /** Local dates of the practice, both included. */
  from: string;
  to: string;
}

/** Every appointment of some days, whatever their number. */
export const periodAppointmentsGroup = dataGroup({
  app: 'doctor',
  name: 'periodAppointments',
  endpoint: listDoctorAppointments,
  load: (client, period: Period, options) =>
    wholeList((page) =>
      client.call(listDoctorAppointments, { query: { ...period, ...page } }, options),
    ),
});
