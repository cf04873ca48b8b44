import type { Appointment, AppointmentState } from '@praxis/contract/entities/appointment';
import { ledgerReasons, type VisitLedgerEntry } from '@praxis/contract/entities/visit-ledger';
import type { VisitType } from '@praxis/contract/entities/visit-type';
import { createDayPlan, type DayPlan } from './day-plan';
import { addDays, isoAt, officeInstant, wakingTime } from './local-time';
import { createMembers, periodOn } from './members';
import { reasons } from './reasons';
import { sampleId } from './sample-ids';
import { dayLength, recordOf, type Share } from './share';
import type { SampleSubscription } from './subscriptions';

/** First and last day of the appointments, counted from today. */
const span = { from: -60, to: 45 };
const perDoctor = 150;
const hour = 3_600_000;
const minute = 60_000;
/** How long a hold keeps its slot (docs/domain.md#appointment), milliseconds. */
const holdLength = 600_000;

/** How busy a day is: the practice grows, today is full, and few book more than a month ahead. */
const busyOn = (offset: number): number =>
  offset < -30
    ? 1
    : offset < 0
      ? 1.2
      : offset === 0
        ? 3
        : offset <= 12
          ? 1.7
          : offset <= 28
            ? 1
            : 0.5;

/** 150 appointments from 60 days ago to 45 days ahead, in every state, as the rules would let them be booked. */
export function seedAppointments(
  share: Share,
  types: readonly VisitType[],
  subscriptions: readonly SampleSubscription[],
): void {
  const { index, doctorId, facts, random, now, today, add, scale } = share;
  const plan = createDayPlan(share);
  const members = createMembers(share, subscriptions, addDays(today, span.from));
  const appointments: Appointment[] = [];
  const ledger: VisitLedgerEntry[] = [];
  const days = daysOf(today, plan);
  const count = perDoctor * scale;

  /** Who comes when: on the day that is next, or where that is full on one after it. */
  function findPlace(number: number, asks: boolean) {
    for (let at = dayAt(days, (number + 0.5) / count); at < days.length; at += 1) {
      const on = days[at]?.on ?? today;
      const member = members.pick(on, { asks, preferFirst: isOfSampleAccount(number) });
      const type = member && types[members.isNew(member) ? 0 : random.pick(usualTypes)];
      const length = type ? type.durationMin + type.bufferAfterMin : 0;
      const minutes = type && plan.take(on, length);
      if (member && type && minutes !== undefined) return { at, on, member, type, length, minutes };
    }
    return undefined;
  }

  for (let number = 0; number < count; number += 1) {
    const wished = wishedState(number);
    const asks = asksWhere(wished);
    const place = findPlace(number, asks);
    if (!place) continue;
    const { at, on, member, type, length, minutes } = place;
    const start = officeInstant(on, minutes, facts.timeZone);
    const end = start + type.durationMin * minute;
    const proposedStart =
      wished === 'proposed' && start > now + soonest ? laterTime(share, plan, days, at, length) : 0;
    const state = stateOf(number, { start, end, now, proposedStart });
    members.book(member, on, { asks: asksWhere(state) });
    const { subscription, patient } = member;
    const createdAt = createdAtOf(share, number, { state, start, member });
    const closed = state === 'cancelled';
    const remindAt = start - dayLength;
    const appointment: Appointment = {
      doctorId,
      patientId: patient.patient.id,
      subscriptionId: subscription.id,
      visitTypeId: type.id,
      startAt: isoAt(start),
      endAt: isoAt(end),
      bufferBeforeMin: type.bufferBeforeMin,
      bufferAfterMin: type.bufferAfterMin,
      timeZone: facts.timeZone,
      state,
      status: state === 'fulfilled' ? 'fulfilled' : 'unfulfilled',
      reason: random.pick(reasons[facts.locale]),
      ...(closed && {
        cancel: {
          by: patient.patient.userId,
          at: isoAt(createdAt + dayLength),
          code: 'patientRequest' as const,
          late: false,
        },
      }),
      ...(state === 'proposed' && {
        proposedStartAt: isoAt(proposedStart),
        proposedAt: isoAt(createdAt + hour / 2),
      }),
      ...(state === 'fulfilled' && { fulfilledAt: isoAt(end) }),
      ...(state === 'held' && { heldUntil: isoAt(now + holdLength) }),
      ...(state !== 'held' &&
        remindAt <= now &&
        remindAt > createdAt && { remindedAt: isoAt(remindAt) }),
      ...recordOf(sampleId('appointment', index, number), createdAt),
    };
    appointments.push(appointment);
    if (reserves(state)) {
      const entry = (
        delta: number,
        reason: VisitLedgerEntry['reason'],
        at: number,
      ): VisitLedgerEntry => ({
        subscriptionId: subscription.id,
        periodStartOn: periodOn(member, on),
        appointmentId: appointment.id,
        delta,
        reason,
        ...recordOf(sampleId('ledger', index, number, ledgerReasons.indexOf(reason)), at),
      });
      ledger.push(entry(-1, 'booked', createdAt));
      if (closed) ledger.push(entry(1, 'returned', createdAt + dayLength));
    }
  }
  keepOneCheckedIn(appointments);
  add('appointments', appointments);
  add('ledger', ledger);
}

