import { RuleError } from '@praxis/contract';
import {
  checkLoginAllowed,
  withLoginFailure,
} from '@praxis/contract/rules/accounts/login-throttle';
import type { Reply, Simulation } from '../../core/module';
import { refusal } from '../../core/errors';
import { table } from '../tables';
import { emailKey } from './find-user';

const failuresOf = ({ database }: Simulation, email: string): readonly number[] =>
  table(database, 'loginFailures').get(emailKey(email))?.failures ?? [];

/** @throws {RuleError} `too_many_attempts` */
export const checkThrottle = (simulation: Simulation, email: string): void =>
  checkLoginAllowed(failuresOf(simulation, email), simulation.now());

/**
 * Counts a failed sign-in, also for unknown addresses, so that the response doesn't reveal which
 * addresses have accounts.
 */
export function refuseLogin(simulation: Simulation, email: string): Reply {
  const { database, now, newId } = simulation;
  const failures = withLoginFailure(failuresOf(simulation, email), now());
  table(database, 'loginFailures').put({ id: emailKey(email), failures });
  return refusal(
    new RuleError('credentials_invalid', 'Email and password match no account.'),
    newId(),
  );
}

export function resetFailures({ database }: Simulation, email: string): void {
  table(database, 'loginFailures').remove(emailKey(email));
}
