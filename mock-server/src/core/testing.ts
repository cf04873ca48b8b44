import type { Simulation } from './module';
import { Database } from './database';
import { rememberSamples } from './remembered-samples';

/** A Monday morning. */
export const testNow = Date.UTC(2026, 0, 5, 9, 30);

export interface TestSimulation {
  simulation: Simulation;
  /** Advances both the simulated and the real clock. */
  advanceClock(milliseconds: number): void;
}

/** Creates an in-memory simulation with a controllable clock and reproducible random numbers. */
export function createTestSimulation({
  random = () => 0.5,
  now = testNow,
  scale = 1,
  anew = false,
  runDueJobs = () => {},
}: {
  random?: () => number;
  /**
   * Creation time of the sample data and initial time of the clock, in milliseconds since the
   * epoch.
   */
  now?: number;
  scale?: number;
  /** Disables the sample data cache: for the benchmark, which measures generating it. */
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
