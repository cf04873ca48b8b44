import type { PlanVersion } from '@praxis/contract/entities/plan';
import {
  currentAgreementVersion,
  type Subscription,
  type SubscriberStatus,
} from '@praxis/contract/entities/subscription';
import {
  addDays,
  addMonths,
  isoAt,
  localDateAt,
  officeInstant,
  toOpeningHours,
  toWakingHours,
} from './local-time';
import type { SamplePatient } from './patients';
import { sampleId } from './sample-ids';
import { recordOf, type Share } from './share';

export interface SampleSubscription {
  subscription: Subscription;
  plan: PlanVersion;
  patient: SamplePatient;
  /** Past and current periods, oldest first, including a trial. */
  periods: Subscription['period'][];
  /** The first paid day: after the trial, if any. */
  paidFrom: string;
}

/** Number of subscriptions per status, of sixty. The sample account's is active. */
const statuses: readonly [SubscriberStatus, number][] = [
  ['active', 29],
  ['expiring', 6],
  ['pending', 8],
  ['approved', 5],
  ['rejected', 4],
  ['expiredCancelled', 8],
];

const statusAt = (number: number): SubscriberStatus => {
  let left = number % 60;
  for (const [status, count] of statuses) {
    if (left < count) return status;
    left -= count;
  }
  return 'active';
};

/** Adds one subscription for each of the doctor's patients, in all statuses. */
export function seedSubscriptions(
  share: Share,
  plans: readonly PlanVersion[],
  patients: readonly SamplePatient[],
): SampleSubscription[] {
  const created = patients.map((patient, number) =>
    subscriptionOf(share, number, statusAt(number), plans, patient),
  );
  share.add(
    'subscriptions',
    created.map(({ subscription }) => subscription),
  );
  return created;
}

/** Plans of paying subscribers, by number; the fifth is no longer offered. */
const planPattern = [1, 0, 0, 2, 1, 3, 0, 1, 2, 1, 4, 0, 1, 0, 2];
/**
 * Start index of each doctor in the pattern, chosen so that no month, whatever the date, earns much
 * less than the previous one.
 */
const planStarts = [0, 4, 8, 12, 3, 5, 9, 13, 2, 6, 10, 14];
/** The sample account has the plan with a joining fee; the fourth patient has a trial. */
function planAt(index: number, number: number, status: SubscriberStatus): number {
  if (number === 0) return 1;
  if (number === 3) return 2;
  if (isLate(number)) return 0;
  const runs = status === 'active' || status === 'expiring';
  // Recent subscribers chose more expensive plans than earlier ones and most who left.
  if (runs && number % 6 === 3) return 1;
  if ((runs && number % 6 === 5) || (status === 'expiredCancelled' && number % 4 > 0)) return 0;
  const plan = planPattern[(number + (planStarts[index] ?? 0)) % planPattern.length] ?? 0;
  return plan === 4 && !runs ? 0 : plan;
}

function subscriptionOf(
  share: Share,
  number: number,
  status: SubscriberStatus,
  plans: readonly PlanVersion[],
  patient: SamplePatient,
): SampleSubscription {
  const { index, doctorId, doctorUserId, random, today, facts } = share;
  const runs = status === 'active' || status === 'expiring';
  const plan = plans[planAt(index, number % 60, status)] ?? random.pick(plans);
  const { startOn, endOn, appliedAt, decidedAt } = timelineOf(share, number, status, plan);
  const paidFrom = addDays(startOn, plan.trialDays);
  const anchorDay = Number((status === 'expiring' && endOn ? endOn : paidFrom).slice(8));
  const until = status === 'expiredCancelled' && endOn ? addDays(endOn, -1) : today;
  const paid = periodsFrom(paidFrom, plan.intervalMonths, anchorDay, until);
  const isTrial = plan.trialDays > 0 && paidFrom > until;
  const trial = { startOn, endOn: paidFrom };
  const started = runs || status === 'expiredCancelled';
  const current = started ? (isTrial ? trial : paid.at(-1)) : undefined;
  const billingState = runs ? (isTrial ? ('trialing' as const) : billingOf(number)) : 'none';
  const end =
    billingState === 'unpaid' && current
      ? { endOn: current.endOn, endReason: 'unpaid' as const }
      : endOn && {
          endOn,
          endReason: number % 3 === 0 ? ('doctorEnded' as const) : ('patientCancelled' as const),
        };
  return {
    plan,
    patient,
    periods: plan.trialDays > 0 ? [trial, ...paid] : paid,
    paidFrom,
    subscription: {
      patientId: patient.patient.id,
      doctorId,
      planVersionId: plan.id,
      status: status === 'expiring' ? 'active' : status,
      billingState,
      startOn,
      period:
        current ??
        (status === 'approved' && plan.trialDays > 0
          ? trial
          : { startOn, endOn: addMonths(startOn, plan.intervalMonths, anchorDay) }),
      anchorDay,
      ...end,
      ...(status !== 'pending' && {
        decision: {
          by: doctorUserId,
          at: isoAt(decidedAt),
          code: status === 'rejected' ? ('practiceFull' as const) : ('approved' as const),
          ...(status === 'rejected' && { note: rejectionNotes[facts.locale] }),
        },
      }),
      agreement: {
        version: currentAgreementVersion,
        signedAt: isoAt(appliedAt),
        typedName: patient.patient.fullName,
      },
      cardId: status === 'rejected' || status === 'expiredCancelled' ? null : patient.card.id,
      ...recordOf(sampleId('subscription', index, number), appliedAt),
      updatedAt: isoAt(status === 'pending' ? appliedAt : decidedAt),
    },
  };
}

