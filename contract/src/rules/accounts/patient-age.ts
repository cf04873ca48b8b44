import type { Patient } from '../../entities/patient';
import { RuleError } from '../../errors';

/** Of age from the birthday on; born on 29 February, from 1 March of other years. */
const fullAge = 18;

/** Years lived on a day; both are local dates. */
export function ageOn(dateOfBirth: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  return today.slice(5) < dateOfBirth.slice(5) ? years - 1 : years;
}

/** Whether a guardian speaks for whoever was born on a day; not while that day is not entered yet. */
export const isUnderAge = (dateOfBirth: string, today: string): boolean =>
  dateOfBirth !== '' && ageOn(dateOfBirth, today) < fullAge;

/**
 * A patient under 18 needs a guardian, and a birthday is not in the future.
 * @throws {RuleError} `guardian_required`, or `validation_failed` for the birthday
 */
export function checkGuardian(
  { dateOfBirth, guardian }: Pick<Patient, 'dateOfBirth' | 'guardian'>,
  today: string,
): void {
  if (dateOfBirth === null) return;
  if (dateOfBirth > today || ageOn(dateOfBirth, today) > 130)
    throw new RuleError('validation_failed', 'The date of birth is not possible.', {
      dateOfBirth: ['date_impossible'],
    });
  if (isUnderAge(dateOfBirth, today) && guardian === null)
    throw new RuleError('guardian_required', undefined, { guardian: ['guardian_required'] });
}
