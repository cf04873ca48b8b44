import * as endpoints from '@praxis/contract/endpoints/doctor-dashboard';
import type { DoctorDashboard } from '@praxis/contract/endpoints/doctor-dashboard';
import { openStates, type Appointment } from '@praxis/contract/entities/appointment';
import type { Money } from '@praxis/contract/entities/money';
import { doctorActionsOn } from '@praxis/contract/rules/actions/appointment-actions';
import { subscriberCounts } from '@praxis/contract/rules/subscription-status';
import { RuleError } from '@praxis/contract';
import type { Handler, Simulation } from '../../core/module';
import { doctorOf, type DoctorCaller } from '../caller';
import { handle } from '../handle';
import { lastDay } from '../last-day';
import { addDays, localDateAt, weekdayOf } from '../sample/local-time';
import { endedWithin, joinedWithin, wasRunning } from '../subscriptions/running';
import { table } from '../tables';
import { patientPerson, todayOf } from '../views';
import { createSteps, daysOf, type DateRange } from './steps';

const longest = 366;

export const getDoctorDashboard = handle(endpoints.getDoctorDashboard, (request, simulation) => {
  const caller = doctorOf(request, simulation);
  const today = todayOf(simulation, caller.practice);
  const to = request.query.to ?? today;
  const from = request.query.from ?? addDays(to, -29);
  const range = { from, to };
  const days = daysOf(range);
  if (days < 1 || days > longest || to > lastDay)
    throw new RuleError('validation_failed', undefined, { from: ['range'] });
  const before = { from: addDays(from, -days), to: addDays(from, -1) };
  return {
    from,
    to,
    timeZone: caller.practice.timeZone,
    revenue: revenueOf(simulation, caller, range, before),
    subscribers: subscribersOf(simulation, caller, range, before, today),
    visits: visitsOf(simulation, caller, range, before),
    today: scheduleOf(simulation, caller, today),
    waiting: waitingOf(simulation, caller),
  };
});

export const handlers: readonly Handler[] = [getDoctorDashboard];

function revenueOf(
  { database }: Simulation,
  { doctor, practice }: DoctorCaller,
  range: DateRange,
  before: DateRange,
): DoctorDashboard['revenue'] {
  const money = (amountMinor: number): Money => ({ amountMinor, currency: practice.currency });
  const dated = <T extends { createdAt: string; amount: Money }>(records: readonly T[]) =>
    records.map(({ createdAt, amount }) => ({
      on: localDateAt(Date.parse(createdAt), practice.timeZone),
      amount: amount.amountMinor,
    }));
  const collected = dated(
    table(database, 'charges').filter(
      (one) => one.doctorId === doctor.id && one.status === 'succeeded',
    ),
  );
  const refunded = dated(
    table(database, 'refunds').filter(
      (one) => one.doctorId === doctor.id && one.status === 'succeeded',
    ),
  );
  const sumIn = (records: readonly { on: string; amount: number }[], { from, to }: DateRange) =>
    records.reduce((sum, { on, amount }) => (from <= on && on <= to ? sum + amount : sum), 0);
  const recurringAt = (on: string) =>
    table(database, 'subscriptions')
      .filter((one) => one.doctorId === doctor.id && wasRunning(one, on))
      .reduce((sum, one) => {
        const version = table(database, 'planVersions').get(one.planVersionId);
        return sum + Math.round((version?.price.amountMinor ?? 0) / (version?.intervalMonths ?? 1));
      }, 0);
  const steps = createSteps(range);
  return {
    collected: { now: money(sumIn(collected, range)), before: money(sumIn(collected, before)) },
    refunded: { now: money(sumIn(refunded, range)), before: money(sumIn(refunded, before)) },
    recurringPerMonth: { now: money(recurringAt(range.to)), before: money(recurringAt(before.to)) },
    step: steps.step,
    series: steps.ranges.map((part) => ({
      on: part.from,
      collected: money(sumIn(collected, part)),
      refunded: money(sumIn(refunded, part)),
    })),
  };
}

