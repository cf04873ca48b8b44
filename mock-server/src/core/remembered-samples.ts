import { Database, type Identified } from './database';
import type { Simulation } from './module';

/** Sample records that are made of nothing but the moment and the scale; others depend on what is there. */
const repeats = /^practice\.(roster|catalogue|doctor)\b/;

type Added = [table: string, records: readonly Identified[]];

const remembered = new Map<string, readonly Added[]>();

/** Takes down what a part of the sample data is made of. */
class Notes extends Database {
  readonly added: Added[] = [];

  override addSample<T extends Identified>(table: string, records: readonly T[]): void {
    this.added.push([table, records]);
  }
}

/**
 * Takes a simulation's sample data from the one before it, where that was made at the same moment.
 * Records are values, so both may hold the same ones. For tests, most of which make a back end of
 * their own: the sample data took a tenth of their time.
 */
export function rememberSamples(simulation: Simulation): void {
  const { seedOnce } = simulation;
  simulation.seedOnce = (part, seed) =>
    seedOnce(part, (whole) => {
      const { database, seededAt, scale } = whole;
      // A large practice is needed once, and would be kept for all of the test file.
      if (scale > 1 || !repeats.test(part)) return seed(whole);
      const key = `${part} ${seededAt}`;
      let added = remembered.get(key);
      if (!added) {
        const notes = new Notes();
        seed({ ...whole, database: notes });
        remembered.set(key, (added = notes.added));
      }
      for (const [table, records] of added) database.addSample(table, records);
    });
}
