import * as endpoints from '@praxis/contract/endpoints/auth';
import type { User } from '@praxis/contract/entities/user';
import { toInstant } from '@praxis/contract/rules/time/instants';
import { checkPassword } from '@praxis/contract/rules/accounts/password';
import { updateRecord, newRecord } from '@praxis/contract/rules/versions';
import { RuleError } from '@praxis/contract';
import type { Handler, Simulation } from '../../core/module';
import { putMail } from '../announce';
import { audit } from '../audit';
import { handle, prepareAccountOfEmail } from '../handle';
import { table } from '../tables';
import { findUser } from './find-user';
import { codeResponse, refuseCode, sendCode, unsentCode } from './mailed-codes';
import { createRoleRecords } from './new-account';
import { sessionOf } from './session';

/** The page where the code is entered. */
const signUpPath = '/sign-up';

export const signUp = handle(
  endpoints.signUp,
  ({ body }, simulation) => {
    const { password, role, locale = 'en', timeZone = 'UTC' } = body;
    const email = body.email.trim();
    checkPassword(password, email);
    const existing = findUser(simulation, email);
    if (existing?.emailVerifiedAt) return notifyOwner(simulation, existing);
    const { database, newId, now } = simulation;
    // Signing up again before verification starts over.
    const user: User = {
      ...newRecord(existing?.id ?? newId(), now()),
      role,
      email,
      emailVerifiedAt: null,
      fullName: '',
      avatarUrl: null,
      locale,
      timeZone,
      status: 'active',
    };
    const sent = sendCode(simulation, 'verify', user, signUpPath);
    table(database, 'users').put(user);
    table(database, 'credentials').put({ id: user.id, password, spent: [] });
    return codeResponse(sent);
  },
  { prepare: prepareAccountOfEmail },
);

export const verify = handle(
  endpoints.verify,
  ({ body: { email, code } }, simulation) => {
    const refused = refuseCode(simulation, 'verify', email, code);
    if (refused) return refused;
    const user = findUser(simulation, email);
    if (!user || user.emailVerifiedAt || user.status !== 'active')
      throw new RuleError('code_invalid', undefined, { code: ['code_invalid'] });
    const now = simulation.now();
    const verified = updateRecord(user, { emailVerifiedAt: toInstant(now) }, now);
    table(simulation.database, 'users').put(verified);
    createRoleRecords(simulation, verified);
    audit(simulation, verified, { action: 'create', resource: `user:${verified.id}` });
    return sessionOf(simulation, verified);
  },
  { prepare: prepareAccountOfEmail },
);

export const resendCode = handle(
  endpoints.resendCode,
  ({ body: { email } }, simulation) => {
    const user = findUser(simulation, email);
    if (user && !user.emailVerifiedAt)
      return codeResponse(sendCode(simulation, 'verify', user, signUpPath));
    // The response for an address that awaits no code is the same.
    return codeResponse(unsentCode(simulation, 'verify', email));
  },
  { prepare: prepareAccountOfEmail },
);

export const handlers: readonly Handler[] = [signUp, verify, resendCode];

/** Responds as for a new address, and mails the owner of the existing account. */
function notifyOwner(simulation: Simulation, { email, locale }: User) {
  const response = codeResponse(unsentCode(simulation, 'verify', email));
  putMail(simulation, {
    to: email,
    locale,
    kind: 'alreadyRegistered',
    values: {},
    link: '/sign-in',
  });
  return response;
}
