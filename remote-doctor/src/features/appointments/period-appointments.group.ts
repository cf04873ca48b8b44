import { listDoctorAppointments } from '@praxis/contract/endpoints/doctor-appointments';
import { dataGroup } from '@praxis/sdk/data';
import type { AppointmentTab } from './tabs';

interface Period {
  status: AppointmentTab;
  /** Local dates of the practice, both included. */
  from: string;
  to: string;
}

/** As many as one answer may hold. */
const perPage = 100;

/** Every appointment of some days, whatever their number. */
export const periodAppointmentsGroup = dataGroup({
  app: 'doctor',
  name: 'periodAppointments',
  endpoint: listDoctorAppointments,
  async load(client, period: Period, options) {
    const ask = (page: number) =>
      client.call(listDoctorAppointments, { query: { ...period, page, perPage } }, options);
    const first = await ask(1);
    const pages = Math.ceil(first.total / perPage);
    const others = await Promise.all(
      Array.from({ length: Math.max(0, pages - 1) }, (_, index) => ask(index + 2)),
    );
    return { ...first, items: [first, ...others].flatMap(({ items }) => items) };
  },
});
