import { RuleError } from '@praxis/contract';
import * as session from '@praxis/contract/endpoints/session';
import { Reply, type Handler, type Simulation } from '../../core/module';
import { verifyToken } from '../../core/tokens';
import { audit } from '../audit';
import { handle, prepareAccount, prepareAccountOfEmail } from '../handle';
import { ensureAccount, ensureCommonAccount, ensureShareOf } from '../sample/people';
import { table } from '../tables';
import { findUser } from './find-user';
import { checkThrottle, resetFailures, refuseLogin } from './login-throttle';
import { isActive, sessionOf, validCredential } from './session';

/** Number of used refresh tokens that are stored; older ones have expired long ago. */
const spentLimit = 50;

export function prepare(simulation: Simulation, email: string): void {
  const user = ensureCommonAccount(simulation, email);
  if (user) ensureShareOf(simulation, user);
}

export const login = handle(
  session.login,
  ({ body: { email, password } }, simulation) => {
    checkThrottle(simulation, email);
    const user = findUser(simulation, email);
    const credential = user && table(simulation.database, 'credentials').get(user.id);
    if (!user || credential?.password !== password) return refuseLogin(simulation, email);
    // Checked after the password, so that only the account's owner learns its state.
    if (!isActive(simulation, user)) throw new RuleError('account_inactive');
    if (!user.emailVerifiedAt)
      throw new RuleError('forbidden', 'The email address is not verified.', undefined, {
        verification: 'required',
      });
    resetFailures(simulation, email);
    audit(simulation, user, { action: 'signIn', resource: `user:${user.id}` });
    return sessionOf(simulation, user);
  },
  { prepare: prepareAccountOfEmail },
);

export const refresh = handle(
  session.refresh,
  ({ body: { refreshToken } }, simulation) => {
    const claims = verifyToken(refreshToken, 'refresh', simulation.tokenTime());
    if (claims?.realm !== 'practice') throw new RuleError('unauthenticated');
    const user = table(simulation.database, 'users').get(claims.userId);
    const credential = validCredential(simulation, claims);
    if (!user || credential.spent.includes(claims.id)) throw new RuleError('unauthenticated');
    // The holder of a refresh token has signed in before, so the reason may be revealed.
    if (!isActive(simulation, user)) throw new RuleError('account_inactive');
    // Refresh tokens rotate: this one is used up.
    table(simulation.database, 'credentials').put({
      ...credential,
      spent: [...credential.spent, claims.id].slice(-spentLimit),
    });
    return sessionOf(simulation, user, claims.session.id);
  },
  {
    prepare: ({ body }, simulation) => {
      const claims = verifyToken(body.refreshToken, 'refresh', simulation.tokenTime());
      if (claims) ensureAccount(simulation, claims.userId);
    },
  },
);

export const logout = handle(
  session.logout,
  ({ bearer }, simulation) => {
    const credentials = table(simulation.database, 'credentials');
    const credential = bearer && credentials.get(bearer.userId);
    if (credential) {
      const {
        userId,
        session: { id },
      } = bearer;
      const signedOut = [...(credential.signedOut ?? []), id].slice(-spentLimit);
      credentials.put({ ...credential, signedOut });
      audit(simulation, { id: userId }, { action: 'signOut', resource: `user:${userId}` });
    }
    return new Reply(204, undefined);
  },
  { prepare: prepareAccount },
);

export const handlers: readonly Handler[] = [login, refresh, logout];
