import type { Simulation } from '../../core/module';
import { isoAt, localDateAt } from './local-time';
import { createRandom, type Random } from '../../core/random';
import { placeOf, samplePractices, type PlaceFacts } from './places';
import { createAdder, type Add } from './adder';
import { sampleId } from './sample-ids';

/** The inputs for one doctor's sample data. */
export interface Share {
  /** The doctor's index; above 11 in load tests. */
  index: number;
  doctorId: string;
  doctorUserId: string;
  practiceId: string;
  facts: PlaceFacts;
  random: Random;
  /** Creation time of the sample data, in milliseconds, and that date in the practice's zone. */
  now: number;
  today: string;
  add: Add;
  /** Multiplier for the amounts in docs/domain.md#sample-data. */
  scale: number;
}

export function createShare(simulation: Simulation, index: number): Share {
  const facts = placeOf(index);
  return {
    index,
    doctorId: sampleId('doctor', index),
    doctorUserId: sampleId('doctorUser', index),
    practiceId: sampleId('practice', index % samplePractices),
    facts,
    random: createRandom(index * 7919 + 17),
    now: simulation.seededAt,
    today: localDateAt(simulation.seededAt, facts.timeZone),
    add: createAdder(simulation),
    scale: simulation.scale,
  };
}

/**
 * The common fields of a record created at an instant (milliseconds) and unchanged since. Spread it
 * after the other fields: engines handle objects that begin with a spread many times more slowly,
 * and there are 100,000 of them.
 */
export function recordOf(id: string, createdMillis: number) {
  const at = isoAt(createdMillis);
  return { id, version: 1, createdAt: at, updatedAt: at };
}

export const dayLength = 86_400_000;
