import type { Simulation } from '../core/module';
import { byText } from '../core/list';
import { table } from './tables';

/** Patient names, indexed for searching and sorting long lists. */
export interface PatientNames {
  nameOf(patientId: string): string;
  /** Rank of the patient in the order of names; equal names share a rank. */
  rankOf(patientId: string): number;
}

interface Cached extends PatientNames {
  revision: number;
}
const cache = new WeakMap<Simulation['database'], Cached>();

/**
 * Computes the order once instead of on each comparison of two appointments, and again when a
 * patient changes.
 */
export function patientNames({ database }: Simulation): PatientNames {
  const patients = table(database, 'patients');
  const cached = cache.get(database);
  if (cached?.revision === patients.revision) return cached;
  let ranks: Map<string, number> | undefined;
  const names: Cached = {
    revision: patients.revision,
    nameOf: (patientId) => patients.get(patientId)?.fullName ?? '',
    rankOf(patientId) {
      ranks ??= ranksOf(patients.all());
      return ranks.get(patientId) ?? ranks.size;
    },
  };
  cache.set(database, names);
  return names;
}

function ranksOf(patients: readonly { id: string; fullName: string }[]): Map<string, number> {
  const order = byText<{ fullName: string }>(({ fullName }) => fullName);
  const ranks = new Map<string, number>();
  let rank = 0;
  let before: { fullName: string } | undefined;
  for (const patient of patients.toSorted(order)) {
    if (before && order(before, patient) !== 0) rank += 1;
    ranks.set(patient.id, rank);
    before = patient;
  }
  return ranks;
}
