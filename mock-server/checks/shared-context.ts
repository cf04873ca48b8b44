import type { Change, Identified, RecordId } from '../src/core/table';
import { tableName } from '../src/practice/tables';
import { openContext, type Context } from './examples/context';
import { practiceTables } from './practice-tables';

export interface SharedContext {
  (): Context;
  /** Restores the context before the end of the test. */
  undo(): void;
}

/**
 * Shares one context between all tests of a file, and restores its data and clock after each:
 * generating the sample data for hundreds of tests would take minutes.
 *
 * @param prepare adds the records that all tests of the file need
 * @param options.still disables due jobs: checking for them takes longer than most requests
 */
export function sharedContext(
  prepare: (context: Context) => void = () => {},
  options: { still?: boolean } = {},
): SharedContext {
  let context: Context | undefined;
  let before = new Map<string, ReadonlyMap<RecordId, Identified>>();
  const touched = new Map<string, Set<RecordId>>();
  const opened = (): Context => {
    if (!context) throw new Error('The context is opened before the first test.');
    return context;
  };

  beforeAll(() => {
    context = openContext(options);
    prepare(context);
    const { database } = context.practice;
    const copy = (name: string) =>
      new Map(
        database
          .table(name)
          .all()
          .map((record) => [record.id, record]),
      );
    before = new Map([...tableNames, 'core.idempotency'].map((name) => [name, copy(name)]));
    database.onChange((changes) => {
      for (const { table, id } of changes) {
        if (!touched.has(table)) touched.set(table, new Set());
        touched.get(table)?.add(id);
      }
    });
  });

  const undo = (): void => {
    const { database } = opened().practice;
    for (const [name, ids] of touched)
      for (const id of ids) database.table(name).write(id, before.get(name)?.get(id) ?? null);
    touched.clear();
    const { advanceClock, simulation } = opened().practice;
    advanceClock(opened().now - simulation.now());
  };
  afterEach(undo);

  return Object.assign(opened, { undo });
}

const tableNames = practiceTables.map(tableName);

/** The changes to the database while `act` runs. */
export async function changesDuring(
  context: Pick<Context, 'practice'>,
  act: () => Promise<unknown>,
): Promise<Change[]> {
  const recorded: Change[] = [];
  const stop = context.practice.database.onChange((changes) => recorded.push(...changes));
  await act();
  stop();
  return recorded;
}

/** The same as texts: `practice.codes verify someone@example.org`. */
export async function writtenDuring(
  context: Context,
  act: () => Promise<unknown>,
): Promise<string[]> {
  return (await changesDuring(context, act)).map(({ table, id }) => `${table} ${id}`);
}
