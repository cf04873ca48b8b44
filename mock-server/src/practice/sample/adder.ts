import type { Simulation } from '../../core/module';
import { tableName, type PracticeRecords, type PracticeTable } from '../tables';

/** Adds records of the sample to a table. */
export type Add = <Name extends PracticeTable>(
  name: Name,
  records: readonly PracticeRecords[Name][],
) => void;

export const createAdder =
  ({ database }: Simulation): Add =>
  (name, records) =>
    database.addSample(tableName(name), records);
