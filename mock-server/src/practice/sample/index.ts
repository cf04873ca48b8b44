import type { Simulation } from '../../core/area';
import { seedAppointments, seedHours } from './appointments';
import { seedMoney } from './money';
import { seedPatients } from './patients';
import { seedPlans } from './plans';
import { sampleDoctors, seedRoster } from './roster';
import { createShare } from './share';
import { seedSubscriptions } from './subscriptions';
import { seedThreads, seedVacations } from './threads';

/** Practices, doctors, teams and the admin are there. */
export function ensureRoster(simulation: Simulation): void {
  simulation.seedOnce('practice.roster', seedRoster);
}

/**
 * One doctor's share of the sample data is there: plans, patients, subscriptions, appointments,
 * money, messages (healthcare.md section 8). Each is made when somebody first asks for it.
 */
export function ensureDoctor(simulation: Simulation, doctorId: string): void {
  ensureRoster(simulation);
  const index = Number(/^doctor-(\d+)$/.exec(doctorId)?.[1] ?? Number.NaN);
  if (!(index < sampleDoctors)) return;
  simulation.seedOnce(`practice.doctor.${index}`, () => {
    const share = createShare(simulation, index);
    const plans = seedPlans(share);
    const patients = seedPatients(share);
    const subscriptions = seedSubscriptions(share, plans, patients);
    const types = seedHours(share);
    seedAppointments(share, types, subscriptions);
    seedMoney(share, subscriptions);
    seedThreads(share, subscriptions);
    seedVacations(share);
  });
}

/** Everybody's share is there: for lists over all doctors. */
export function ensureEveryDoctor(simulation: Simulation): void {
  for (let index = 0; index < sampleDoctors; index += 1)
    ensureDoctor(simulation, `doctor-${index}`);
}

/** The share that a patient of the sample data belongs to. */
export function ensurePatient(simulation: Simulation, patientId: string): void {
  const index = /^patient-(\d+)-/.exec(patientId)?.[1];
  if (index !== undefined) ensureDoctor(simulation, `doctor-${index}`);
}
