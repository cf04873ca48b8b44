import { RuleError } from '../../errors';
import { minute } from '../time/instants';

/**
 * Sign-in with an email is blocked after ten failures within 15 minutes, until the first of them is 15
 * minutes old.
 */
export const maxLoginFailures = 10;
export const loginWindowMin = 15;

const recent = (failures: readonly number[], now: number) =>
  failures.filter((at) => at > now - loginWindowMin * minute);

/**
 * Checks that sign-in is not blocked. Runs before the password check, so that further guesses reveal nothing.
 * @throws {RuleError} `too_many_attempts`
 */
export function checkLoginAllowed(failures: readonly number[], now: number): void {
  if (recent(failures, now).length >= maxLoginFailures) throw new RuleError('too_many_attempts');
}

/** Returns the failures to store after another one; stored although the request is refused. */
export const withLoginFailure = (failures: readonly number[], now: number): number[] => [
  ...recent(failures, now),
  now,
];
