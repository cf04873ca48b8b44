import type { Simulation } from '../../core/module';
import { isoAt, localDateAt } from './local-time';
import { createRandom, type Random } from '../../core/random';
import { placeOf, samplePractices, type PlaceFacts } from './places';
import { adder, type Add } from './roster';
import { sampleId } from './sample-ids';

/** What the parts of one doctor's sample data are made from. */
export interface Share {
  /** The doctor's number, from 0; above 11 in tests of scale. */
  index: number;
  doctorId: string;
  doctorUserId: string;
  practiceId: string;
  facts: PlaceFacts;
  random: Random;
  /** When the sample data was made, milliseconds, and that day in the practice's zone. */
  now: number;
  today: string;
  add: Add;
  /** How many of everything, in multiples of the amounts in docs/domain.md#sample-data. */
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
    add: adder(simulation),
    scale: simulation.scale,
  };
}

/**
 * The fields of every record, for one that was made at an instant (milliseconds) and not changed
 * since. Spread it after the other fields: engines make and read an object that begins with a spread
 * many times more slowly, and there are 100,000 of them.
 */
export function recordOf(id: string, createdMillis: number) {
  const at = isoAt(createdMillis);
  return { id, version: 1, createdAt: at, updatedAt: at };
}

export const dayLength = 86_400_000;
