import type { Patient } from '../../entities/patient';
import { RuleError } from '../../errors';

/** Age of majority in years, reached on the birthday; born on February 29, on March 1 of common years. */
const ageOfMajority = 18;

/** Returns an age in full years on a day; both are local dates (YYYY-MM-DD). */
export function ageOn(dateOfBirth: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  return today.slice(5) < dateOfBirth.slice(5) ? years - 1 : years;
}

/** Returns whether somebody is a minor and needs a guardian; false while the date of birth is empty. */
export const isUnderAge = (dateOfBirth: string, today: string): boolean =>
  dateOfBirth !== '' && ageOn(dateOfBirth, today) < ageOfMajority;

/**
 * Checks that a patient under 18 has a guardian and that the date of birth is possible.
 * @throws {RuleError} `guardian_required`, or `validation_failed` for the field `dateOfBirth`
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
