import { createSampleKeeper, type KeptSample } from './kept-sample';
import type { Simulation } from './module';
import { createTestSimulation } from './testing';
import { ensureDoctor, ensureRoster } from '../practice/sample';
import { sampleId } from '../practice/sample/sample-ids';
import { table } from '../practice/tables';

const now = Date.UTC(2026, 0, 5, 9, 30);
const doctor = sampleId('doctor');

function open({ build = 'a', ...options }: { build?: string; now?: number; scale?: number } = {}) {
  const { simulation } = createTestSimulation({ now, ...options, anew: true });
  return { simulation, keeper: createSampleKeeper(simulation, build) };
}

/** What IndexedDB returns to the next visit. */
const stored = (sample: KeptSample | undefined) => structuredClone(sample);

function visit(): KeptSample | undefined {
  const { simulation, keeper } = open();
  ensureDoctor(simulation, doctor);
  return stored(keeper.takeUnkept());
}

/** A kept sample whose first practice has another name: whoever reads it did not generate it. */
function marked(sample: KeptSample | undefined): KeptSample | undefined {
  return (
    sample &&
    (JSON.parse(JSON.stringify(sample).replace('Hudson Family Medicine', 'Kept')) as KeptSample)
  );
}

const firstPractice = ({ database }: Simulation) => table(database, 'practices').all()[0]?.name;

const tablesOf = ({ database }: Simulation) =>
  (
    [
      'practices',
      'doctors',
      'users',
      'credentials',
      'plans',
      'patients',
      'cards',
      'subscriptions',
      'appointments',
      'ledger',
      'threads',
      'invoices',
      'charges',
      'refunds',
      'payouts',
    ] as const
  ).map((name) => [name, table(database, name).all()]);

test('the next visit of the same build reads what a visit has used', () => {
  const { simulation, keeper } = open();
  keeper.use(marked(visit()));
  ensureDoctor(simulation, doctor);
  expect(firstPractice(simulation)).toBe('Kept');
  expect(keeper.takeUnkept()).toBeUndefined();
});

test('it has the same records in the same order, also those that are generated on use', () => {
  const { simulation: generated } = open();
  ensureDoctor(generated, doctor);
  const { simulation: read, keeper } = open();
  keeper.use(visit());
  ensureDoctor(read, doctor);
  ensureDoctor(read, sampleId('doctor', 1));
  ensureDoctor(generated, sampleId('doctor', 1));
  expect(tablesOf(read)).toEqual(tablesOf(generated));
  expect(table(read.database, 'invoices').all().length).toBeGreaterThan(100);
  expect(read.database.changesSinceSeed()).toEqual([]);
});

test.each<[string, { build?: string; now?: number }]>([
  ['another build', { build: 'b' }],
  ['sample data created at another time', { now: now + 1 }],
])('%s generates its own', (_what, options) => {
  const { simulation, keeper } = open(options);
  keeper.use(marked(visit()));
  ensureRoster(simulation);
  expect(firstPractice(simulation)).toBe('Hudson Family Medicine');
  expect(keeper.takeUnkept()).toMatchObject({
    build: options.build ?? 'a',
    seededAt: options.now ?? now,
  });
});

test('changes stay on top of what is read', () => {
  const { simulation, keeper } = open();
  keeper.use(visit());
  const { database } = simulation;
  ensureDoctor(simulation, doctor);
  const [first, second] = table(database, 'patients').all();
  database.clear();
  database.apply([
    {
      table: 'practice.patients',
      id: first!.id,
      record: { ...first!, displayName: 'Changed' } as never,
    },
    { table: 'practice.patients', id: second!.id, record: null },
  ]);
  ensureDoctor(simulation, doctor);
  const patients = table(database, 'patients');
  expect(patients.get(first!.id)).toMatchObject({ displayName: 'Changed' });
  expect(patients.get(second!.id)).toBeUndefined();
});

test('a page that uses more keeps all that it has used', () => {
  const { simulation, keeper } = open();
  keeper.use(visit());
  ensureDoctor(simulation, doctor);
  ensureDoctor(simulation, sampleId('doctor', 1));
  expect(Object.keys(keeper.takeUnkept()?.parts ?? {})).toEqual([
    'practice.roster',
    'practice.catalog.0',
    'practice.doctor.0',
    'practice.catalog.1',
    'practice.doctor.1',
  ]);
  expect(keeper.takeUnkept()).toBeUndefined();
});

test('after a reset, only the new sample data is kept', () => {
  const { simulation, keeper } = open();
  ensureDoctor(simulation, doctor);
  simulation.database.clear();
  simulation.seededAt = now + 1;
  ensureRoster(simulation);
  const sample = keeper.takeUnkept();
  expect(sample?.seededAt).toBe(now + 1);
  expect(Object.keys(sample?.parts ?? {})).toEqual(['practice.roster']);
});

test('keeps nothing of a practice that is as large as in load tests, or of all doctors together', () => {
  const large = open({ scale: 2 });
  ensureDoctor(large.simulation, doctor);
  expect(large.keeper.takeUnkept()).toBeUndefined();
  const all = open();
  for (let index = 0; index < 12; index += 1)
    ensureDoctor(all.simulation, sampleId('doctor', index));
  expect(all.keeper.takeUnkept()).toBeUndefined();
});
