import type { Appointment, AppointmentState } from '@praxis/contract/entities/appointment';
import type { VisitLedgerEntry } from '@praxis/contract/entities/visit-ledger';
import type { VisitType } from '@praxis/contract/entities/visit-type';
import { addDays, addMonths, isoAt, officeInstant, weekdayOf } from './local-time';
import { dayLength, recordOf, type Share } from './share';
import type { SampleSubscription } from './subscriptions';

const reasons = {
  en: [
    'Headaches for two weeks, worse in the morning',
    'Blood pressure check',
    'New rash on both arms',
    'Results of the last blood test',
    'Trouble sleeping since the move',
    'Prescription for hay fever',
  ],
  de: [
    'Kopfschmerzen seit zwei Wochen, morgens stärker',
    'Blutdruckkontrolle',
    'Ausschlag an beiden Armen',
    'Besprechung der Blutwerte',
    'Schlafprobleme seit dem Umzug',
    'Rezept gegen Heuschnupfen',
  ],
  fr: [
    'Maux de tête depuis deux semaines',
    'Contrôle de la tension',
    'Éruption sur les deux bras',
    'Résultats de la prise de sang',
    'Troubles du sommeil',
    'Ordonnance pour le rhume des foins',
  ],
  pt: [
    'Dor de cabeça há duas semanas, pior de manhã',
    'Controle da pressão',
    'Manchas nos dois braços',
    'Resultado do último exame de sangue',
    'Dificuldade para dormir desde a mudança',
    'Receita para rinite',
  ],
};

/** First and last day of the appointments, counted from today. */
const span = { from: -60, to: 45 };
const perDoctor = 150;
/** How long a hold keeps its slot (docs/domain.md#appointment), milliseconds. */
const holdLength = 600_000;

/** 150 appointments from 60 days ago to 45 days ahead, in every state, without overlap. */
export function seedAppointments(
  share: Share,
  types: readonly VisitType[],
  subscriptions: readonly SampleSubscription[],
): void {
  const { index, doctorId, facts, random, now, today, add, scale } = share;
  const [first] = subscriptions;
  // The days go forward, and so does how many have joined by then.
  const members = subscriptions
    .filter(({ subscription }) => subscription.status === 'active')
    .sort((one, other) => (joinedOn(one) < joinedOn(other) ? -1 : 1));
  let joined = 0;
  const appointments: Appointment[] = [];
  const ledger: VisitLedgerEntry[] = [];
  const days = workdays(today);
  const count = perDoctor * scale;

  for (let number = 0; number < count; number += 1) {
    const on = days[Math.floor((number * days.length) / count)] ?? today;
    const sameDay =
      number - Math.ceil((Math.floor((number * days.length) / count) * count) / days.length);
    const type = types[random.whole(0, types.length - 1)];
    while (joinedOn(members[joined]) <= on) joined += 1;
    const member =
      number % 29 === 0 && joinedOn(first) <= on
        ? first
        : joined > 0
          ? members[random.whole(0, joined - 1)]
          : undefined;
    if (!type || !member) continue;
    // Each of a day has an hour of its own, which holds the longest kind with its buffers.
    const start = officeInstant(
      on,
      9 * 60 + sameDay * 60 + (sameDay >= 3 ? 60 : 0),
      facts.timeZone,
    );
    const end = start + type.durationMin * 60_000;
    const state = stateOf(number, start, end, now);
    const { subscription, patient } = member;
    const createdAt = createdAtOf(number, state, start, now);
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
      reason: reasons[facts.locale][number % 6] ?? '',
      ...(closed && {
        cancel: {
          by: patient.patient.userId,
          at: isoAt(createdAt + dayLength),
          code: 'patientRequest' as const,
          late: false,
        },
      }),
      ...(state === 'proposed' && {
        proposedStartAt: isoAt(officeInstant(on, proposedAtMinutes, facts.timeZone)),
        proposedAt: isoAt(createdAt),
      }),
      ...(state === 'fulfilled' && { fulfilledAt: isoAt(end) }),
      ...(state === 'held' && { heldUntil: isoAt(now + holdLength) }),
      ...(state !== 'held' &&
        remindAt <= now &&
        remindAt > createdAt && { remindedAt: isoAt(remindAt) }),
      ...recordOf(`appointment-${index}-${number}`, createdAt),
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
        ...recordOf(`ledger-${index}-${number}-${reason}`, at),
      });
      ledger.push(entry(-1, 'booked', createdAt));
      if (closed) ledger.push(entry(1, 'returned', createdAt + dayLength));
    }
  }
  add('appointments', appointments);
  add('ledger', ledger);
}

/** The first day of somebody's first period; nobody's is never. */
const joinedOn = (one: SampleSubscription | undefined): string =>
  one?.periods[0]?.startOn ?? '9999-12-31';

/** Proposals are for the time before lunch, when nothing else begins: 11:15, in minutes of the day. */
const proposedAtMinutes = 11 * 60 + 15;

/** Most were made days before; what still waits for an answer came lately, or it would have lapsed. */
function createdAtOf(number: number, state: AppointmentState, start: number, now: number): number {
  if (state === 'held') return now;
  if (state === 'requested' || state === 'proposed') return now - (1 + (number % 40)) * 3_600_000;
  return Math.min(start - (3 + (number % 9)) * dayLength, now - 3_600_000);
}

/** The first day of the period that a day is in; periods that are still to come follow the current one. */
function periodOn({ periods, plan, subscription }: SampleSubscription, on: string): string {
  const past = periods.find(({ startOn, endOn }) => startOn <= on && on < endOn);
  let { startOn, endOn } = past ?? subscription.period;
  while (endOn <= on) {
    startOn = endOn;
    endOn = addMonths(startOn, plan.intervalMonths, subscription.anchorDay);
  }
  return startOn;
}

function workdays(today: string): string[] {
  const days: string[] = [];
  for (let offset = span.from; offset <= span.to; offset += 1) {
    const on = addDays(today, offset);
    // On a weekend somebody is on call, so that a first look never meets an empty day.
    if (weekdayOf(on) <= 5 || offset === 0) days.push(on);
  }
  return days;
}

const reserves = (state: AppointmentState) =>
  ['booked', 'checkedIn', 'fulfilled', 'noShow', 'cancelled'].includes(state);

/** Mostly what one expects of a past or coming appointment, and some of every other state. */
function stateOf(number: number, start: number, end: number, now: number): AppointmentState {
  if (end < now)
    return (
      (['noShow', 'cancelled', 'declined', 'withdrawn', 'lapsed', 'released'] as const)[
        number % 15
      ] ?? 'fulfilled'
    );
  if (start < now + 3 * 3_600_000 && start > now - 3_600_000) return 'checkedIn';
  if (number % 45 === 8) return 'held';
  return (['requested', 'proposed', 'requested', 'cancelled'] as const)[number % 9] ?? 'booked';
}
