import type { AdminDoctorAction } from '../../entities/actions';
import type { Background, Doctor, Verification } from '../../entities/doctor';
import type { Refusal, Transitions } from '../transition';
import { checkTransition, notAllowed, refuse } from '../transition';
import { changed } from '../versions';

/** Who waits for an admin, and what an admin may decide (docs/domain.md#verification). */
export const verificationTransitions: Transitions<Verification> = {
  unverified: ['pending'],
  pending: ['verified', 'rejected'],
  verified: ['pending', 'suspended'],
  rejected: ['pending'],
  suspended: ['verified'],
};

/** From where each decision of an admin leads where. */
const decisions = {
  verify: { from: 'pending', to: 'verified' },
  reject: { from: 'pending', to: 'rejected' },
  suspend: { from: 'verified', to: 'suspended' },
  reinstate: { from: 'suspended', to: 'verified' },
} as const satisfies Record<AdminDoctorAction, { from: Verification; to: Verification }>;

/** Why a decision does not fit a doctor as they stand. */
export function decisionRefusal(
  { verification }: Pick<Doctor, 'verification'>,
  decision: AdminDoctorAction,
): Refusal | undefined {
  const { from, to } = decisions[decision];
  return verification === from ? undefined : notAllowed(verification, to, decision);
}

/** An admin verifies, rejects, suspends or reinstates a doctor. @throws {RuleError} `transition_not_allowed` */
export function decideVerification(
  doctor: Doctor,
  decision: AdminDoctorAction,
  reason: string | null,
  now: number,
): Doctor {
  refuse(decisionRefusal(doctor, decision));
  const verification = decisions[decision].to;
  return changed(doctor, { verification, verificationReason: reason }, now);
}

/** What an admin verified. */
const credentials = ({ degreeIds, licences }: Background) => JSON.stringify([degreeIds, licences]);

/** Whether there is anything to verify. */
export const isCompleteBackground = ({ degreeIds, specialityIds, licences }: Background): boolean =>
  degreeIds.length > 0 && specialityIds.length > 0 && licences.length > 0;

/** Changed degrees or licences, and a first or corrected background, go to the admins. */
export function changeBackground(doctor: Doctor, background: Background, now: number): Doctor {
  const { verification } = doctor;
  const asks =
    isCompleteBackground(background) &&
    (verification === 'unverified' ||
      verification === 'rejected' ||
      (verification === 'verified' && credentials(background) !== credentials(doctor.background)));
  if (!asks) return changed(doctor, { background }, now);
  checkTransition(verificationTransitions, verification, 'pending');
  return changed(doctor, { background, verification: 'pending', verificationReason: null }, now);
}
