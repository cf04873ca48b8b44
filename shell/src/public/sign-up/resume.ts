import { resendCode } from '@praxis/contract/endpoints/auth';
import { codeMinutes, resendSeconds } from '@praxis/contract/rules/code';
import type { Deployment } from '../../boot/deployment';
import { goTo } from '../address';
import { savePendingFlow } from '../pending-flow';

/** Goes on with a sign-up whose code was never typed: with another code, where one can be asked for. */
export async function resumeSignUp(deployment: Deployment, email: string): Promise<void> {
  const { pathname, search } = window.location;
  const next = pathname === '/sign-in' ? '/' : pathname + search;
  const now = deployment.backEnd.now();
  // Within a minute of the last code there is no other, but that one still works.
  const { client } = await deployment.http();
  const sent = await client.call(resendCode, { body: { email } }).catch(() => ({
    expiresAt: new Date(now + codeMinutes * 60_000).toISOString(),
    resendAt: new Date(now + resendSeconds * 1_000).toISOString(),
  }));
  savePendingFlow({ kind: 'signUp', email, next, ...sent });
  goTo('/sign-up');
}
