import { RuleError } from '@praxis/contract';
import * as endpoints from '@praxis/contract/endpoints/auth';
import type { User } from '@praxis/contract/entities/user';
import { checkPassword } from '@praxis/contract/rules/accounts/password';
import { codeResendAt } from '@praxis/contract/rules/accounts/code';
import { Reply, type Handler, type Simulation } from '../../core/module';
import { putMail } from '../announce';
import { audit } from '../audit';
import { handle, prepareAccountOfEmail } from '../handle';
import { table } from '../tables';
import { findUser } from './find-user';
import { resetFailures } from './login-throttle';
import { refuseCode, sendCode, sentCode, unsentCode } from './mailed-codes';

/** Changes an account's password and ends all sessions except the one with this id. */
export function setPassword(
  simulation: Simulation,
  user: User,
  password: string,
  keptSession?: string,
): void {
  const credentials = table(simulation.database, 'credentials');
  const { spent = [], earlierPasswords = 0 } = credentials.get(user.id) ?? {};
  credentials.put({
    id: user.id,
    password,
    spent,
    earlierPasswords: earlierPasswords + 1,
    ...(keptSession !== undefined && { keptSession }),
  });
  const { email: to, locale } = user;
  putMail(simulation, { to, locale, kind: 'passwordChanged', values: {}, link: '/sign-in' });
  audit(simulation, user, { action: 'update', resource: `user:${user.id}` });
}

export const forgotPassword = handle(
  endpoints.forgotPassword,
  ({ body: { email } }, simulation) => {
    const user = findUser(simulation, email);
    const earlier = sentCode(simulation, 'password', email);
    const tooSoon = earlier !== undefined && simulation.now() < codeResendAt(earlier);
    if (tooSoon) return new Reply(202, undefined);
    if (user?.status === 'active' && user.emailVerifiedAt)
      sendCode(simulation, 'password', user, '/reset-password');
    else unsentCode(simulation, 'password', email);
    return new Reply(202, undefined);
  },
  { prepare: prepareAccountOfEmail },
);

export const resetPassword = handle(
  endpoints.resetPassword,
  ({ body: { email, code, password } }, simulation) => {
    checkPassword(password, email);
    const refused = refuseCode(simulation, 'password', email, code);
    if (refused) return refused;
    const user = findUser(simulation, email);
    if (user?.status !== 'active')
      throw new RuleError('code_invalid', undefined, { code: ['code_invalid'] });
    setPassword(simulation, user, password);
    resetFailures(simulation, email);
    return new Reply(204, undefined);
  },
  { prepare: prepareAccountOfEmail },
);

export const handlers: readonly Handler[] = [forgotPassword, resetPassword];
