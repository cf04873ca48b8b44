import type { DoctorDashboard } from '@praxis/contract/endpoints/doctor-dashboard';

export type SetupState = DoctorDashboard['setup'];

/** Setup steps of a practice, in order. */
export const setupSteps = [
  'practice',
  'verification',
  'availability',
  'visitTypes',
  'plan',
  'payoutAccount',
] as const;
export type SetupStep = (typeof setupSteps)[number];

/** Once verified, it stays done: an admin's later decision is not a setup step. */
export const isDone = (setup: SetupState, step: SetupStep): boolean =>
  step === 'verification'
    ? setup.verification === 'verified' || setup.verification === 'suspended'
    : setup[step];

export const isSetUp = (setup: SetupState): boolean =>
  setupSteps.every((step) => isDone(setup, step));
