import type { Role } from '../roles';

/** A sample account for the simulated back end. */
export interface PracticeAccount {
  email: string;
  password: string;
  role: Role;
  fullName: string;
}

/** One-click accounts of the practice realm, on the sign-in page and in the sample data. */
export const practiceAccounts: readonly PracticeAccount[] = [
  {
    email: 'doctor@praxis.example',
    password: 'doctor-sample-account',
    role: 'doctor',
    fullName: 'Dr. Helen Marsh',
  },
  {
    email: 'patient@praxis.example',
    password: 'patient-sample-account',
    role: 'patient',
    fullName: 'Marcus Oyelaran',
  },
  {
    email: 'team@praxis.example',
    password: 'team-sample-account',
    role: 'teamMember',
    fullName: 'Priya Raman',
  },
  {
    email: 'admin@praxis.example',
    password: 'admin-sample-account',
    role: 'admin',
    fullName: 'Ingrid Solberg',
  },
];
