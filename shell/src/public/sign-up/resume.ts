import { resendCode } from '@praxis/contract/endpoints/auth';
import type { Deployment } from '../../boot/deployment';
import { goTo } from '../address';
import { savePendingFlow } from '../pending-flow';
import { codeTimes } from './code-times';

/** Goes on with a sign-up whose code was never typed: with another code, where one can be asked for. */
export async function resumeSignUp(deployment: Deployment, email: string): Promise<void> {
  const { pathname, search } = window.location;
  const next = pathname === '/sign-in' ? '/' : pathname + search;
  // Within a minute of the last code there is no other, but that one still works.
  const { client } = await deployment.http();
  const sent = await client
    .call(resendCode, { body: { email } })
    .catch(() => codeTimes(deployment.backEnd.now()));
  savePendingFlow({ kind: 'signUp', email, next, ...sent });
  goTo('/sign-up');
}
