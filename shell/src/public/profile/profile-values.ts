import { emailSchema } from '@praxis/contract/entities/primitives';
import { phoneInput } from '@praxis/contract/entities/text';
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

/** Whether a guardian is required. */
export const isChild = (dateOfBirth: string, today: string): boolean =>
  isPossible(dateOfBirth, today) && isUnderAge(dateOfBirth, today);

type Fault = 'birthRule' | 'required' | 'phone' | 'email';

/** The missing or invalid fields of a patient. */
export function patientFaults(
  { dateOfBirth, phone, guardian }: ProfileValues['patient'],
  today: string,
): Record<string, Fault> {
  return {
    ...(!isPossible(dateOfBirth, today) && { 'patient.dateOfBirth': 'birthRule' }),
    ...(!isPhone(phone) && { 'patient.phone': 'phone' }),
    ...(isChild(dateOfBirth, today) && guardianFaults(guardian)),
  };
}

function guardianFaults(guardian: ProfileValues['patient']['guardian']): Record<string, Fault> {
  const faults = Object.entries(guardian).map(([name, value]): [string, Fault | null] => {
    if (value.trim() === '') return [name, 'required'];
    if (name === 'phone' && !isPhone(value)) return [name, 'phone'];
    return [name, name === 'email' && !emailSchema.safeParse(value).success ? 'email' : null];
  });
  return Object.fromEntries(
    faults.flatMap(([name, fault]) => (fault ? [[`patient.guardian.${name}`, fault]] : [])),
  );
}

const isPhone = (value: string): boolean => phoneInput.safeParse(value).success;
