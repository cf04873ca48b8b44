import { practiceTables } from '../../checks/practice-tables';
import { createSampleKeeper, type KeptSample } from './kept-sample';
import type { Simulation } from './module';
import type { Identified } from './table';
import { createTestSimulation } from './testing';
import { ensureCatalog, ensureDoctor, ensureRoster } from '../practice/sample';
import { sampleId } from '../practice/sample/sample-ids';
import { table } from '../practice/tables';
import { runDueJobs } from '../practice/time/time';

const now = Date.UTC(2026, 0, 5, 9, 30);
const doctor = sampleId('doctor');

function open({ build = 'a', ...options }: { build?: string; now?: number; scale?: number } = {}) {
  const { simulation, advanceClock } = createTestSimulation({ now, ...options, anew: true });
  return { simulation, advanceClock, keeper: createSampleKeeper(simulation, build) };
}

/** What IndexedDB returns after a visit that uses these doctors. */
function visit(doctors = [doctor]): KeptSample | undefined {
  const { simulation, keeper } = open();
  for (const id of doctors) ensureDoctor(simulation, id);
  return structuredClone(keeper.takeUnkept());
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
  practiceTables.map((name) => [name, table(database, name).all()]);

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
  expect(tablesOf(read)).toStrictEqual(tablesOf(generated));
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

test('payments are kept once a page has used them, and not generated again', () => {
  const first = open();
  first.keeper.use(visit());
  ensureDoctor(first.simulation, doctor);
  const [invoice] = table(first.simulation.database, 'invoices').all();
  const kept = JSON.stringify(first.keeper.takeUnkept());
  const { simulation, keeper } = open();
  keeper.use(JSON.parse(kept.replaceAll(invoice!.number, 'KEPT')) as KeptSample);
  ensureDoctor(simulation, doctor);
  expect(table(simulation.database, 'invoices').all()[0]?.number).toBe('KEPT');
  expect(keeper.takeUnkept()).toBeUndefined();
});

test('payments that a page uses after it has kept the rest are kept then', () => {
  const { simulation, keeper } = open();
  ensureDoctor(simulation, doctor);
  expect(JSON.stringify(keeper.takeUnkept())).not.toContain('practice.invoices":');
  table(simulation.database, 'charges').all();
  expect(JSON.stringify(keeper.takeUnkept())).toContain('practice.invoices":');
  expect(keeper.takeUnkept()).toBeUndefined();
});

test('due jobs run for what is read as for what is generated', () => {
  const doctors = [doctor, sampleId('doctor', 1)];
  const changes = [undefined, visit(doctors)].map((sample) => {
    const { simulation, advanceClock, keeper } = open();
    keeper.use(sample);
    advanceClock(3 * 86_400_000);
    for (const id of doctors) {
      ensureDoctor(simulation, id);
      runDueJobs(simulation);
    }
    return simulation.database.changesSinceSeed();
  });
  expect(changes[0]?.length).toBeGreaterThan(50);
  expect(changes[1]).toEqual(changes[0]);
});

test('changes stay on top of what is read', () => {
  const { simulation, keeper } = open();
  keeper.use(marked(visit()));
  const { database } = simulation;
  ensureDoctor(simulation, doctor);
  const [first, second] = table(database, 'patients').all();
  database.clear();
  database.apply([
    { table: 'practice.patients', id: first!.id, record: { ...first!, version: 7 } as Identified },
    { table: 'practice.patients', id: second!.id, record: null },
  ]);
  ensureDoctor(simulation, doctor);
  const patients = table(database, 'patients');
  expect(firstPractice(simulation)).toBe('Kept');
  expect(patients.get(first!.id)?.version).toBe(7);
  expect(patients.get(second!.id)).toBeUndefined();
});

test.each<[string, (simulation: Simulation) => void, string[]]>([
  [
    'uses less keeps what other pages have used',
    (simulation) => ensureCatalog(simulation, sampleId('doctor', 1)),
    ['practice.catalog.1'],
  ],
  [
    'uses more keeps all',
    (simulation) => [doctor, sampleId('doctor', 1)].forEach((id) => ensureDoctor(simulation, id)),
    ['practice.catalog.1', 'practice.doctor.1'],
  ],
])('a page that %s', (_what, use, added) => {
  const { simulation, keeper } = open();
  keeper.use(visit());
  use(simulation);
  const before = ['practice.roster', 'practice.catalog.0', 'practice.doctor.0'];
  expect(Object.keys(keeper.takeUnkept()?.parts ?? {})).toEqual([...before, ...added]);
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
