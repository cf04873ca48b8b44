import { Database } from './database';
import type { Identified } from './table';
import type { Simulation } from './module';

/**
 * Whether a part of the sample data adds the same each time, because it depends on nothing but the
 * time of the sample, and is small enough to be remembered: load tests have a large practice.
 */
export const isRepeatable = (part: string, { scale }: Simulation): boolean =>
  scale <= 1 && /^practice\.(roster|catalog|doctor)\b/.test(part);

/** What a part of the sample adds to a database. */
export type Addition = AddedRecords | AdditionOnUse;

export interface AddedRecords {
  table: string;
  records: readonly Identified[];
}

/** Generated when one of the tables is first used. */
export interface AdditionOnUse {
  tables: readonly string[];
  generate(): readonly Addition[];
  /** Undefined until it was generated. */
  generated?: readonly Addition[];
}

/**
 * Runs `seed` without a database, and returns what it adds. Calls `onGenerate` now, and again when
 * something is generated on use.
 */
export function additionsOf(
  seed: (simulation: Simulation) => void,
  simulation: Simulation,
  onGenerate: () => void = () => {},
): readonly Addition[] {
  const recording = new RecordingDatabase(onGenerate);
  return recording.additionsOf(() => seed({ ...simulation, database: recording }));
}

export function addAll(database: Database, additions: readonly Addition[]): void {
  for (const addition of additions) {
    if ('records' in addition) database.addSample(addition.table, addition.records);
    else database.addSampleOnUse(addition.tables, () => addAll(database, addition.generate()));
  }
}

/** Records the sample data that a part adds. */
class RecordingDatabase extends Database {
  private additions: Addition[] = [];

  constructor(private readonly onGenerate: () => void) {
    super();
  }

  /** Calls `add`, and returns what it has added. */
  additionsOf(add: () => void): readonly Addition[] {
    this.onGenerate();
    const before = this.additions;
    const added: Addition[] = (this.additions = []);
    add();
    this.additions = before;
    return added;
  }

  override addSample<T extends Identified>(table: string, records: readonly T[]): void {
    this.additions.push({ table, records });
  }

  override addSampleOnUse(tables: readonly string[], generate: () => void): void {
    const addition: AdditionOnUse = {
      tables,
      generate: () => (addition.generated ??= this.additionsOf(generate)),
    };
    this.additions.push(addition);
  }
}
