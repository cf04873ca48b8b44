import type { DoctorDashboard } from '@praxis/contract/endpoints/doctor-dashboard';

export type SetupState = DoctorDashboard['setup'];

/** What a practice needs, in the order in which it is done. */
export const setupSteps = [
  'practice',
  'verification',
  'availability',
  'visitTypes',
  'plan',
  'payoutAccount',
] as const;
export type SetupStep = (typeof setupSteps)[number];

/** Once verified, always shown as done: what an admin does later is not the doctor's to set up. */
export const isDone = (setup: SetupState, step: SetupStep): boolean =>
  step === 'verification'
    ? setup.verification === 'verified' || setup.verification === 'suspended'
    : setup[step];

export const isSetUp = (setup: SetupState): boolean =>
  setupSteps.every((step) => isDone(setup, step));