const rejectionNotes = {
  en: 'We aren’t taking new patients on this plan until spring.',
  de: 'Für diesen Tarif nehmen wir bis zum Frühjahr niemanden mehr auf.',
  pt: 'Só voltamos a aceitar pacientes neste plano no próximo semestre.',
};

/** Dates of application, decision, start and end; days are local. */
interface Timeline {
  startOn: string;
  endOn?: string;
  appliedAt: number;
  decidedAt: number;
}

/** Days ago, or ahead, by index among those of one status. */
const applied = {
  pending: [0, 1, 2, 4, 6, 8, 10, 12],
  approved: [5, 6, 8, 11, 17],
  rejected: [6, 15, 28, 44],
} as const;
const startsIn = [2, 6, 11, 19, 33];
/** Days since each subscriber left: fewer recently. */
const leftAgo = [5, 19, 34, 41, 52, 75, 110, 150];

function timelineOf(
  share: Share,
  number: number,
  status: SubscriberStatus,
  plan: PlanVersion,
): Timeline {
  const { random, now, today, facts } = share;
  const place = (number % 60) - firstOf(status);
  /** A random time during waking hours of a day, before now. */
  const duringDay = (on: string) =>
    toWakingHours(
      Math.min(
        officeInstant(on, random.whole(7 * 60, 22 * 60), facts.timeZone),
        now - random.whole(10, 50) * 60_000,
      ),
      facts.timeZone,
    );
  /** A few hours later, during opening hours. */
  const duringOpening = (appliedAt: number) =>
    toOpeningHours(appliedAt + random.whole(3, 40) * 3_600_000, facts.timeZone);
  if (status === 'pending' || status === 'approved' || status === 'rejected') {
    const ago = applied[status][place] ?? random.whole(1, 12);
    const appliedAt = duringDay(addDays(today, -ago));
    const decidedAt = duringOpening(appliedAt);
    const startOn =
      status === 'approved'
        ? addDays(today, startsIn[place] ?? 2)
        : localDateAt(appliedAt, facts.timeZone);
    return { startOn, appliedAt, decidedAt };
  }
  const lateBy = daysLate[billingOf(number)];
  const endOn =
    status === 'expiredCancelled'
      ? addDays(today, -(leftAgo[place] ?? random.whole(1, 150)))
      : status === 'expiring'
        ? addDays(today, 3 + 4 * (place % 7))
        : undefined;
  const paidFrom =
    lateBy !== undefined
      ? // The period of the failed charge began this many days ago.
        addMonths(addDays(today, -lateBy), -2 * plan.intervalMonths)
      : status === 'expiring' && endOn
        ? // It ends with a period.
          addMonths(endOn, -plan.intervalMonths * Math.ceil((5 + place) / plan.intervalMonths))
        : addDays(today, plan.trialDays - joinedAgo(number, status));
  const startOn = addDays(paidFrom, -plan.trialDays);
  const appliedAt = duringDay(addDays(startOn, -random.whole(5, 9)));
  return {
    startOn,
    ...(endOn && { endOn }),
    appliedAt,
    decidedAt: duringOpening(appliedAt),
  };
}

/** The first index with a status. */
function firstOf(status: SubscriberStatus): number {
  let before = 0;
  for (const [one, count] of statuses) {
    if (one === status) return before;
    before += count;
  }
  return before;
}

/** Days since joining: most joined long ago, and more joined recently than before. */
function joinedAgo(number: number, status: SubscriberStatus): number {
  if (number === 0) return 108;
  if (status === 'expiredCancelled') return 190 + ((number * 23) % 170);
  if (number % 6 === 3) return 4 + ((number * 7 + 8) % 25);
  if (number % 6 === 5) return 33 + ((number * 7) % 50);
  return 120 + ((number * 67) % 250);
}

/** A few payments are late, so that there is something to act on. */
const daysLate: Partial<Record<Subscription['billingState'], number>> = { pastDue: 2, unpaid: 12 };

const billingOf = (number: number): Subscription['billingState'] =>
  number === 7 || number === 19 ? 'pastDue' : number === 23 ? 'unpaid' : 'current';

const isLate = (number: number) => billingOf(number) !== 'current';

function periodsFrom(
  startOn: string,
  months: number,
  anchorDay: number,
  until: string,
): Subscription['period'][] {
  const periods: Subscription['period'][] = [];
  for (let from = startOn; from <= until;) {
    const endOn = addMonths(from, months, anchorDay);
    periods.push({ startOn: from, endOn });
    from = endOn;
  }
  return periods;
}
