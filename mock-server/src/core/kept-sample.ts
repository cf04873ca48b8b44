import type { Simulation } from './module';
import { addAll, additionsOf, repeatableParts, type Addition } from './sample-additions';
import type { Identified } from './table';

/**
 * The sample data that visits have used, for the next visit to read: generating it takes a slow
 * device 60 ms before its first page, and with the payments, which due jobs read, 90.
 */
export interface KeptSample {
  /** The build of the product that generated it: another one may generate other records. */
  build: string;
  /** Creation time of the sample data, in milliseconds since the epoch. */
  seededAt: number;
  parts: KeptParts;
}

type KeptParts = Readonly<Record<string, KeptPart>>;

interface KeptPart {
  tables: KeptTables;
  onUse: readonly KeptOnUse[];
}

/** Records by table, as JSON: IndexedDB reads objects several times more slowly. */
type KeptTables = Readonly<Record<string, string>>;

/** Tables that the part generates on use. */
interface KeptOnUse {
  names: readonly string[];
  /** Undefined if no visit has used them. */
  tables?: KeptTables | undefined;
}

export interface SampleKeeper {
  /** Uses the sample data that earlier visits have kept, unless it is of another build. */
  use(sample: KeptSample | undefined): void;
  /**
   * Returns what to keep: the sample data that this page and earlier visits have used. Undefined if
   * that is kept already, or larger than reading it would be worth.
   */
  takeUnkept(): KeptSample | undefined;
}

/** In characters. All data of one doctor has 600,000. */
const sizeLimit = 2_000_000;

/** Makes a simulation use kept sample data in place of generating the same. */
export function createSampleKeeper(simulation: Simulation, build: string): SampleKeeper {
  const { seedOnce } = simulation;
  let kept: KeptSample | undefined;
  let used = { seededAt: simulation.seededAt, parts: new Map<string, () => KeptPart>() };
  let hasUnkept = false;

  /** Additions of a part; remembers to keep what it has generated. */
  function generate(part: string, seed: (given: Simulation) => void, given: Simulation) {
    const additions = additionsOf(seed, given);
    used.parts.set(part, () => toKeptPart(additions));
    hasUnkept = true;
    return additions;
  }

  simulation.seedOnce = (part, seed) =>
    seedOnce(part, (given) => {
      const { database, seededAt, scale } = given;
      if (scale > 1 || !repeatableParts.test(part)) return seed(given);
      if (used.seededAt !== seededAt) used = { seededAt, parts: new Map() };
      const keptPart = kept?.seededAt === seededAt ? kept.parts[part] : undefined;
      if (!keptPart) {
        const additions = generate(part, seed, given);
        return addAll(
          database,
          additions.map((addition) => noticed(addition)),
        );
      }
      used.parts.set(part, () => keptPart);
      addTables(given, keptPart.tables);
      let generated: readonly Addition[] | undefined;
      for (const { names, tables } of keptPart.onUse) {
        if (tables) addTables(given, tables);
        else
          database.addSampleOnUse(names, () => {
            generated ??= generate(part, seed, given);
            for (const addition of generated)
              if ('generate' in addition && addition.tables.join() === names.join())
                addAll(database, addition.generate());
          });
      }
    });

  /** An addition whose generation on use is kept, too. */
  function noticed(addition: Addition): Addition {
    if (!('generate' in addition)) return addition;
    const { tables } = addition;
    return {
      tables,
      generate() {
        hasUnkept = true;
        return addition.generate();
      },
    };
  }

  return {
    use(sample) {
      kept = sample?.build === build ? sample : undefined;
    },
    takeUnkept() {
      if (!hasUnkept) return undefined;
      hasUnkept = false;
      const { seededAt } = used;
      const now = Object.fromEntries([...used.parts].map(([part, keep]) => [part, keep()]));
      // Other pages need other parts; if all are too large, those of this page are needed most.
      const before = kept?.seededAt === seededAt ? kept.parts : {};
      const parts = [{ ...before, ...now }, now].find((some) => sizeOf(some) <= sizeLimit);
      if (!parts) return undefined;
      kept = { build, seededAt, parts };
      return kept;
    },
  };
}

/** Adds kept tables, each of which is parsed when it is first used. */
function addTables({ database }: Simulation, tables: KeptTables): void {
  for (const [table, json] of Object.entries(tables))
    database.addSampleOnUse([table], () =>
      database.addSample(table, JSON.parse(json) as Identified[]),
    );
}

function toKeptPart(additions: readonly Addition[]): KeptPart {
  const onUse = additions.filter((addition) => 'generate' in addition);
  return {
    tables: toTables(additions),
    onUse: onUse.map(({ tables: names, generated }) => ({
      names,
      tables: generated && toTables(generated),
    })),
  };
}

function toTables(additions: readonly Addition[]): KeptTables {
  const records: Record<string, Identified[]> = {};
  for (const addition of additions)
    if ('records' in addition) (records[addition.table] ??= []).push(...addition.records);
  return Object.fromEntries(
    Object.entries(records).map(([table, list]) => [table, JSON.stringify(list)]),
  );
}

const sizeOf = (parts: KeptParts): number =>
  Object.values(parts)
    .flatMap(({ tables, onUse }) => [tables, ...onUse.map((group) => group.tables ?? {})])
    .flatMap((tables) => Object.values(tables))
    .reduce((sum, json) => sum + json.length, 0);
