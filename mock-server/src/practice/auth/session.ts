import { RuleError } from '@praxis/contract';
import type { PracticeSession } from '@praxis/contract/entities/session';
import type { User } from '@praxis/contract/entities/user';
import type { Bearer, Simulation } from '../../core/module';
import { newSession, signTokens } from '../../core/tokens';
import { table, type Credential } from '../tables';
import { userDataOf } from './user-data';

/**
 * Creates a session response: a new token pair, and the user data that clients need.
 * @param sessionId the id of the session to continue; a new one by default
 */
export function sessionOf(simulation: Simulation, user: User, sessionId?: string): PracticeSession {
  const { earlierPasswords } = table(simulation.database, 'credentials').get(user.id) ?? {};
  const fresh = newSession(earlierPasswords);
  const owner = { userId: user.id, realm: 'practice', role: user.role } as const;
  return {
    realm: 'practice',
    userData: userDataOf(simulation, user),
    ...signTokens(owner, simulation.tokenTime(), sessionId ? { ...fresh, id: sessionId } : fresh),
  };
}

/** Whether a user may sign in: not suspended, and not deactivated in their team. */
export function isActive({ database }: Simulation, { id, role, status }: User): boolean {
  if (status !== 'active') return false;
  if (role !== 'teamMember') return true;
  return table(database, 'teamMembers')
    .where('userId', id)
    .some((one) => one.status === 'active');
}

/**
 * Returns the user's credentials if the session is still valid: it was not signed out, and the
 * password was not changed in another session since.
 * @throws {RuleError} `unauthenticated`
 */
export function validCredential(
  { database }: Simulation,
  { userId, session }: Pick<Bearer, 'userId' | 'session'>,
): Credential {
  const credential = table(database, 'credentials').get(userId);
  const { signedOut = [], earlierPasswords = 0, keptSession } = credential ?? {};
  if (!credential || signedOut.includes(session.id)) throw new RuleError('unauthenticated');
  if (session.password < earlierPasswords && session.id !== keptSession)
    throw new RuleError('unauthenticated');
  return credential;
}
