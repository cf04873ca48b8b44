import {
  closedStates,
  openStates,
  type Appointment,
  type AppointmentState,
  type AppointmentStatus,
} from '@praxis/contract/entities/appointment';
import { effectiveStartAt, isPast } from '@praxis/contract/rules/appointments/effective-span';
import type { Simulation } from '../../core/module';
import { byCode, byNumber, listPage, wordSearch } from '../../core/list';
import { practiceOfDoctor } from '../caller';
import { orderBy, viewPage } from '../listing';
import { patientNames, type PatientNames } from '../patient-names';
import { addDays, localDateAt } from '../sample/local-time';
import { doctorPerson } from '../views';

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
  time?: 'ahead' | 'past' | undefined;
  closed: boolean | 'all';
}

/** Whether the appointment is still open. */
export const isOpen = ({ state }: Appointment): boolean =>
  openStates.some((open) => open === state);

/** Whether it is only a held or released slot, which no list shows. */
export const isHidden = ({ state }: Appointment): boolean =>
  state === 'held' || state === 'released';

/** The states of the tabs; a hold is not an appointment yet. */
const tabStates = (closed: boolean | 'all') => ({
  either: new Set<AppointmentState>([
    'fulfilled',
    ...(closed === true ? closedStates : openStates),
  ]),
  /** Those of the tab `all` only. */
  more: new Set<AppointmentState>(closed === 'all' ? closedStates : []),
});

const matchesQuery = (
  { patientId, visitTypeId, from, to, time }: AppointmentQuery,
  zoneOf: (doctorId: string) => string,
  now: number,
) => {
  const isWithin = withinDays(from, to, zoneOf);
  return (one: Appointment): boolean =>
    (!patientId || one.patientId === patientId) &&
    (!visitTypeId || one.visitTypeId === visitTypeId) &&
    (!time || isPast(one, now) === (time === 'past')) &&
    isWithin(one);
};

/** Filters by local dates of the practice, both inclusive, using the effective start. */
function withinDays(
  from: string | undefined,
  to: string | undefined,
  zoneOf: (doctorId: string) => string,
) {
  if (!from && !to) return () => true;
  // No zone is more than a day away from UTC, so most records are decided without converting.
  const earliest = from ? addDays(from, -1) : '';
  const latest = to ? addDays(to, 2) : '9999';
  return (appointment: Appointment): boolean => {
    const startAt = effectiveStartAt(appointment);
    if (startAt < earliest || startAt > latest) return false;
    const on = localDateAt(Date.parse(startAt), zoneOf(appointment.doctorId));
    return (!from || from <= on) && (!to || on <= to);
  };
}

/**
 * Lists appointments with the counts of its tabs. *Unfulfilled* contains the open ones, or with
 * `closed` the closed ones. The counts add up, unless `closed=all` adds the closed ones to *all*.
 */
export function listAppointments<View>(
  simulation: Simulation,
  query: AppointmentQuery,
  appointments: readonly Appointment[],
  view: (appointment: Appointment) => View,
) {
  const { q, status = 'all', closed, sort = 'startAt', page, perPage } = query;
  const patients = patientNames(simulation);
  const isFound = wordSearch(q);
  const searched = isFound
    ? appointments.filter(matchesNames(simulation, patients, isFound))
    : appointments;
  const zoneOf = memoize((id) => practiceOfDoctor(simulation, id).timeZone);
  const isListed = matchesQuery(query, zoneOf, simulation.now());
  const { found, counts } = filterTab(searched, isListed, status, tabStates(closed));
  const listed = listPage(found, {
    page,
    perPage,
    order: orderBy<Appointment, Field>(sort, {
      startAt: byCode(effectiveStartAt),
      createdAt: byCode(({ createdAt }) => createdAt),
      patient: byNumber(({ patientId }) => patients.rankOf(patientId)),
      state: byCode(({ state }) => state),
    }),
  });
  return { ...viewPage(listed, view), counts };
}

/** Filters by the patient's or doctor's name; matched once per person, not per appointment. */
function matchesNames(
  simulation: Simulation,
  patients: PatientNames,
  isFound: (names: readonly string[]) => boolean,
): (appointment: Appointment) => boolean {
  const isPatient = memoize((id) => isFound([patients.nameOf(id)]));
  const isDoctor = memoize((id) => isFound([doctorPerson(simulation, id).fullName]));
  return ({ patientId, doctorId }) => isPatient(patientId) || isDoctor(doctorId);
}

function memoize<T extends boolean | string>(compute: (id: string) => T): (id: string) => T {
  const cache = new Map<string, T>();
  return (id) => {
    let value = cache.get(id);
    if (value === undefined) cache.set(id, (value = compute(id)));
    return value;
  };
}

/**
 * Filters a tab and counts all tabs in one pass, because an old practice has 100,000 appointments.
 */
function filterTab(
  appointments: readonly Appointment[],
  isListed: (appointment: Appointment) => boolean,
  tab: AppointmentStatus | 'all',
  { either, more }: ReturnType<typeof tabStates>,
) {
  const counts = { unfulfilled: 0, fulfilled: 0, all: 0 };
  const found: Appointment[] = [];
  for (const one of appointments) {
    const isInTab = either.has(one.state);
    if (!(isInTab || more.has(one.state)) || !isListed(one)) continue;
    counts.all += 1;
    if (isInTab) counts[one.status] += 1;
    if (tab === 'all' || (isInTab && one.status === tab)) found.push(one);
  }
  return { found, counts };
}
