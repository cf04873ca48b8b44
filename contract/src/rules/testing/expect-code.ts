import { RuleError } from '../../errors';
import type { ErrorCode } from '../../errors';

/** Returns the rule error of a refused act; throws if it is not refused. */
export function refusal(act: () => unknown): RuleError {
  try {
    act();
  } catch (error) {
    if (error instanceof RuleError) return error;
    throw error;
  }
  throw new Error('The act was not refused.');
}

/** Returns the error code of an act, or null if it is allowed. */
export function codeOf(act: () => unknown): ErrorCode | null {
  try {
    act();
    return null;
  } catch (error) {
    if (error instanceof RuleError) return error.code;
    throw error;
  }
}
