import type { Simulation } from '../core/module';
import { byText } from '../core/list';
import { table } from './tables';

/** Patient names, indexed for searching and sorting long lists. */
export interface PatientNames {
  nameOf(patientId: string): string;
  /** Rank of the patient in the order of names; equal names share a rank. */
  placeOf(patientId: string): number;
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
  const known = cache.get(database);
  if (known?.revision === patients.revision) return known;
  let places: Map<string, number> | undefined;
  const names: Cached = {
    revision: patients.revision,
    nameOf: (patientId) => patients.get(patientId)?.fullName ?? '',
    placeOf(patientId) {
      places ??= placesOf(patients.all());
      return places.get(patientId) ?? places.size;
    },
  };
  cache.set(database, names);
  return names;
}

function placesOf(patients: readonly { id: string; fullName: string }[]): Map<string, number> {
  const order = byText<{ fullName: string }>(({ fullName }) => fullName);
  const places = new Map<string, number>();
  let place = 0;
  let before: { fullName: string } | undefined;
  for (const patient of patients.toSorted(order)) {
    if (before && order(before, patient) !== 0) place += 1;
    places.set(patient.id, place);
    before = patient;
  }
  return places;
}
