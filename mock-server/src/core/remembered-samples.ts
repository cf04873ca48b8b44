import type { Simulation } from './module';
import { addAll, additionsOf, isRepeatable, type Addition } from './sample-additions';

const cache = new Map<string, readonly Addition[]>();

/**
 * Caches sample data between simulations that were created at the same simulated time, for tests,
 * most of which create a back end of their own: generating it took a tenth of their time. Records
 * are immutable, so they can be shared.
 */
export function rememberSamples(simulation: Simulation): void {
  const { seedOnce } = simulation;
  simulation.seedOnce = (part, seed) =>
    seedOnce(part, (given) => {
      if (!isRepeatable(part, given)) return seed(given);
      const key = `${part} ${given.seededAt}`;
      const additions = cache.get(key) ?? additionsOf(seed, given);
      cache.set(key, additions);
      addAll(given.database, additions);
    });
}
