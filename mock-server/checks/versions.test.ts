import type { Endpoint, Role } from '@praxis/contract';
import type { Identified } from '../src/core/table';
import { tableName } from '../src/practice/tables';
import { everyEndpoint, exampleOf, rolesOf, sendExample } from './examples';
import { practiceTables } from './practice-tables';
import { changesDuring, sharedContext } from './shared-context';

const context = sharedContext();

type Entity = Identified & { version?: number };

const commands = everyEndpoint
  .filter(({ endpoint }) => endpoint.changes?.length)
  .flatMap(({ line, endpoint }) =>
    (endpoint.audience === 'public' ? (['patient'] as const) : rolesOf(endpoint)).map(
      (role): [string, Endpoint, Role] => [`${line} as ${role}`, endpoint, role],
    ),
  );

/** The version of each record, by table and id. */
function versions(): Map<string, number | undefined> {
  const { database } = context().practice;
  return new Map(
    practiceTables.map(tableName).flatMap((name) =>
      database
        .table<Entity>(name)
        .all()
        .map(({ id, version }) => [`${name} ${id}`, version] as const),
    ),
  );
}

test.each(commands)('%s increments versions by one', async (_title, endpoint, role) => {
  const example = exampleOf(endpoint, context(), role);
  const before = versions();
  const changes = await changesDuring(context(), async () => {
    const { code } = await sendExample(context().calls[role], endpoint, context(), example);
    expect(code).toBeUndefined();
  });
  const after = versions();
  const changed = new Set(changes.map(({ table, id }) => `${table} ${id}`));
  const steps = [...changed].flatMap((record) => {
    const version = after.get(record);
    return version === undefined ? [] : [[record, version - (before.get(record) ?? 0)]];
  });
  expect(steps.filter(([, step]) => step !== 1)).toEqual([]);
});
