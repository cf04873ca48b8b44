import { codeMinutes, resendSeconds } from '@praxis/contract/rules/accounts/code';
import type { PendingSignUp } from './pending-sign-up';

/** The times of a code that was sent a moment ago, where its answer did not say them. */
export const codeTimes = (now: number): Pick<PendingSignUp, 'expiresAt' | 'resendAt'> => ({
  expiresAt: new Date(now + codeMinutes * 60_000).toISOString(),
  resendAt: new Date(now + resendSeconds * 1_000).toISOString(),
});
