import { RuleError } from '../../errors';

/** Returns whether a duration is valid: 5 to 240 minutes in steps of 5. */
export const isDuration = (durationMin: number): boolean =>
  durationMin >= 5 && durationMin <= 240 && durationMin % 5 === 0;

/** Checks a duration in minutes. @throws {RuleError} `duration_invalid` */
export function checkDuration(durationMin: number): void {
  if (!isDuration(durationMin))
    throw new RuleError('duration_invalid', undefined, { durationMin: ['duration_invalid'] });
}
