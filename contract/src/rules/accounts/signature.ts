import type { Patient } from '../../entities/patient';
import { isUnderAge } from './patient-age';

const plainName = (name: string) =>
  name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLocaleLowerCase('en');

/** Returns whether a typed name signs an agreement: it has to equal the full name, ignoring spaces and case. */
export const isSignedBy = (typedName: string, fullName: string): boolean =>
  plainName(typedName) === plainName(fullName);

/** Returns the name that signs for a patient: the guardian's for a minor, who can't enter into an agreement. */
export const signerOf = (
  fullName: string,
  patient: Pick<Patient, 'dateOfBirth'> & { guardian: { fullName: string } | null },
  today: string,
): string =>
  patient.guardian && isUnderAge(patient.dateOfBirth ?? '', today)
    ? patient.guardian.fullName
    : fullName;
