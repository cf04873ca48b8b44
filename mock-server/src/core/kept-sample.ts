import type { Simulation } from './module';
import { addAll, additionsOf, isRepeatable, type Addition } from './sample-additions';
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

  simulation.seedOnce = (part, seed) =>
    seedOnce(part, (given) => {
      if (!isRepeatable(part, given)) return seed(given);
      const { database, seededAt } = given;
      if (used.seededAt !== seededAt) used = { seededAt, parts: new Map() };
      let additions: readonly Addition[] | undefined;
      const generate = () => {
        if (!additions) {
          const generated = additionsOf(seed, given, () => (hasUnkept = true));
          used.parts.set(part, () => toKeptPart(generated));
          additions = generated;
        }
        return additions;
      };
      const keptPart = kept?.seededAt === seededAt ? kept.parts[part] : undefined;
      if (!keptPart) return addAll(database, generate());
      used.parts.set(part, () => keptPart);
      addAll(database, fromKeptPart(keptPart, generate));
    });

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

/** What a kept part adds: its tables, each parsed on use, and what `generate` adds to the others. */
function fromKeptPart(part: KeptPart, generate: () => readonly Addition[]): readonly Addition[] {
  const onUse = part.onUse.map(({ names, tables }) =>
    tables
      ? fromTables(tables)
      : {
          tables: names,
          generate: () =>
            generate()
              .filter((addition) => 'generate' in addition)
              .filter(({ tables }) => tables.join() === names.join())
              .flatMap((addition) => addition.generate()),
        },
  );
  return [...fromTables(part.tables), ...onUse.flat()];
}

const fromTables = (tables: KeptTables): readonly Addition[] =>
  Object.entries(tables).map(([table, json]) => ({
    tables: [table],
    generate: () => [{ table, records: JSON.parse(json) as Identified[] }],
  }));

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
