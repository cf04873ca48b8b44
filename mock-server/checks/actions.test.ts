import { table } from '../src/practice/tables';
import type { Call } from '../src/practice/testing';
import { doctorViews } from './actions/doctor-views';
import { plantEveryState } from './actions/every-state';
import { patientViews } from './actions/patient-views';
import { staffViews } from './actions/staff-views';
import {
  otherRefusals,
  stateRefusals,
  type Command,
  type ActionRecord,
  type View,
} from './actions/view';
import { everyEndpoint, rolesOf, sendExample } from './examples';
import { sample } from '../src/practice/sample-records';
import { sharedContext } from './shared-context';

const context = sharedContext(plantEveryState, { still: true });

/** Ids of the sample doctor's patients. */
const patientsOfSample = new Set(Array.from({ length: 60 }, (_, number) => sample.patient(number)));

/** The callers of a role whose records are checked; for patients, all of the sample doctor's. */
function callersOf(role: View<ActionRecord>['role']): Call[] {
  if (role !== 'patient') return [context().calls[role]];
  return table(context().practice.database, 'patients')
    .filter(({ id }) => patientsOfSample.has(id))
    .map(({ userId }) => context().signedIn(userId, 'patient'));
}

/** All records of a list, across its pages. */
async function listed(call: Call, line: string, part = 'items'): Promise<ActionRecord[]> {
  const found: ActionRecord[] = [];
  const more = line.includes('?') ? '&' : '?';
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const { body } = await call<Record<string, ActionRecord[]> & { total: number }>(
      `${line}${more}perPage=100&page=${page}`,
    );
    found.push(...(body[part] ?? []));
    pages = part === 'items' ? Math.ceil(body.total / 100) : 1;
  }
  return found;
}

/**
 * Whether the command of an action is refused because of the record's state. Changes are undone.
 */
async function isRefused(
  call: Call,
  item: ActionRecord,
  command: Command<ActionRecord>,
): Promise<boolean> {
  const { endpoint, body, refusals = [], isIdle } = command;
  const { id, version } = item;
  const sent = { id, version, body: body?.(item, context()) };
  const { code } = await sendExample(call, endpoint, context(), sent);
  context.undo();
  const ofState: readonly (string | undefined)[] = [...stateRefusals, ...refusals];
  // Any other code means that the command itself was invalid.
  expect([undefined, ...ofState, ...otherRefusals]).toContain(code);
  return ofState.includes(code) || (isIdle?.(item) ?? false);
}

const views = [...doctorViews, ...patientViews, ...staffViews];

test.each(views.map((view) => [view.role, view.name, view] as const))(
  'as %s, %s: offers exactly the actions whose commands the state allows',
  async (role, _name, { lists, part, commands, always = [] }) => {
    const offered = Object.keys(commands);
    const open = new Set<string>();
    const closed = new Set<string>();
    const wrong: string[] = [];
    for (const call of callersOf(role))
      for (const line of lists)
        for (const item of await listed(call, line, part)) {
          for (const [action, command] of Object.entries(commands)) {
            const isOpen = item.actions.includes(action);
            (isOpen ? open : closed).add(action);
            if (isOpen === (await isRefused(call, item, command)))
              wrong.push(`${item.id} ${isOpen ? 'offers' : 'lacks'} ${action}`);
          }
          expect(item.actions.filter((action) => !offered.includes(action))).toEqual([]);
        }
    expect(wrong).toEqual([]);
    // Without records in both states, nothing would have been tested.
    expect([...open].toSorted()).toEqual(offered.toSorted());
    expect([...closed].toSorted()).toEqual(
      offered.filter((action) => !always.includes(action)).toSorted(),
    );
  },
);

/** The parts of a schema that are used here: an object's fields, an array's element. */
interface Schema {
  def?: { shape?: Record<string, Schema>; element?: Schema };
}

test('covers every list whose records have actions', () => {
  const inViews = new Set(
    views.flatMap(({ lists, role }) => lists.map((line) => `${line.split('?')[0]} as ${role}`)),
  );
  const bringing = everyEndpoint.filter(({ endpoint }) => {
    const { items } = (endpoint.response as Schema | undefined)?.def?.shape ?? {};
    return items?.def?.element?.def?.shape?.['actions'] !== undefined;
  });
  expect(bringing.length).toBeGreaterThan(10);
  const missing = bringing.flatMap(({ line, endpoint }) =>
    rolesOf(endpoint)
      .map((role) => `${line} as ${role}`)
      .filter((one) => !inViews.has(one)),
  );
  expect(missing).toEqual([]);
});
