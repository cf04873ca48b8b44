import { RuleError } from '@praxis/contract';
import type { PracticeSession } from '@praxis/contract/entities/session';
import type { User } from '@praxis/contract/entities/user';
import type { Simulation } from '../../core/module';
import { signTokens } from '../../core/tokens';
import { table, type Credential } from '../tables';
import { userDataOf } from './user-data';

/** A new pair of tokens, and everything that a client has to know of the person. */
export function sessionOf(simulation: Simulation, user: User): PracticeSession {
  return {
    realm: 'practice',
    userData: userDataOf(simulation, user),
    ...signTokens({ userId: user.id, realm: 'practice', role: user.role }, simulation.tokenTime()),
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
 * What signs a user in, where a session that began at an instant (seconds since the epoch) still
 * stands: it was not signed out, and the password was not changed elsewhere since.
 * @throws {RuleError} `unauthenticated`
 */
export function standingCredential(
  { database }: Simulation,
  userId: string,
  issuedAt: number,
): Credential {
  const credential = table(database, 'credentials').get(userId);
  const { signedOut = [], validFrom = 0, keptSession } = credential ?? {};
  if (!credential || signedOut.includes(issuedAt)) throw new RuleError('unauthenticated');
  if (issuedAt < validFrom && issuedAt !== keptSession) throw new RuleError('unauthenticated');
  return credential;
}
