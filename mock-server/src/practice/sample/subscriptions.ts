import type { PlanVersion } from '@praxis/contract/entities/plan';
import {
  currentAgreementVersion,
  type Subscription,
  type SubscriberStatus,
} from '@praxis/contract/entities/subscription';
import { addDays, addMonths, isoAt } from './local-time';
import type { SamplePatient } from './patients';
import { dayLength, recordOf, type Share } from './share';

export interface SampleSubscription {
  subscription: Subscription;
  plan: PlanVersion;
  patient: SamplePatient;
  /** The periods that were, and the one that is, oldest first. */
  periods: Subscription['period'][];
}

/** Of sixty: how many have each of the six statuses. The sample account's is active. */
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

/** One subscription for each of the doctor's patients, over all statuses. */
export function seedSubscriptions(
  share: Share,
  plans: readonly PlanVersion[],
  patients: readonly SamplePatient[],
): SampleSubscription[] {
  const made = patients.map((patient, number) =>
    subscriptionOf(share, number, statusAt(number), plans, patient),
  );
  share.add(
    'subscriptions',
    made.map(({ subscription }) => subscription),
  );
  return made;
}

function subscriptionOf(
  { index, doctorId, doctorUserId, random, now, today }: Share,
  number: number,
  status: SubscriberStatus,
  plans: readonly PlanVersion[],
  patient: SamplePatient,
): SampleSubscription {
  const running = status === 'active' || status === 'expiring';
  const sold = running ? plans.slice(0, 5) : plans.slice(0, 4);
  const plan = number === 0 ? (plans[1] ?? random.pick(plans)) : random.pick(sold);
  const started = running || status === 'expiredCancelled';
  const billingState = running ? billingOf(number) : ('none' as const);
  const lateBy = daysLate[billingState];
  const startOn =
    lateBy !== undefined
      ? // The period whose charge failed began so many days ago.
        addMonths(addDays(today, -lateBy), -2 * plan.intervalMonths)
      : started
        ? addDays(today, -random.whole(...joinedDaysAgo(number, status)))
        : addDays(today, status === 'approved' ? random.whole(2, 40) : 0);
  const anchorDay = Number(startOn.slice(8));
  const endOn =
    status === 'expiredCancelled'
      ? addDays(today, -random.whole(1, 60))
      : status === 'expiring'
        ? addDays(today, random.whole(3, 28))
        : undefined;
  const periods = periodsFrom(
    startOn,
    plan.intervalMonths,
    anchorDay,
    started ? (status === 'expiredCancelled' && endOn ? endOn : today) : startOn,
  );
  const askedAt =
    Date.parse(`${startOn}T09:00:00Z`) -
    (started ? 3 : 0) * dayLength -
    (status === 'pending' ? random.whole(1, 12) * dayLength : 0);
  const createdAt = Math.min(askedAt, now - 3_600_000 * (1 + (number % 40)));
  const decided = status !== 'pending';
  const decidedAt = Math.min(createdAt + 20 * 3_600_000, now);
  return {
    plan,
    patient,
    periods,
    subscription: {
      patientId: patient.patient.id,
      doctorId,
      planVersionId: plan.id,
      status: status === 'expiring' ? 'active' : status,
      billingState,
      startOn,
      period: periods.at(-1) ?? {
        startOn,
        endOn: addMonths(startOn, plan.intervalMonths, anchorDay),
      },
      anchorDay,
      ...(endOn && {
        endOn,
        endReason: number % 3 === 0 ? ('doctorEnded' as const) : ('patientCancelled' as const),
      }),
      ...(decided && {
        decision: {
          by: doctorUserId,
          at: isoAt(decidedAt),
          code: status === 'rejected' ? ('practiceFull' as const) : ('approved' as const),
          ...(status === 'rejected' && {
            note: 'The practice takes no new patients for this plan until spring.',
          }),
        },
      }),
      agreement: {
        version: currentAgreementVersion,
        signedAt: isoAt(createdAt),
        typedName: patient.patient.fullName,
      },
      cardId: status === 'rejected' ? null : patient.card.id,
      ...recordOf(`subscription-${index}-${number}`, createdAt),
      updatedAt: isoAt(decided ? decidedAt : createdAt),
    },
  };
}

/** Most have been members for long, so that there are as many charges as there should be; some joined lately. */
function joinedDaysAgo(number: number, status: SubscriberStatus): [from: number, to: number] {
  if (status !== 'expiredCancelled' && number % 5 === 3) return [5, 60];
  return [180, 375];
}

/** A few payments are late, so that there is something to act on. */
const daysLate: Partial<Record<Subscription['billingState'], number>> = { pastDue: 2, unpaid: 12 };

const billingOf = (number: number): Subscription['billingState'] =>
  number === 7 || number === 19 ? 'pastDue' : number === 23 ? 'unpaid' : 'current';

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
  return periods.length > 0 ? periods : [{ startOn, endOn: addMonths(startOn, months, anchorDay) }];
}
