import { RuleError, type Role } from '@praxis/contract';
import type { PracticeSession } from '@praxis/contract/entities/session';
import type { Simulation } from '../../core/module';
import { audit } from '../audit';
import { isActive, sessionOf } from '../auth/session';
import { membershipOf } from '../auth/user-data';
import { ensureAllDoctors, ensureRoster } from '../sample';
import { ensureAccount } from '../sample/people';
import { table } from '../tables';

/** An account that the panel can sign in as. */
export interface PanelAccount {
  userId: string;
  fullName: string;
  email: string;
  /** The practice of a doctor or team member; empty for others. */
  practice: string;
}

/** Accounts of a role that can sign in, sorted by name. */
export function accountsOf(simulation: Simulation, role: Role): PanelAccount[] {
  const { database } = simulation;
  ensureRoster(simulation);
  if (role === 'patient') ensureAllDoctors(simulation);
  return table(database, 'users')
    .filter((user) => user.role === role && !!user.emailVerifiedAt && isActive(simulation, user))
    .map((user) => {
      // Patients belong to no practice; skip the lookup, since there are many.
      const practiceId = role === 'patient' ? undefined : membershipOf(simulation, user).practiceId;
      const practice =
        practiceId === undefined ? undefined : table(database, 'practices').get(practiceId);
      return {
        userId: user.id,
        fullName: user.fullName || user.email,
        email: user.email,
        practice: practice?.name ?? '',
      };
    })
    .sort((one, other) => one.fullName.localeCompare(other.fullName));
}

/**
 * Signs in without a password, since all accounts are fictional. @throws {RuleError} `not_found`
 */
export function signInAs(simulation: Simulation, userId: string): PracticeSession {
  ensureAccount(simulation, userId);
  const user = table(simulation.database, 'users').get(userId);
  if (!user || !isActive(simulation, user)) throw new RuleError('not_found');
  audit(simulation, user, { action: 'signIn', resource: `user:${user.id}` });
  return sessionOf(simulation, user);
}
