import { RuleError } from '@praxis/contract';
import type { PracticeSession } from '@praxis/contract/entities/session';
import type { User } from '@praxis/contract/entities/user';
import type { Bearer, Simulation } from '../../core/module';
import { newSession, signTokens } from '../../core/tokens';
import { table, type Credential } from '../tables';
import { userDataOf } from './user-data';

/**
 * A new pair of tokens, and everything that a client has to know of the person.
 * @param going the id of the session that goes on; a new one begins without it
 */
export function sessionOf(simulation: Simulation, user: User, going?: string): PracticeSession {
  const { earlierPasswords } = table(simulation.database, 'credentials').get(user.id) ?? {};
  const begun = newSession(earlierPasswords);
  const owner = { userId: user.id, realm: 'practice', role: user.role } as const;
  return {
    realm: 'practice',
    userData: userDataOf(simulation, user),
    ...signTokens(owner, simulation.tokenTime(), going ? { ...begun, id: going } : begun),
  };
}

/** Whether somebody may sign in: not suspended, and not deactivated in the team that they belong to. */
export function isActive({ database }: Simulation, { id, role, status }: User): boolean {
  if (status !== 'active') return false;
  if (role !== 'teamMember') return true;
  return table(database, 'teamMembers')
    .having('userId', id)
    .some((one) => one.status === 'active');
}

/**
 * What signs a user in, where a session still stands: it was not signed out, and the password was
 * not changed elsewhere since it began.
 * @throws {RuleError} `unauthenticated`
 */
export function standingCredential(
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
