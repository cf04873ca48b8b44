import type { Identified } from './table';
import type { Simulation } from './module';
import { addAll, additionsOf, repeatableParts, type Addition } from './sample-additions';

/**
 * The sample data that a visit has used, for the next visit to read: generating it takes a slow
 * device 50 ms before its first page.
 */
export interface KeptSample {
  /** The build of the product that generated it: another one may generate other records. */
  build: string;
  /** Creation time of the sample data, in milliseconds since the epoch. */
  seededAt: number;
  parts: Readonly<Record<string, KeptPart>>;
}

interface KeptPart {
  /** Records by table, as JSON: IndexedDB reads objects several times more slowly. */
  tables: Readonly<Record<string, string>>;
  /** Tables that the part generates on use, which is not kept. */
  onUse: readonly (readonly string[])[];
}

export interface SampleKeeper {
  /** Uses the sample data that an earlier visit has kept, unless it is of another build. */
  use(sample: KeptSample | undefined): void;
  /**
   * Returns the sample data that the page has used so far; undefined if it is kept already, or
   * larger than reading it would be worth.
   */
  takeUnkept(): KeptSample | undefined;
}

/** In characters. The share of one doctor has a quarter of a million. */
const sizeLimit = 1_500_000;

/** Makes a simulation use kept sample data in place of generating the same. */
export function createSampleKeeper(simulation: Simulation, build: string): SampleKeeper {
  const { seedOnce } = simulation;
  let kept: KeptSample | undefined;
  let used = { seededAt: simulation.seededAt, parts: new Map<string, () => KeptPart>() };
  let hasUnkept = false;

  simulation.seedOnce = (part, seed) =>
    seedOnce(part, (given) => {
      const { database, seededAt, scale } = given;
      if (scale > 1 || !repeatableParts.test(part)) return seed(given);
      if (used.seededAt !== seededAt) used = { seededAt, parts: new Map() };
      const keptPart = kept?.seededAt === seededAt ? kept.parts[part] : undefined;
      if (keptPart) {
        used.parts.set(part, () => keptPart);
        addKept(given, seed, keptPart);
      } else {
        const additions = additionsOf(seed, given);
        let toKeep: KeptPart | undefined;
        used.parts.set(part, () => (toKeep ??= toKeptPart(additions)));
        hasUnkept = true;
        addAll(database, additions);
      }
    });

  return {
    use(sample) {
      kept = sample?.build === build ? sample : undefined;
    },
    takeUnkept() {
      if (!hasUnkept) return undefined;
      hasUnkept = false;
      const parts = Object.fromEntries([...used.parts].map(([part, keep]) => [part, keep()]));
      const size = Object.values(parts)
        .flatMap(({ tables }) => Object.values(tables))
        .reduce((sum, json) => sum + json.length, 0);
      return size > sizeLimit ? undefined : { build, seededAt: used.seededAt, parts };
    },
  };
}

/** Adds a kept part: its tables are parsed on use, and what it does not contain is generated then. */
function addKept(
  given: Simulation,
  seed: (simulation: Simulation) => void,
  { tables, onUse }: KeptPart,
): void {
  const { database } = given;
  for (const [table, json] of Object.entries(tables))
    database.addSampleOnUse([table], () =>
      database.addSample(table, JSON.parse(json) as Identified[]),
    );
  let generated: readonly Addition[] | undefined;
  for (const group of onUse)
    database.addSampleOnUse(group, () => {
      generated ??= additionsOf(seed, given);
      for (const addition of generated)
        if ('generate' in addition && addition.tables.join() === group.join())
          addAll(database, addition.generate());
    });
}

function toKeptPart(additions: readonly Addition[]): KeptPart {
  const records: Record<string, Identified[]> = {};
  const onUse: (readonly string[])[] = [];
  for (const addition of additions) {
    if ('records' in addition) (records[addition.table] ??= []).push(...addition.records);
    else onUse.push(addition.tables);
  }
  const tables = Object.entries(records).map(([table, list]) => [table, JSON.stringify(list)]);
  return { tables: Object.fromEntries(tables) as Record<string, string>, onUse };
}
