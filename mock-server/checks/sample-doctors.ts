import type { Appointment } from '@praxis/contract/entities/appointment';
import { toMillis } from '@praxis/contract/rules/time/instants';
import { table, type PracticeRecords, type PracticeTable } from '../src/practice/tables';
import { startPractice } from '../src/practice/testing';
import { ensureWholeSample } from './whole-sample';

const moments = [
  '2026-01-05T15:30:00Z',
  '2026-05-01T04:10:00Z',
  '2026-11-22T15:00:00Z',
  // The day clocks go back, and a Sunday after a short month.
  '2027-11-07T05:30:00Z',
  '2027-04-04T11:00:00Z',
  '2028-02-29T23:00:00Z',
].map((text) => Date.parse(text));

export interface SampleDoctor {
  id: string;
  now: number;
  timeZone: string;
  locale: 'en' | 'de' | 'pt';
  /** The doctor's records in a table. */
  all<Name extends PracticeTable>(name: Name): readonly PracticeRecords[Name][];
  /** All records of a table. */
  table<Name extends PracticeTable>(name: Name): readonly PracticeRecords[Name][];
  get<Name extends PracticeTable>(name: Name, id: string): PracticeRecords[Name];
}

function present<T>(record: T | undefined): T {
  if (record === undefined) throw new Error('It is not in the sample data.');
  return record;
}

/** All sample doctors, generated at several moments. */
export const doctors: SampleDoctor[] = moments.flatMap((now) => {
  const { simulation, database } = startPractice({ now, still: true });
  ensureWholeSample(simulation);
  return table(database, 'doctors')
    .all()
    .map(({ id, practiceId }): SampleDoctor => {
      const { timeZone, currency } = present(table(database, 'practices').get(practiceId));
      return {
        id,
        now,
        timeZone,
        locale: currency === 'USD' ? 'en' : currency === 'EUR' ? 'de' : 'pt',
        all: (name) =>
          table(database, name).filter(
            (record) => (record as { doctorId?: string }).doctorId === id,
          ),
        table: (name) => table(database, name).all(),
        get: (name, key) => present(table(database, name).get(key)),
      };
    });
});

export const forEachDoctor = (check: (doctor: SampleDoctor) => void) => {
  expect(doctors).toHaveLength(12 * moments.length);
  doctors.forEach(check);
};
export const startOf = ({ startAt }: Appointment) => toMillis(startAt);
export const countBy = <T, K>(values: readonly T[], keyOf: (value: T) => K) =>
  values.reduce(
    (counts, value) => counts.set(keyOf(value), (counts.get(keyOf(value)) ?? 0) + 1),
    new Map<K, number>(),
  );
