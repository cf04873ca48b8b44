import type { Simulation } from '../../core/module';
import { seedAppointments } from './appointments';
import { seedHours, visitTypesOf } from './hours';
import { seedMoney } from './money';
import { seedPatients } from './patients';
import { planVersionsOf, seedPlans } from './plans';
import { sampleDoctors } from './places';
import { seedRoster } from './roster';
import { sampleId, sampleRecordOf } from './sample-ids';
import { createShare } from './share';
import { seedSubscriptions } from './subscriptions';
import { seedThreads } from './threads';
import { seedVacations } from './vacations';
import { table } from '../tables';

/** Practices, doctors, teams and the admin are there. */
export function ensureRoster(simulation: Simulation): void {
  simulation.seedOnce('practice.roster', seedRoster);
}

/**
 * One doctor's share of the sample data is there: plans, patients, subscriptions, appointments,
 * money, messages (docs/domain.md#sample-data). Each is made when somebody first asks for it.
 */
export function ensureDoctor(simulation: Simulation, doctorId: string): void {
  const index = sampleIndexOf(doctorId);
  ensureRoster(simulation);
  if (index === undefined) return;
  ensureCatalogue(simulation, doctorId);
  simulation.seedOnce(`practice.doctor.${index}`, (seeded) => {
    const share = createShare(seeded, index);
    const patients = seedPatients(share);
    const subscriptions = seedSubscriptions(share, planVersionsOf(share), patients);
    seedAppointments(share, visitTypesOf(share), subscriptions);
    seedMoney(share, subscriptions);
    seedThreads(share, subscriptions);
  });
}

/** What a doctor offers is there: plans, kinds of appointments, hours, vacations; none of the patients. */
export function ensureCatalogue(simulation: Simulation, doctorId: string): void {
  ensureRoster(simulation);
  const index = sampleIndexOf(doctorId);
  if (index === undefined) return;
  simulation.seedOnce(`practice.catalogue.${index}`, (seeded) => {
    const share = createShare(seeded, index);
    seedPlans(share);
    seedHours(share);
    seedVacations(share);
  });
}

/** What every doctor offers is there. */
export function ensureCatalogues(simulation: Simulation): void {
  for (let index = 0; index < sampleDoctors; index += 1)
    ensureCatalogue(simulation, sampleId('doctor', index));
}

/** The number of a doctor of the sample data; a doctor who signed up has none. */
function sampleIndexOf(doctorId: string): number | undefined {
  const record = sampleRecordOf(doctorId);
  return record?.kind === 'doctor' && record.share < sampleDoctors ? record.share : undefined;
}

/**
 * Everybody is there whom the records that are there name: the other doctors of their practices, and
 * patients of the sample data who came to a doctor who signed up.
 */
export function ensureEverybodyNamed(simulation: Simulation): void {
  const { database } = simulation;
  const [doctors, patients] = [table(database, 'doctors'), table(database, 'patients')];
  const subscriptions = table(database, 'subscriptions');
  for (let known = -1; known !== subscriptions.revision;) {
    known = subscriptions.revision;
    const met = new Set<string>();
    const missing = new Set<string>();
    for (const { doctorId, patientId } of subscriptions.all()) {
      met.add(doctorId);
      if (!patients.get(patientId)) missing.add(patientId);
    }
    const practices = new Set([...met].map((doctorId) => doctors.get(doctorId)?.practiceId));
    for (const { id, practiceId } of doctors.all())
      if (practices.has(practiceId)) ensureDoctor(simulation, id);
    missing.forEach((patientId) => ensurePatient(simulation, patientId));
  }
}

/** The shares of all doctors of a doctor's practice are there. */
export function ensurePracticeOf(simulation: Simulation, doctorId: string): void {
  ensureRoster(simulation);
  const doctors = table(simulation.database, 'doctors');
  const practiceId = doctors.get(doctorId)?.practiceId;
  for (const { id } of doctors.having('practiceId', practiceId)) ensureDoctor(simulation, id);
}

/** Everybody's share is there: for lists over all doctors. */
export function ensureEveryDoctor(simulation: Simulation): void {
  for (let index = 0; index < sampleDoctors; index += 1)
    ensureDoctor(simulation, sampleId('doctor', index));
}

/** The share that a patient of the sample data belongs to. */
export function ensurePatient(simulation: Simulation, patientId: string): void {
  const record = sampleRecordOf(patientId);
  if (record?.kind === 'patient') ensureDoctor(simulation, sampleId('doctor', record.share));
}
