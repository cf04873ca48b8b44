import type { Simulation } from '../../core/module';
import { seedAppointments } from './appointments';
import { seedHours, visitTypesOf } from './hours';
import { moneyTables, seedMoney } from './money';
import { seedPatients } from './patients';
import { planVersionsOf, seedPlans } from './plans';
import { sampleDoctors } from './places';
import { seedRoster } from './roster';
import { sampleId, sampleRecordOf } from './sample-ids';
import { createShare } from './share';
import { seedSubscriptions } from './subscriptions';
import { seedThreads } from './threads';
import { seedVacations } from './vacations';
import { table, tableName } from '../tables';

/** Generates practices, doctors, teams and the admin, if missing. */
export function ensureRoster(simulation: Simulation): void {
  simulation.seedOnce('practice.roster', seedRoster);
}

/**
 * Generates one doctor's share of the sample data, if missing: plans, patients, subscriptions,
 * appointments, payments, messages (docs/domain.md#sample-data).
 */
export function ensureDoctor(simulation: Simulation, doctorId: string): void {
  const index = sampleIndexOf(doctorId);
  ensureRoster(simulation);
  if (index === undefined) return;
  ensureCatalog(simulation, doctorId);
  simulation.seedOnce(`practice.doctor.${index}`, (seeded) => {
    const share = createShare(seeded, index);
    const patients = seedPatients(share);
    const subscriptions = seedSubscriptions(share, planVersionsOf(share), patients);
    seedAppointments(share, visitTypesOf(share), subscriptions);
    seedThreads(share, subscriptions);
    // Only pages about payments read them, and no other part draws random numbers afterwards.
    seeded.database.addSampleOnUse(moneyTables.map(tableName), () =>
      seedMoney(share, subscriptions),
    );
  });
}

/** Generates a doctor's offer, if missing: plans, visit types, hours, vacations; no patients. */
export function ensureCatalog(simulation: Simulation, doctorId: string): void {
  ensureRoster(simulation);
  const index = sampleIndexOf(doctorId);
  if (index === undefined) return;
  simulation.seedOnce(`practice.catalog.${index}`, (seeded) => {
    const share = createShare(seeded, index);
    seedPlans(share);
    seedHours(share);
    seedVacations(share);
  });
}

/** Generates the offers of all doctors, if missing. */
export function ensureCatalogs(simulation: Simulation): void {
  for (let index = 0; index < sampleDoctors; index += 1)
    ensureCatalog(simulation, sampleId('doctor', index));
}

/** The index of a sample doctor; undefined for a doctor who signed up. */
function sampleIndexOf(doctorId: string): number | undefined {
  const record = sampleRecordOf(doctorId);
  return record?.kind === 'doctor' && record.share < sampleDoctors ? record.share : undefined;
}

/**
 * Generates everyone that the loaded records refer to, if missing: other doctors of their
 * practices, and sample patients of doctors who signed up.
 */
export function ensureReferenced(simulation: Simulation): void {
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

/** Generates the shares of all doctors in a doctor's practice, if missing. */
export function ensurePracticeOf(simulation: Simulation, doctorId: string): void {
  ensureRoster(simulation);
  const doctors = table(simulation.database, 'doctors');
  const practiceId = doctors.get(doctorId)?.practiceId;
  for (const { id } of doctors.where('practiceId', practiceId)) ensureDoctor(simulation, id);
}

/** Generates the shares of all doctors, if missing, for lists across them. */
export function ensureAllDoctors(simulation: Simulation): void {
  for (let index = 0; index < sampleDoctors; index += 1)
    ensureDoctor(simulation, sampleId('doctor', index));
}

/** Generates the share that a sample patient belongs to, if missing. */
export function ensurePatient(simulation: Simulation, patientId: string): void {
  const record = sampleRecordOf(patientId);
  if (record?.kind === 'patient') ensureDoctor(simulation, sampleId('doctor', record.share));
}
