import type { User } from '@praxis/contract/entities/user';
import type { Simulation } from '../../core/module';
import { ensureCatalog, ensureDoctor, ensureAllDoctors, ensurePatient, ensureRoster } from '.';
import { doctorsOfPractice } from '../caller';
import { findUser } from '../auth/find-user';
import { table } from '../tables';
import { isSampleEmail } from './sample-email';
import { sampleId, sampleRecordOf } from './sample-ids';

/** Generates the sample data that contains a user's account, if missing. */
export function ensureAccount(simulation: Simulation, userId: string): void {
  ensureRoster(simulation);
  const record = sampleRecordOf(userId);
  if (record?.kind === 'patientUser')
    ensurePatient(simulation, sampleId('patient', record.share, record.number));
}

/**
 * Generates the account of an email address, if it is part of the sample data and missing. Searches
 * the roster first, then the first doctor's patients, which include the sample account. Generates
 * all other doctors' shares, which takes seconds, only for addresses of the sample domain.
 */
export function ensureAccountByEmail(simulation: Simulation, email: string): void {
  if (!ensureCommonAccount(simulation, email) && isSampleEmail(email)) ensureAllDoctors(simulation);
}

/** Returns the account if it can be found without loading all doctors' patients. */
export function ensureCommonAccount(simulation: Simulation, email: string): User | undefined {
  ensureRoster(simulation);
  const found = findUser(simulation, email);
  if (found) return found;
  ensureAccount(simulation, sampleId('patientUser'));
  return findUser(simulation, email);
}

/** Generates everything that a user's own pages show, if missing. */
export function ensureShareOf(simulation: Simulation, { id }: User): void {
  const { database } = simulation;
  ensureAccount(simulation, id);
  for (const doctor of table(database, 'doctors').where('userId', id))
    ensureDoctorAndPatients(simulation, doctor.id);
  for (const { practiceId } of table(database, 'teamMembers').where('userId', id))
    for (const doctor of doctorsOfPractice(simulation, practiceId))
      ensureDoctorAndPatients(simulation, doctor.id);
  for (const patient of table(database, 'patients').where('userId', id))
    ensureDoctorsOf(simulation, patient.id);
}

/** Generates the offers of all doctors in the practice that a user works in, if missing. */
export function ensurePracticeCatalogs(simulation: Simulation, userId: string): void {
  const { database } = simulation;
  const works = [
    ...table(database, 'doctors').where('userId', userId),
    ...table(database, 'teamMembers').where('userId', userId),
  ];
  for (const { practiceId } of works)
    for (const { id } of table(database, 'doctors').where('practiceId', practiceId))
      ensureCatalog(simulation, id);
}

/** The tables that link doctors and patients. */
const linkTables = ['subscriptions', 'appointments', 'threads'] as const;

/** Generates the doctors that a patient has records with, if missing. */
function ensureDoctorsOf(simulation: Simulation, patientId: string): void {
  const doctorIds = new Set<string>();
  for (const name of linkTables)
    for (const { doctorId } of table(simulation.database, name).where('patientId', patientId))
      doctorIds.add(doctorId);
  doctorIds.forEach((doctorId) => ensureDoctor(simulation, doctorId));
}

/** Table revisions at the last search for a doctor's patients, by simulation. */
const searchedRevisions = new WeakMap<Simulation['database'], Map<string, number>>();

/**
 * Generates a doctor's share, if missing, and the patients of other doctors' shares who have
 * records with them.
 */
function ensureDoctorAndPatients(simulation: Simulation, doctorId: string): void {
  const { database } = simulation;
  ensureDoctor(simulation, doctorId);
  const patients = table(database, 'patients');
  const revision = () =>
    linkTables.reduce((sum, name) => sum + table(database, name).revision, patients.revision);
  let searched = searchedRevisions.get(database);
  if (!searched) searchedRevisions.set(database, (searched = new Map()));
  if (searched.get(doctorId) === revision()) return;
  const missing = new Set<string>();
  for (const name of linkTables)
    for (const { patientId } of table(database, name).where('doctorId', doctorId))
      if (!patients.get(patientId)) missing.add(patientId);
  missing.forEach((patientId) => ensurePatient(simulation, patientId));
  searched.set(doctorId, revision());
}
