import type { AdminDoctorAction } from '../../entities/actions';
import type { Background, Doctor, Verification } from '../../entities/doctor';
import type { Refusal, Transitions } from '../transition';
import { checkTransition, notAllowed, refuse } from '../transition';
import { updateRecord } from '../versions';

/** State machine of a doctor's verification (docs/domain.md#verification). */
export const verificationTransitions: Transitions<Verification> = {
  unverified: ['pending'],
  pending: ['verified', 'rejected'],
  verified: ['pending', 'suspended'],
  rejected: ['pending'],
  suspended: ['verified'],
};

/** Transition of each admin decision. */
const decisions = {
  verify: { from: 'pending', to: 'verified' },
  reject: { from: 'pending', to: 'rejected' },
  suspend: { from: 'verified', to: 'suspended' },
  reinstate: { from: 'suspended', to: 'verified' },
} as const satisfies Record<AdminDoctorAction, { from: Verification; to: Verification }>;

/** Returns why a decision is not allowed in the doctor's current state. */
export function decisionRefusal(
  { verification }: Pick<Doctor, 'verification'>,
  decision: AdminDoctorAction,
): Refusal | undefined {
  const { from, to } = decisions[decision];
  return verification === from ? undefined : notAllowed(verification, to, decision);
}

/** Applies an admin's decision to a doctor. @throws {RuleError} `transition_not_allowed` */
export function decideVerification(
  doctor: Doctor,
  decision: AdminDoctorAction,
  reason: string | null,
  now: number,
): Doctor {
  refuse(decisionRefusal(doctor, decision));
  const verification = decisions[decision].to;
  return updateRecord(doctor, { verification, verificationReason: reason }, now);
}

/** The verified part of a background, for comparison: the order of degrees and licenses doesn't matter. */
const credentials = ({ degreeIds, licences }: Background): string =>
  JSON.stringify([
    degreeIds.toSorted(),
    licences.map(({ state, number, expiresOn }) => `${state} ${number} ${expiresOn}`).toSorted(),
  ]);

/** Returns whether a background is complete enough to be verified. */
export const isCompleteBackground = ({ degreeIds, specialityIds, licences }: Background): boolean =>
  degreeIds.length > 0 && specialityIds.length > 0 && licences.length > 0;

/** Changes a background. Changed degrees or licenses, and a first or corrected background, require verification. */
export function changeBackground(doctor: Doctor, background: Background, now: number): Doctor {
  const { verification } = doctor;
  const needsVerification =
    verification === 'verified'
      ? credentials(background) !== credentials(doctor.background)
      : isCompleteBackground(background) &&
        (verification === 'unverified' || verification === 'rejected');
  if (!needsVerification) return updateRecord(doctor, { background }, now);
  checkTransition(verificationTransitions, verification, 'pending');
  return updateRecord(
    doctor,
    { background, verification: 'pending', verificationReason: null },
    now,
  );
}