/** Also out of hours somebody is checked in: the last visit, which nobody has completed yet. */
function keepOneCheckedIn(appointments: Appointment[]): void {
  if (appointments.some(({ state }) => state === 'checkedIn')) return;
  const last = appointments
    .filter(({ state }) => state === 'fulfilled')
    .reduce<Appointment | undefined>(
      (latest, one) => (latest && latest.startAt > one.startAt ? latest : one),
      undefined,
    );
  if (!last) return;
  const { fulfilledAt: _fulfilledAt, ...rest } = last;
  appointments[appointments.indexOf(last)] = {
    ...rest,
    state: 'checkedIn',
    status: 'unfulfilled',
  };
}

/** Whether it waits for an answer. */
const asksWhere = (state: AppointmentState) => state === 'requested' || state === 'proposed';

/** The sample account comes more often than others, and has a proposal to answer; it asks for nothing itself. */
const isOfSampleAccount = (number: number): boolean =>
  (number > 90 && wishedState(number) === 'proposed') ||
  (number % 8 === 6 && number % 15 > 0 && !asksWhere(wishedState(number)));

/** Of the kinds of appointments, who is known comes for these, the more often the more usual. */
const usualTypes = [1, 1, 1, 2, 2, 3];

interface Day {
  on: string;
  /** Which part of all appointments is on this day or before. */
  until: number;
}

/** The days on which the doctor works, and how the appointments spread over them. */
function daysOf(today: string, plan: DayPlan): Day[] {
  const days: Day[] = [];
  let sum = 0;
  for (let offset = span.from; offset <= span.to; offset += 1) {
    const on = addDays(today, offset);
    if (plan.isOpen(on)) days.push({ on, until: (sum += busyOn(offset)) });
  }
  return days.map(({ on, until }) => ({ on, until: until / sum }));
}

const dayAt = (days: readonly Day[], part: number): number =>
  days.findIndex(({ until }) => part < until);

/** What still waits for an answer is more than a day ahead, milliseconds, or it would lapse soon. */
const soonest = 30 * hour;

/** A free time on one of the next days, which the practice proposes instead. */
function laterTime(
  { facts }: Share,
  plan: DayPlan,
  days: readonly Day[],
  at: number,
  length: number,
) {
  for (const { on } of days.slice(at + 1)) {
    const minutes = plan.take(on, length);
    if (minutes !== undefined) return officeInstant(on, minutes, facts.timeZone);
  }
  return 0;
}

/** Most were made days before; what still waits for an answer came lately, or it would have lapsed. */
function createdAtOf(
  { index, random, now, facts: { timeZone } }: Share,
  number: number,
  { state, start, member }: { state: AppointmentState; start: number; member: SampleSubscription },
): number {
  if (state === 'held') return now;
  if (asksWhere(state)) {
    const hours = 1 + ((number + index * 5) % 34);
    const minutes = (number * 23 + index * 17) % 60;
    return wakingTime(now - hours * hour - minutes * minute, timeZone);
  }
  const made = wakingTime(
    Math.min(start - 2 * dayLength, now) - random.whole(25 * 60, 240 * 60) * minute,
    timeZone,
  );
  // Nobody books before they are a patient.
  const approvedAt = Date.parse(member.subscription.decision?.at ?? '');
  return state === 'cancelled' ? made : Math.max(made, approvedAt + hour);
}

const reserves = (state: AppointmentState) =>
  ['booked', 'checkedIn', 'fulfilled', 'noShow', 'cancelled'].includes(state);

/** What an appointment that is still to come would be, were it far enough ahead. */
const wishedState = (number: number): AppointmentState =>
  (['requested', 'proposed', 'requested', 'cancelled'] as const)[number % 9] ?? 'booked';

interface Times {
  start: number;
  end: number;
  now: number;
  /** 0 where nothing is proposed. */
  proposedStart: number;
}

/** Mostly what one expects of a past or coming appointment, and some of every other state. */
function stateOf(number: number, { start, end, now, proposedStart }: Times): AppointmentState {
  if (end < now)
    return (
      (['noShow', 'cancelled', 'declined', 'withdrawn', 'lapsed', 'released'] as const)[
        number % 15
      ] ?? 'fulfilled'
    );
  if (start < now + hour / 3) return 'checkedIn';
  if (start < now + soonest) return 'booked';
  if (number % 45 === 8) return 'held';
  const wished = wishedState(number);
  return wished === 'proposed' && proposedStart === 0 ? 'requested' : wished;
}
