import {
  appointmentStatuses,
  openStates,
  type Appointment,
  type AppointmentStatus,
} from '@praxis/contract/entities/appointment';
import { countBy } from '@praxis/contract/rules/counts';
import type { Simulation } from '../../core/area';
import { byCode, byText, listAll, listPage } from '../../core/list';
import { orderBy, viewPage } from '../listing';
import { localDateAt } from '../sample/local-time';
import { table } from '../tables';
import { doctorPerson, patientPerson } from '../views';

type Field = 'startAt' | 'createdAt' | 'patient' | 'state';

interface AppointmentQuery {
  q?: string | undefined;
  status?: AppointmentStatus | 'all' | undefined;
  sort?: Field | `-${Field}` | undefined;
  page: number;
  perPage: number;
  from?: string | undefined;
  to?: string | undefined;
  patientId?: string | undefined;
  visitTypeId?: string | undefined;
  closed: boolean;
}

/** Whether it still goes on; a hold is no appointment yet. */
export const isOpen = ({ state }: Appointment): boolean =>
  openStates.some((open) => open === state);
const isHidden = ({ state }: Appointment): boolean => state === 'held' || state === 'released';

/**
 * A list of appointments with its tabs. *Unfulfilled* is the open ones, or with `closed` the others,
 * so that the counts of the tabs add up to all of them.
 */
export function listAppointments<View>(
  simulation: Simulation,
  query: AppointmentQuery,
  isOwn: (appointment: Appointment) => boolean,
  view: (appointment: Appointment) => View,
) {
  const { status = 'all', sort = 'startAt', from, to, patientId, visitTypeId, closed } = query;
  const nameOf = (one: Appointment) => patientPerson(simulation, one.patientId).fullName;
  const isWithin = (one: Appointment) => {
    const on = localDateAt(Date.parse(one.startAt), one.timeZone);
    return (!from || from <= on) && (!to || on <= to);
  };
  const found = listAll(table(simulation.database, 'appointments').all(), {
    q: query.q,
    fields: (one) => [nameOf(one), doctorPerson(simulation, one.doctorId).fullName],
    where: (one) =>
      isOwn(one) &&
      !isHidden(one) &&
      (one.status === 'fulfilled' || isOpen(one) !== closed) &&
      (!patientId || one.patientId === patientId) &&
      (!visitTypeId || one.visitTypeId === visitTypeId) &&
      ((!from && !to) || isWithin(one)),
  });
  const page = listPage(found, {
    page: query.page,
    perPage: query.perPage,
    where: status === 'all' ? undefined : (one) => one.status === status,
    order: orderBy<Appointment, Field>(sort, {
      startAt: byCode(({ startAt }) => startAt),
      createdAt: byCode(({ createdAt }) => createdAt),
      patient: byText(nameOf),
      state: byCode(({ state }) => state),
    }),
  });
  return {
    ...viewPage(page, view),
    counts: countBy(found, appointmentStatuses, (one) => one.status),
  };
}
