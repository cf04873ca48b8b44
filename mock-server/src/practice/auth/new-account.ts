import type { Doctor } from '@praxis/contract/entities/doctor';
import type { Patient } from '@praxis/contract/entities/patient';
import { defaultPolicies, type Practice } from '@praxis/contract/entities/practice';
import type { User } from '@praxis/contract/entities/user';
import { practiceCurrencyOfZone } from '@praxis/contract/rules/billing/currency-of-zone';
import { newRecord } from '@praxis/contract/rules/versions';
import type { Simulation } from '../../core/module';
import { table } from '../tables';

/** Currency of a new practice if none follows from its time zone. */
const currencies: Readonly<Record<User['locale'], string>> = {
  en: 'USD',
  de: 'EUR',
  fr: 'EUR',
  pt: 'BRL',
};
const noAddress = { line1: '', line2: '', city: '', state: '', postalCode: '', country: '' };

/** Creates the records of a new user's role: a patient, or a doctor with an empty practice. */
export function createRoleRecords(simulation: Simulation, user: User): void {
  const { database } = simulation;
  if (user.role === 'patient') table(database, 'patients').put(newPatient(simulation, user));
  if (user.role !== 'doctor') return;
  const practice = newPractice(simulation, user);
  table(database, 'practices').put(practice);
  table(database, 'doctors').put(newDoctor(simulation, user, practice.id));
}

const newPatient = ({ newId, now }: Simulation, user: User): Patient => ({
  ...newRecord(newId(), now()),
  userId: user.id,
  fullName: user.fullName,
  dateOfBirth: null,
  phone: '',
  address: null,
  emergencyContact: null,
  guardian: null,
});

const newPractice = ({ newId, now }: Simulation, { locale, timeZone }: User): Practice => ({
  ...newRecord(newId(), now()),
  name: '',
  address: noAddress,
  phone: '',
  timeZone,
  currency: practiceCurrencyOfZone(timeZone) ?? currencies[locale],
  jurisdiction: '',
  bookingMode: 'request',
  policies: defaultPolicies,
});

const newDoctor = ({ newId, now }: Simulation, user: User, practiceId: string): Doctor => ({
  ...newRecord(newId(), now()),
  userId: user.id,
  practiceId,
  background: {
    degreeIds: [],
    specialityIds: [],
    licences: [],
    languages: [user.locale],
    bio: '',
  },
  verification: 'unverified',
  verificationReason: null,
});
