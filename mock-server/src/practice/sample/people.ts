import type { User } from '@praxis/contract/entities/user';
import type { Simulation } from '../../core/module';
import { ensureCatalogue, ensureDoctor, ensureEveryDoctor, ensurePatient, ensureRoster } from '.';
import { doctorsOfPractice } from '../caller';
import { findUser } from '../auth/find-user';
import { table } from '../tables';
import { isSampleEmail } from './sample-email';
import { sampleId, sampleRecordOf } from './sample-ids';

/** The sample data that a user's account is in is there. */
export function ensureAccount(simulation: Simulation, userId: string): void {
  ensureRoster(simulation);
  const record = sampleRecordOf(userId);
  if (record?.kind === 'patientUser')
    ensurePatient(simulation, sampleId('patient', record.share, record.number));
}

/**
 * The account of an email address is there, if the sample data has it. Looks where it is quick
 * first: in the roster, then among the patients of the first doctor, one of whom is the demo account.
 * Among all others only where the address is one that they may have: making them takes seconds.
 */
export function ensureAccountWith(simulation: Simulation, email: string): void {
  if (!ensureQuickly(simulation, email) && isSampleEmail(email)) ensureEveryDoctor(simulation);
}

/** The account where it is found without looking at every doctor's patients. */
export function ensureQuickly(simulation: Simulation, email: string): User | undefined {
  ensureRoster(simulation);
  const found = findUser(simulation, email);
  if (found) return found;
  ensureAccount(simulation, sampleId('patientUser'));
  return findUser(simulation, email);
}

/** Everything that a user's own pages show is there. */
export function ensureShareOf(simulation: Simulation, { id }: User): void {
  const { database } = simulation;
  ensureAccount(simulation, id);
  for (const doctor of table(database, 'doctors').having('userId', id))
    ensureDoctorAndPatients(simulation, doctor.id);
  for (const { practiceId } of table(database, 'teamMembers').having('userId', id))
    for (const doctor of doctorsOfPractice(simulation, practiceId))
      ensureDoctorAndPatients(simulation, doctor.id);
  for (const patient of table(database, 'patients').having('userId', id))
    ensureDoctorsOf(simulation, patient.id);
}

/** The catalogues are there of the doctors of the practice that a user works in. */
export function ensureCataloguesAround(simulation: Simulation, userId: string): void {
  const { database } = simulation;
  const works = [
    ...table(database, 'doctors').having('userId', userId),
    ...table(database, 'teamMembers').having('userId', userId),
  ];
  for (const { practiceId } of works)
    for (const { id } of table(database, 'doctors').having('practiceId', practiceId))
      ensureCatalogue(simulation, id);
}

/** The records that bring a doctor and a patient together. */
const meetings = ['subscriptions', 'appointments', 'threads'] as const;

/** The doctors are there with whom a patient has to do. */
function ensureDoctorsOf(simulation: Simulation, patientId: string): void {
  const doctorIds = new Set<string>();
  for (const name of meetings)
    for (const { doctorId } of table(simulation.database, name).having('patientId', patientId))
      doctorIds.add(doctorId);
  doctorIds.forEach((doctorId) => ensureDoctor(simulation, doctorId));
}

/** What the meetings of a simulation held when its doctors' patients were last looked for. */
const lookedFor = new WeakMap<Simulation['database'], Map<string, number>>();

/** A doctor's share is there, and so are patients who came to them from another doctor's. */
function ensureDoctorAndPatients(simulation: Simulation, doctorId: string): void {
  const { database } = simulation;
  ensureDoctor(simulation, doctorId);
  const patients = table(database, 'patients');
  const revision = () =>
    meetings.reduce((sum, name) => sum + table(database, name).revision, patients.revision);
  let looked = lookedFor.get(database);
  if (!looked) lookedFor.set(database, (looked = new Map()));
  if (looked.get(doctorId) === revision()) return;
  const missing = new Set<string>();
  for (const name of meetings)
    for (const { patientId } of table(database, name).having('doctorId', doctorId))
      if (!patients.get(patientId)) missing.add(patientId);
  missing.forEach((patientId) => ensurePatient(simulation, patientId));
  looked.set(doctorId, revision());
}
