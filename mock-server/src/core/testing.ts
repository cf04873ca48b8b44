import type { Simulation } from './module';
import { Database } from './database';
import { rememberSamples } from './remembered-samples';

/** A Monday morning. */
export const testNow = Date.UTC(2026, 0, 5, 9, 30);

export interface TestSimulation {
  simulation: Simulation;
  /** Moves both clocks on. */
  advanceClock(milliseconds: number): void;
}

/** A back end's surroundings in memory, with a clock that a test moves and chance that repeats itself. */
export function createTestSimulation({
  random = () => 0.5,
  now = testNow,
  scale = 1,
  anew = false,
  runDueJobs = () => {},
}: {
  random?: () => number;
  /** When the sample data is made, and what the clock shows at first; milliseconds since the epoch. */
  now?: number;
  scale?: number;
  /** Makes all sample data, also what a simulation before it has made: for the bench, which times that. */
  anew?: boolean;
  runDueJobs?: (simulation: Simulation) => void;
} = {}): TestSimulation {
  let time = now;
  let ids = 0;
  const database = new Database();
  const simulation: Simulation = {
    database,
    now: () => time,
    tokenTime: () => time,
    seedOnce: (part, seed) => database.seedPart(part, () => seed(simulation)),
    runDueJobs: () => runDueJobs(simulation),
    seededAt: now,
    newId: () => `new${String((ids += 1)).padStart(6, '0')}`,
    random,
    scale,
  };
  if (!anew) rememberSamples(simulation);
  return {
    simulation,
    advanceClock: (milliseconds) => {
      time += milliseconds;
    },
  };
}
