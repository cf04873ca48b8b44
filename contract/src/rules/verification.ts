import type { Background, Doctor, Verification } from '../entities/doctor';
import type { Transitions } from './transition';
import { checkTransition, refuseTransition } from './transition';
import { changed } from './versions';

/** Who waits for an admin, and what an admin may decide (healthcare.md sections 2 and 7). */
export const verificationTransitions: Transitions<Verification> = {
  unverified: ['pending'],
  pending: ['verified', 'rejected'],
  verified: ['pending', 'suspended'],
  rejected: ['pending'],
  suspended: ['verified'],
};

export function decideVerification(
  doctor: Doctor,
  decision: 'verify' | 'reject' | 'suspend' | 'reinstate',
  reason: string | null,
  now: number,
): Doctor {
  const expected = {
    verify: 'pending',
    reject: 'pending',
    suspend: 'verified',
    reinstate: 'suspended',
  };
  const reached = {
    verify: 'verified',
    reject: 'rejected',
    suspend: 'suspended',
    reinstate: 'verified',
  } as const;
  const verification = reached[decision];
  if (doctor.verification !== expected[decision])
    refuseTransition(doctor.verification, verification, decision);
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
