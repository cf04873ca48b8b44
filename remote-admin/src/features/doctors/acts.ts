import type { Verification } from '@praxis/contract/entities/doctor';

/** What an administrator decides about a doctor. */
export type DoctorAct = 'verify' | 'reject' | 'suspend' | 'reinstate';

const actsOf: Readonly<Partial<Record<Verification, readonly DoctorAct[]>>> = {
  pending: ['verify', 'reject'],
  verified: ['suspend'],
  suspended: ['reinstate'],
};

/** The decisions that fit the verification. */
export const actsFor = (verification: Verification): readonly DoctorAct[] =>
  actsOf[verification] ?? [];

/** Decisions that need a reason, which the doctor reads. */
export const needsReason = (act: DoctorAct): act is Extract<DoctorAct, 'reject' | 'suspend'> =>
  act === 'reject' || act === 'suspend';
