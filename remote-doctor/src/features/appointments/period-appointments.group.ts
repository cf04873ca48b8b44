import { listDoctorAppointments } from '@praxis/contract/endpoints/doctor-appointments';
import { dataGroup } from '@praxis/sdk/data';
import { wholeList } from '../../shared/whole-list';

interface Period {
  /** Local dates of the practice, both included. */
  from: string;
  to: string;
  /** Those that did not take place as well. */
  withClosed: boolean;
}

/** Every appointment of some days, whatever their number. */
export const periodAppointmentsGroup = dataGroup({
  app: 'doctor',
  name: 'periodAppointments',
  endpoint: listDoctorAppointments,
  async load(client, { withClosed, ...days }: Period, options) {
    const ask = (filter: { status: 'all' | 'unfulfilled'; closed: boolean }) =>
      wholeList((page) =>
        client.call(listDoctorAppointments, { query: { ...days, ...filter, ...page } }, options),
      );
    const [taking, closed] = await Promise.all([
      ask({ status: 'all', closed: false }),
      withClosed ? ask({ status: 'unfulfilled', closed: true }) : null,
    ]);
    return closed ? { ...taking, items: [...taking.items, ...closed.items] } : taking;
  },
});
