import type { PendingFlow } from '../pending-flow';

/** A sign-up whose code was sent. */
export type PendingSignUp = Extract<PendingFlow, { kind: 'signUp' }>;
