import { brokenInvariants } from '../../checks/invariants';
import { ensureMessages } from '../practice/sample/messages';
import { people } from '../practice/sample-records';
import { table, type PracticeTable } from '../practice/tables';
import type { BackEnd } from './back-end';
import { day, openTwo, send, signIn } from './testing';

const tables = ['subscriptions', 'invoices', 'charges', 'refunds', 'payouts', 'ledger'] as const;

/** A tab's records of one table, sorted by id. */
const recordsOf = ({ simulation: { database } }: BackEnd, name: PracticeTable) =>
  [...table(database, name).all()].sort((first, second) => (first.id < second.id ? -1 : 1));

it('over months in two tabs, each job runs once, and the invariants hold in both', async () => {
  const [one, other] = await openTwo();
  const headers = await signIn(one);
  await Promise.all([one.dueJobs.load(), other.dueJobs.load()]);
  const list = (tab: BackEnd, of: string) =>
    send(tab, `GET /api/v1/doctor/${of}`, undefined, headers);
  const before = recordsOf(one, 'invoices').length;
  // One tab has loaded the patients, the other nothing yet.
  await list(one, 'subscribers');
  for (const mover of [one, other, one, other, one]) {
    await mover.turns.take(() => {
      mover.clock.move(31 * day);
      mover.dueJobs.run(mover.simulation);
    });
    await Promise.all([list(other, 'payments/charges'), list(one, 'appointments')]);
  }
  await Promise.all([one.turns.take(() => {}), other.turns.take(() => {})]);
  expect([one.clock.offset(), other.clock.offset()]).toEqual([155 * day, 155 * day]);
  for (const name of tables) expect(recordsOf(other, name)).toEqual(recordsOf(one, name));
  const numbers = table(one.simulation.database, 'invoices')
    .filter(({ practiceId }) => practiceId === people.practice)
    .map(({ number }) => number);
  expect(numbers.length).toBeGreaterThan(before + 100);
  expect(new Set(numbers).size).toBe(numbers.length);
  for (const { simulation } of [one, other]) {
    ensureMessages(simulation);
    expect(brokenInvariants(simulation.database)).toEqual([]);
  }
});
