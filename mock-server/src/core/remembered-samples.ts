import { Database, type Identified } from './database';
import type { Simulation } from './module';

/** Parts of the sample data that depend on nothing but time and scale, and can be cached. */
const cacheableParts = /^practice\.(roster|catalog|doctor)\b/;

type Added = [table: string, records: readonly Identified[]];

const cache = new Map<string, readonly Added[]>();

/** Records the sample data that a part adds. */
class RecordingDatabase extends Database {
  readonly added: Added[] = [];

  override addSample<T extends Identified>(table: string, records: readonly T[]): void {
    this.added.push([table, records]);
  }
}

/**
 * Caches sample data between simulations that were created at the same simulated time, for tests,
 * most of which create a back end of their own: generating it took a tenth of their time. Records
 * are immutable, so they can be shared.
 */
export function rememberSamples(simulation: Simulation): void {
  const { seedOnce } = simulation;
  simulation.seedOnce = (part, seed) =>
    seedOnce(part, (given) => {
      const { database, seededAt, scale } = given;
      // Load tests need a large practice once: caching it would retain it for the whole test file.
      if (scale > 1 || !cacheableParts.test(part)) return seed(given);
      const key = `${part} ${seededAt}`;
      let added = cache.get(key);
      if (!added) {
        const recording = new RecordingDatabase();
        seed({ ...given, database: recording });
        cache.set(key, (added = recording.added));
      }
      for (const [table, records] of added) database.addSample(table, records);
    });
}
