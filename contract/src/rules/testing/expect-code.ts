import { RuleError } from '../../errors';
import type { ErrorCode } from '../../errors';

/** The rule error that an act is refused with; fails the test where it is not refused. */
export function refusal(act: () => unknown): RuleError {
  try {
    act();
  } catch (error) {
    if (error instanceof RuleError) return error;
    throw error;
  }
  throw new Error('The act was not refused.');
}

/** The code alone, or null where the act is allowed. */
export function codeOf(act: () => unknown): ErrorCode | null {
  try {
    act();
    return null;
  } catch (error) {
    if (error instanceof RuleError) return error.code;
    throw error;
  }
}
