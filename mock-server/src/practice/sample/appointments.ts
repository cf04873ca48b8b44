import type { Appointment, AppointmentState } from '@praxis/contract/entities/appointment';
import { ledgerReasons, type VisitLedgerEntry } from '@praxis/contract/entities/visit-ledger';
import type { VisitType } from '@praxis/contract/entities/visit-type';
import { createDayPlan, type DayPlan } from './day-plan';
import { addDays, isoAt, officeInstant, toWakingHours } from './local-time';
import { createMembers, periodOn } from './members';
import { reasons } from './reasons';
import { sampleId } from './sample-ids';
import { dayLength, recordOf, type Share } from './share';
import type { SampleSubscription } from './subscriptions';

/** First and last day of the appointments, relative to today. */
const span = { from: -60, to: 45 };
const perDoctor = 150;
const hour = 3_600_000;
const minute = 60_000;
/** Duration of a hold (docs/domain.md#appointment), in milliseconds. */
const holdLength = 600_000;

/**
 * Relative load of a day: the practice grows, today is full, and few book more than a month ahead.
 */
const loadOn = (offset: number): number =>
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

/**
 * Adds 150 appointments from 60 days ago to 45 days ahead, in every state, consistent with the
 * booking rules.
 */
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

  /** Finds a patient and a free time on the next day, or on a later one if it is full. */
  function findSlot(number: number, asks: boolean) {
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
    const planned = plannedState(number);
    const asks = awaitsAnswer(planned);
    const place = findSlot(number, asks);
    if (!place) continue;
    const { at, on, member, type, length, minutes } = place;
    const start = officeInstant(on, minutes, facts.timeZone);
    const end = start + type.durationMin * minute;
    const proposedStart =
      planned === 'proposed' && start > now + minLeadTime
        ? laterTime(share, plan, days, at, length)
        : 0;
    const state = stateOf(number, { start, end, now, proposedStart });
    members.book(member, on, { asks: awaitsAnswer(state) });
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
  ensureOneCheckedIn(appointments);
  add('appointments', appointments);
  add('ledger', ledger);
}

/**
 * Ensures that one appointment is checked in, even outside office hours: the last one that is not
 * completed yet.
 */
function ensureOneCheckedIn(appointments: Appointment[]): void {
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

/** Whether the appointment awaits an answer. */
const awaitsAnswer = (state: AppointmentState) => state === 'requested' || state === 'proposed';

/** The sample account has more appointments than others and one proposal, but no open requests. */
const isOfSampleAccount = (number: number): boolean =>
  (number > 90 && plannedState(number) === 'proposed') ||
  (number % 8 === 6 && number % 15 > 0 && !awaitsAnswer(plannedState(number)));

/** Visit types of returning patients, weighted by frequency. */
const usualTypes = [1, 1, 1, 2, 2, 3];

interface Day {
  on: string;
  /** Cumulative share of all appointments up to and including this day. */
  until: number;
}

/** The doctor's working days, with the distribution of appointments. */
function daysOf(today: string, plan: DayPlan): Day[] {
  const days: Day[] = [];
  let sum = 0;
  for (let offset = span.from; offset <= span.to; offset += 1) {
    const on = addDays(today, offset);
    if (plan.isOpen(on)) days.push({ on, until: (sum += loadOn(offset)) });
  }
  return days.map(({ on, until }) => ({ on, until: until / sum }));
}

const dayAt = (days: readonly Day[], part: number): number =>
  days.findIndex(({ until }) => part < until);

/** Minimum time until an unanswered appointment, in milliseconds; earlier ones would lapse soon. */
const minLeadTime = 30 * hour;

/** A free time on one of the next days, for a proposal. */
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

/** Most were booked days ago; unanswered ones recently, or they would have lapsed. */
function createdAtOf(
  { index, random, now, facts: { timeZone } }: Share,
  number: number,
  { state, start, member }: { state: AppointmentState; start: number; member: SampleSubscription },
): number {
  if (state === 'held') return now;
  if (awaitsAnswer(state)) {
    const hours = 1 + ((number + index * 5) % 34);
    const minutes = (number * 23 + index * 17) % 60;
    return toWakingHours(now - hours * hour - minutes * minute, timeZone);
  }
  const createdAt = toWakingHours(
    Math.min(start - 2 * dayLength, now) - random.whole(25 * 60, 240 * 60) * minute,
    timeZone,
  );
  // Not before the patient was approved.
  const approvedAt = Date.parse(member.subscription.decision?.at ?? '');
  return state === 'cancelled' ? createdAt : Math.max(createdAt, approvedAt + hour);
}

const reserves = (state: AppointmentState) =>
  ['booked', 'checkedIn', 'fulfilled', 'noShow', 'cancelled'].includes(state);

/** The state of a future appointment if it is far enough ahead. */
const plannedState = (number: number): AppointmentState =>
  (['requested', 'proposed', 'requested', 'cancelled'] as const)[number % 9] ?? 'booked';

interface Times {
  start: number;
  end: number;
  now: number;
  /** 0 without a proposal. */
  proposedStart: number;
}

/** Mostly the usual state of a past or future appointment, and some of every other state. */
function stateOf(number: number, { start, end, now, proposedStart }: Times): AppointmentState {
  if (end < now)
    return (
      (['noShow', 'cancelled', 'declined', 'withdrawn', 'lapsed', 'released'] as const)[
        number % 15
      ] ?? 'fulfilled'
    );
  if (start < now + hour / 3) return 'checkedIn';
  if (start < now + minLeadTime) return 'booked';
  if (number % 45 === 8) return 'held';
  const planned = plannedState(number);
  return planned === 'proposed' && proposedStart === 0 ? 'requested' : planned;
}
