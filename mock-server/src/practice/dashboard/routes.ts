import * as endpoints from '@praxis/contract/endpoints/doctor-dashboard';
import type { DoctorDashboard } from '@praxis/contract/endpoints/doctor-dashboard';
import type { Appointment } from '@praxis/contract/entities/appointment';
import type { Subscription } from '@praxis/contract/entities/subscription';
import { RuleError } from '@praxis/contract';
import { isPast } from '@praxis/contract/rules/appointments/effective-span';
import type { Handler, Simulation } from '../../core/module';
import { isOpen } from '../appointments/list';
import { doctorOf, type DoctorCaller } from '../caller';
import { handle } from '../handle';
import { lastDay } from '../last-day';
import { addDays } from '../sample/local-time';
import { table } from '../tables';
import { todayOf } from '../views';
import { scheduleOf, visitsOf } from './appointments';
import { revenueOf } from './revenue';
import { setupOf } from './setup';
import { comparePeriods, daysOf } from './steps';
import { subscribersOf } from './subscribers';

const maxDays = 366;

export const getDoctorDashboard = handle(endpoints.getDoctorDashboard, (request, simulation) => {
  const caller = doctorOf(request, simulation);
  const { database } = simulation;
  const today = todayOf(simulation, caller.practice);
  const to = request.query.to ?? today;
  const from = request.query.from ?? addDays(to, -29);
  const days = daysOf({ from, to });
  if (days < 1 || days > maxDays || to > lastDay)
    throw new RuleError('validation_failed', undefined, { from: ['range'] });
  const periods = comparePeriods({ from, to });
  const isOwn = ({ doctorId }: { doctorId: string }) => doctorId === caller.doctor.id;
  const subscriptions = table(database, 'subscriptions').where('doctorId', caller.doctor.id);
  const appointments = table(database, 'appointments').where('doctorId', caller.doctor.id);
  return {
    from,
    to,
    timeZone: caller.practice.timeZone,
    step: periods.steps.step,
    revenue: revenueOf(simulation, caller, subscriptions, periods),
    subscribers: subscribersOf(caller, subscriptions, periods, today),
    visits: visitsOf(caller, appointments, periods),
    ...scheduleOf(simulation, caller, appointments, today),
    setup: setupOf(simulation, caller),
    started:
      subscriptions.length > 0 ||
      appointments.length > 0 ||
      table(database, 'charges').find(isOwn) !== undefined,
    waiting: openTasksOf(simulation, caller, subscriptions, appointments),
  };
});

export const handlers: readonly Handler[] = [getDoctorDashboard];

function openTasksOf(
  { database, now }: Simulation,
  { doctor }: DoctorCaller,
  subscriptions: readonly Subscription[],
  appointments: readonly Appointment[],
): DoctorDashboard['waiting'] {
  return {
    applicants: subscriptions.filter(({ status }) => status === 'pending').length,
    requests: appointments.filter(({ state }) => state === 'requested').length,
    pastAppointments: appointments.filter((one) => isOpen(one) && isPast(one, now())).length,
    unreadThreads: table(database, 'threads').filter(
      ({ doctorId, unread }) => doctorId === doctor.id && unread.doctor > 0,
    ).length,
    pastDue: subscriptions.filter(({ billingState }) => billingState === 'pastDue').length,
    unpaid: subscriptions.filter(({ billingState }) => billingState === 'unpaid').length,
  };
}
