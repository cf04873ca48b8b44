import type {
  DoctorDashboard,
  ScheduledAppointment,
} from '@praxis/contract/endpoints/doctor-dashboard';
import type { Appointment } from '@praxis/contract/entities/appointment';
import { doctorActionsOn } from '@praxis/contract/rules/actions/appointment-actions';
import {
  effectiveStartAt,
  effectiveTimes,
} from '@praxis/contract/rules/appointments/effective-span';
import type { Simulation } from '../../core/module';
import { isOpen } from '../appointments/list';
import type { DoctorCaller } from '../caller';
import { addDays, localDateAt } from '../sample/local-time';
import { table } from '../tables';
import { patientPerson } from '../views';
import { sumByDay, type ComparedPeriods } from './steps';

/** Enough to fill the card on a day without appointments. */
const nextLimit = 5;

/** Counts fulfilled, missed and canceled appointments of the period. */
export function visitsOf(
  { practice }: DoctorCaller,
  appointments: readonly Appointment[],
  { now, before, steps }: ComparedPeriods,
): DoctorDashboard['visits'] {
  // No zone is more than a day away from UTC, so most records are decided without converting.
  const [earliest, latest] = [addDays(before.from, -1), addDays(now.to, 2)];
  const dated = appointments
    .filter(({ startAt }) => earliest <= startAt && startAt <= latest)
    .map(({ state, startAt }) => ({
      state,
      on: localDateAt(Date.parse(startAt), practice.timeZone),
    }));
  const count = (state: Appointment['state']) =>
    sumByDay(
      dated.filter((one) => one.state === state),
      () => 1,
    );
  const [fulfilled, noShow, cancelled] = [count('fulfilled'), count('noShow'), count('cancelled')];
  return {
    fulfilled: { now: fulfilled(now), before: fulfilled(before) },
    series: steps.ranges.map((part) => ({
      on: part.from,
      fulfilled: fulfilled(part),
      noShow: noShow(part),
      cancelled: cancelled(part),
    })),
  };
}

/** Today's appointments and the next ones after it, ordered by effective start. */
export function scheduleOf(
  simulation: Simulation,
  { practice }: DoctorCaller,
  appointments: readonly Appointment[],
  today: string,
): Pick<DoctorDashboard, 'today' | 'next'> {
  const yesterday = addDays(today, -1);
  const onDay: Appointment[] = [];
  const later: Appointment[] = [];
  for (const one of appointments) {
    const startAt = effectiveStartAt(one);
    if (startAt < yesterday || !(isOpen(one) || one.state === 'fulfilled')) continue;
    const on = localDateAt(Date.parse(startAt), practice.timeZone);
    if (on === today) onDay.push(one);
    else if (on > today && isOpen(one)) later.push(one);
  }
  const byStart = (first: Appointment, second: Appointment) =>
    effectiveStartAt(first) < effectiveStartAt(second) ? -1 : 1;
  const view = (one: Appointment) => scheduledView(simulation, one);
  return {
    today: onDay.sort(byStart).map(view),
    next: later.sort(byStart).slice(0, nextLimit).map(view),
  };
}

function scheduledView(simulation: Simulation, one: Appointment): ScheduledAppointment {
  const { id, version, state, patientId, visitTypeId } = one;
  const { startAt, endAt } = state === 'proposed' ? effectiveTimes(one) : one;
  const type = table(simulation.database, 'visitTypes').get(visitTypeId);
  return {
    id,
    version,
    startAt,
    endAt,
    state,
    patient: patientPerson(simulation, patientId),
    visitTypeName: type?.name ?? '',
    mode: type?.mode ?? 'inPerson',
    actions: doctorActionsOn(one, simulation.now()),
  };
}
