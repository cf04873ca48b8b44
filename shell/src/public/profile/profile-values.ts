import { ageOn, isUnderAge } from '@praxis/contract/rules/accounts/patient-age';

export interface ProfileValues {
  fullName: string;
  patient: {
    dateOfBirth: string;
    phone: string;
    guardian: { fullName: string; relation: string; phone: string; email: string };
  };
}

export const emptyProfile: ProfileValues = {
  fullName: '',
  patient: {
    dateOfBirth: '',
    phone: '',
    guardian: { fullName: '', relation: '', phone: '', email: '' },
  },
};

const isPossible = (dateOfBirth: string, today: string): boolean =>
  dateOfBirth !== '' && dateOfBirth <= today && ageOn(dateOfBirth, today) <= 130;

/** Whether a guardian has to be named. */
export const isChild = (dateOfBirth: string, today: string): boolean =>
  isPossible(dateOfBirth, today) && isUnderAge(dateOfBirth, today);

/** What is missing of a patient's details, by field. */
export function patientFaults(
  { dateOfBirth, guardian }: ProfileValues['patient'],
  today: string,
): Record<string, 'birthRule' | 'required'> {
  if (!isPossible(dateOfBirth, today)) return { 'patient.dateOfBirth': 'birthRule' };
  if (!isChild(dateOfBirth, today)) return {};
  const missing = (['fullName', 'relation', 'phone', 'email'] as const).filter(
    (name) => guardian[name].trim() === '',
  );
  return Object.fromEntries(missing.map((name) => [`patient.guardian.${name}`, 'required']));
}
