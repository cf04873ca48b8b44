import { RuleError } from '@praxis/contract';
import { login, logout, refresh } from '@praxis/contract/endpoints/auth';
import type { PracticeSession } from '@praxis/contract/entities/session';
import type { User } from '@praxis/contract/entities/user';
import { handle, Reply, type AreaModule, type Simulation } from '../../core/area';
import { signTokens, verifyToken } from '../../core/tokens';
import { ensureOwner } from '../caller';
import { ensureEveryDoctor, ensureRoster } from '../sample';
import { table, type Credential } from '../tables';
import { userDataOf } from './user-data';

/** Ten failures within a quarter of an hour close the account's sign-in (healthcare.md section 4). */
const throttle = { failures: 10, within: 15 * 60_000 };

export const area: AreaModule = {
  handlers: [
    handle(login, ({ body: { email, password } }, simulation) => {
      const now = simulation.tokenTime();
      const user = findUser(simulation, email);
      const credential = user && table(simulation.database, 'credentials').get(user.id);
      const failures = (credential?.failures ?? []).filter((at) => at > now - throttle.within);
      if (failures.length >= throttle.failures) throw new RuleError('too_many_attempts');
      if (!user || credential?.password !== password || user.status !== 'active') {
        if (credential) return refuse(simulation, credential, [...failures, now]);
        throw new RuleError('credentials_invalid');
      }
      if (!user.emailVerifiedAt)
        throw new RuleError('forbidden', 'The e-mail address is not verified.', undefined, {
          verification: 'required',
        });
      if (credential.failures.length > 0)
        table(simulation.database, 'credentials').put({ ...credential, failures: [] });
      return sessionOf(simulation, user);
    }),

    handle(refresh, ({ body: { refreshToken } }, simulation) => {
      const claims = verifyToken(refreshToken, 'refresh', simulation.tokenTime());
      if (claims?.realm !== 'practice') throw new RuleError('unauthenticated');
      ensureOwner(simulation, claims.userId);
      const user = table(simulation.database, 'users').get(claims.userId);
      const credentials = table(simulation.database, 'credentials');
      const credential = credentials.get(claims.userId);
      if (user?.status !== 'active' || !credential || credential.spent.includes(claims.id))
        throw new RuleError('unauthenticated');
      // The refresh token rotates: this one is spent.
      credentials.put({ ...credential, spent: [...credential.spent, claims.id].slice(-50) });
      return sessionOf(simulation, user);
    }),

    handle(logout, () => new Reply(204, undefined)),
  ],
};

/** Answers as an error would, but keeps the failure: a thrown error undoes what was written. */
function refuse(
  simulation: Simulation,
  credential: Credential,
  failures: readonly number[],
): Reply {
  table(simulation.database, 'credentials').put({ ...credential, failures });
  return new Reply(401, {
    error: {
      code: 'credentials_invalid',
      message: 'E-mail and password match no account.',
      requestId: simulation.newId(),
    },
  });
}

/** Looks where it is quick first: the roster, then every doctor's patients. */
function findUser(simulation: Simulation, email: string): User | undefined {
  ensureRoster(simulation);
  const wanted = email.trim().toLowerCase();
  const users = table(simulation.database, 'users');
  const find = () => users.find((user) => user.email.toLowerCase() === wanted);
  const known = find();
  if (known) return known;
  ensureOwner(simulation, 'user-patient-0-0');
  if (!find()) ensureEveryDoctor(simulation);
  return find();
}

/** A new pair of tokens, and everything that a client has to know of the person. */
export function sessionOf(simulation: Simulation, user: User): PracticeSession {
  return {
    realm: 'practice',
    userData: userDataOf(simulation, user),
    ...signTokens({ userId: user.id, realm: 'practice', role: user.role }, simulation.tokenTime()),
  };
}
