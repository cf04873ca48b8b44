import type { Card } from '../../entities/card';
import type { Patient } from '../../entities/patient';
import type { Plan, PlanVersion } from '../../entities/plan';
import { currentAgreementVersion } from '../../entities/subscription';
import type { Subscription } from '../../entities/subscription';
import type { User } from '../../entities/user';
import { RuleError } from '../../errors';
import { addMonths, dayOfMonth, localDate } from '../time/calendar';
import { checkCardValid } from '../billing/card';
import { toInstant } from '../time/instants';
import { checkGuardian } from '../accounts/patient-age';
import { isSignedBy, signerOf } from '../accounts/signature';
import { isOpen } from './subscription-status';
import { refuseTransition } from '../transition';
import { newRecord } from '../versions';

export interface SubscribeContext {
  now: number;
  timeZone: string;
  user: Pick<User, 'emailVerifiedAt' | 'fullName'>;
  patient: Patient;
  plan: Plan;
  version: PlanVersion;
  card: Card;
  /** The patient's previous subscriptions with this doctor. */
  earlier: readonly Subscription[];
  /** Number of open subscriptions of the plan, in any version, including scheduled changes to it. */
  members: number;
}

type Limited = Pick<PlanVersion, 'capacity'>;

/** Returns whether a plan has no free place. @param members as in `SubscribeContext` */
export const isFull = ({ capacity }: Limited, members: number): boolean =>
  capacity !== null && members >= capacity;

/** Checks that a plan has a free place. @throws {RuleError} `plan_full` */
export function checkCapacity(terms: Limited, members: number): void {
  if (isFull(terms, members)) throw new RuleError('plan_full');
}

/**
 * Creates an application, status `pending` (docs/domain.md#subscription); nothing is charged.
 * @throws {RuleError} `forbidden` with an unverified email, `transition_not_allowed`, `already_subscribed`,
 * `guardian_required`, `card_expired`, `plan_full`, or `validation_failed` by field
 */
export function subscribe(
  id: string,
  agreement: { version: string; typedName: string },
  context: SubscribeContext,
): Subscription {
  const { now, timeZone, user, patient, plan, version, card, earlier, members } = context;
  const today = localDate(now, timeZone);
  if (user.emailVerifiedAt === null) throw new RuleError('forbidden', 'The email is not verified.');
  if (plan.status !== 'active' || plan.currentVersionId !== version.id)
    refuseTransition(plan.status, 'pending', 'these terms are not on sale');
  if (earlier.some(isOpen)) throw new RuleError('already_subscribed');
  if (patient.dateOfBirth === null)
    throw new RuleError('validation_failed', 'The profile lacks the date of birth.', {
      dateOfBirth: ['invalid_type'],
    });
  checkGuardian(patient, today);
  checkSignature(agreement, [user.fullName, signerOf(user.fullName, patient, today)]);
  checkCardValid(card, today);
  checkCapacity(version, members);
  return {
    ...newRecord(id, now),
    patientId: patient.id,
    doctorId: plan.doctorId,
    planVersionId: version.id,
    status: 'pending',
    billingState: 'none',
    startOn: today,
    period: { startOn: today, endOn: addMonths(today, version.intervalMonths, dayOfMonth(today)) },
    anchorDay: dayOfMonth(today),
    agreement: { ...agreement, signedAt: toInstant(now) },
    cardId: card.id,
  };
}

/**
 * Checks that the current agreement is signed with a full name: the account's or, for a minor, also the
 * guardian's. @throws {RuleError} `validation_failed`
 */
function checkSignature(
  agreement: { version: string; typedName: string },
  signers: readonly string[],
) {
  const fields: Record<string, string[]> = {};
  if (agreement.version !== currentAgreementVersion)
    fields['agreement.version'] = ['agreement_outdated'];
  if (!signers.some((name) => isSignedBy(agreement.typedName, name)))
    fields['agreement.typedName'] = ['name_mismatch'];
  if (Object.keys(fields).length > 0)
    throw new RuleError('validation_failed', 'The agreement is not signed.', fields);
}
