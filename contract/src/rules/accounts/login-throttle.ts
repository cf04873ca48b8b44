import { RuleError } from '../../errors';
import { minute } from '../time/instants';

/** Ten failures within 15 minutes close an email's sign-in until the first of them is 15 minutes old. */
export const loginFailuresAtMost = 10;
export const loginWindowMin = 15;

const recent = (failures: readonly number[], now: number) =>
  failures.filter((at) => at > now - loginWindowMin * minute);

/**
 * Asked before the password is looked at, so that guessing on tells nothing.
 * @throws {RuleError} `too_many_attempts`
 */
export function checkLoginAllowed(failures: readonly number[], now: number): void {
  if (recent(failures, now).length >= loginFailuresAtMost) throw new RuleError('too_many_attempts');
}

/** The failures to keep after another one; kept although the request is refused. */
export const withLoginFailure = (failures: readonly number[], now: number): number[] => [
  ...recent(failures, now),
  now,
];
