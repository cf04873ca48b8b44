import { resendCode } from '@praxis/contract/endpoints/auth';
import type { Deployment } from '../../boot/deployment';
import { goTo } from '../address';
import { savePendingFlow } from '../pending-flow';
import { codeTimes } from './pending-sign-up';

/** Resumes a sign-up whose code was never confirmed, with a new code if one can be sent. */
export async function resumeSignUp(deployment: Deployment, email: string): Promise<void> {
  const { pathname, search } = window.location;
  const next = pathname === '/sign-in' ? '/' : pathname + search;
  // Within a minute of the last code no other is sent, but that one is still valid.
  const { client } = await deployment.http();
  const sent = await client
    .call(resendCode, { body: { email } })
    .catch(() => codeTimes(deployment.backEnd.now()));
  savePendingFlow({ kind: 'signUp', email, next, ...sent });
  goTo('/sign-up');
}