function subscribersOf(
  { database }: Simulation,
  { doctor, practice }: DoctorCaller,
  range: DateRange,
  before: DateRange,
  today: string,
): DoctorDashboard['subscribers'] {
  const subscriptions = table(database, 'subscriptions').filter(
    ({ doctorId }) => doctorId === doctor.id,
  );
  const joined = (part: DateRange) => subscriptions.filter((one) => joinedWithin(one, part)).length;
  const ended = (part: DateRange) =>
    subscriptions.filter((one) => endedWithin(one, part, today)).length;
  return {
    counts: subscriberCounts(subscriptions, today, practice.policies.expiringDays),
    joined: { now: joined(range), before: joined(before) },
    ended: { now: ended(range), before: ended(before) },
    series: createSteps(range).ranges.map(({ from, to }) => ({
      on: from,
      active: subscriptions.filter((one) => wasRunning(one, to)).length,
    })),
  };
}

function visitsOf(
  { database }: Simulation,
  { doctor, practice }: DoctorCaller,
  range: DateRange,
  before: DateRange,
): DoctorDashboard['visits'] {
  const dated = table(database, 'appointments')
    .filter(({ doctorId }) => doctorId === doctor.id)
    .map(({ state, startAt }) => ({
      state,
      on: localDateAt(Date.parse(startAt), practice.timeZone),
    }));
  const count = (part: DateRange, test: (state: Appointment['state']) => boolean) =>
    dated.reduce(
      (sum, { state, on }) => (part.from <= on && on <= part.to && test(state) ? sum + 1 : sum),
      0,
    );
  const fulfilled = (state: Appointment['state']) => state === 'fulfilled';
  const weeks: DoctorDashboard['visits']['weeks'] = [];
  for (
    let weekOn = addDays(range.from, 1 - weekdayOf(range.from));
    weekOn <= range.to;
    weekOn = addDays(weekOn, 7)
  ) {
    const week = { from: weekOn, to: addDays(weekOn, 6) };
    weeks.push({
      weekOn,
      fulfilled: count(week, fulfilled),
      cancelled: count(week, (state) => state === 'cancelled'),
      noShow: count(week, (state) => state === 'noShow'),
      upcoming: count(week, (state) => openStates.some((open) => open === state)),
    });
  }
  return { fulfilled: { now: count(range, fulfilled), before: count(before, fulfilled) }, weeks };
}

function scheduleOf(
  simulation: Simulation,
  { doctor, practice }: DoctorCaller,
  today: string,
): DoctorDashboard['today'] {
  const shown: readonly Appointment['state'][] = [...openStates, 'fulfilled'];
  return table(simulation.database, 'appointments')
    .filter(
      ({ doctorId, startAt, state }) =>
        doctorId === doctor.id &&
        shown.includes(state) &&
        localDateAt(Date.parse(startAt), practice.timeZone) === today,
    )
    .sort((first, second) => (first.startAt < second.startAt ? -1 : 1))
    .map((one) => {
      const { id, version, startAt, endAt, state, patientId, visitTypeId } = one;
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
    });
}

function waitingOf({ database }: Simulation, { doctor }: DoctorCaller): DoctorDashboard['waiting'] {
  const isOwn = <T extends { doctorId: string }>({ doctorId }: T) => doctorId === doctor.id;
  const subscriptions = table(database, 'subscriptions').filter(isOwn);
  return {
    applicants: subscriptions.filter(({ status }) => status === 'pending').length,
    requests: table(database, 'appointments').filter(
      (one) => isOwn(one) && one.state === 'requested',
    ).length,
    unreadThreads: table(database, 'threads').filter((one) => isOwn(one) && one.unread.doctor > 0)
      .length,
    pastDue: subscriptions.filter(
      ({ status, billingState }) => status === 'active' && billingState === 'pastDue',
    ).length,
  };
}
