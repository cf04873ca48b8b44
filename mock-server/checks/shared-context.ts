import type { Change, Identified, RecordId } from '../src/core/database';
import { tableName } from '../src/practice/tables';
import { openContext, type Context } from './examples/context';
import { practiceTables } from './practice-tables';

export interface SharedContext {
  (): Context;
  /** Puts the context back before the test is over. */
  undo(): void;
}

/**
 * One context for all tests of a file, put back after each of them to how and when it was opened:
 * making the sample data anew for each of hundreds of tests would take minutes.
 *
 * @param prepare puts into it what all tests of the file need
 * @param options.still nothing falls due by itself: looking for it takes longer than most requests
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

/** What the back end changed while something was under way. */
export async function changesDuring(
  context: Pick<Context, 'practice'>,
  act: () => Promise<unknown>,
): Promise<Change[]> {
  const made: Change[] = [];
  const stop = context.practice.database.onChange((changes) => made.push(...changes));
  await act();
  stop();
  return made;
}

/** The same, as `practice.codes verify someone@example.org`. */
export async function writtenDuring(
  context: Context,
  act: () => Promise<unknown>,
): Promise<string[]> {
  return (await changesDuring(context, act)).map(({ table, id }) => `${table} ${id}`);
}
