import { codeMinutes, resendSeconds } from '@praxis/contract/rules/accounts/code';
import type { PendingFlow } from '../pending-flow';

/** A sign-up whose code was sent. */
export type PendingSignUp = Extract<PendingFlow, { kind: 'signUp' }>;

/** Expiry and resend times of a code that was just sent, if the response was lost. */
export const codeTimes = (now: number): Pick<PendingSignUp, 'expiresAt' | 'resendAt'> => ({
  expiresAt: new Date(now + codeMinutes * 60_000).toISOString(),
  resendAt: new Date(now + resendSeconds * 1_000).toISOString(),
});
