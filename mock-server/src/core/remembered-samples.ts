import { Database, type Identified } from './database';
import type { Simulation } from './module';

/** Parts of the sample data that depend on nothing but time and scale, and can be cached. */
const cacheableParts = /^practice\.(roster|catalog|doctor)\b/;

/** What a part of the sample adds to a database. */
type Addition = (database: Database) => void;

const cache = new Map<string, readonly Addition[]>();

/** Records the sample data that a part adds. */
class RecordingDatabase extends Database {
  private additions: Addition[] = [];

  /** Calls `add`, and returns what it has added. */
  recordOf(add: () => void): readonly Addition[] {
    const before = this.additions;
    const added: Addition[] = (this.additions = []);
    add();
    this.additions = before;
    return added;
  }

  override addSample<T extends Identified>(name: string, records: readonly T[]): void {
    this.additions.push((database) => database.addSample(name, records));
  }

  override addSampleOnUse(names: readonly string[], generate: () => void): void {
    let added: readonly Addition[] | undefined;
    this.additions.push((database) =>
      database.addSampleOnUse(names, () => {
        added ??= this.recordOf(generate);
        for (const addTo of added) addTo(database);
      }),
    );
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
        added = recording.recordOf(() => seed({ ...given, database: recording }));
        cache.set(key, added);
      }
      for (const addTo of added) addTo(database);
    });
}
