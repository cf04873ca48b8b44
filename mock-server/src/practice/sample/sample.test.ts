import { due } from '@praxis/contract/rules/due/due';
import { brokenInvariants } from '../checks/invariants';
import { dueStateOf } from '../time/time';
import { startPractice } from '../testing';
import { ensureEveryDoctor } from '.';

const moments = [
  '2026-01-05T09:30:00Z',
  '2026-03-08T07:10:00Z',
  '2026-03-31T23:59:00Z',
  '2026-10-31T11:00:00Z',
  '2028-02-29T03:00:00Z',
].map((text) => [text, Date.parse(text)] as const);

test.each(moments)('made at %s, the sample data adds up, also a month later', (_, now) => {
  const { simulation, database, later } = startPractice({ now });
  ensureEveryDoctor(simulation);
  expect(brokenInvariants(database)).toEqual([]);
  later(31 * 86_400_000);
  simulation.passTime();
  expect(brokenInvariants(database)).toEqual([]);
});

test.each(moments)('made at %s, nothing of the sample data is overdue', (_, now) => {
  const { simulation, database } = startPractice({ now, still: true });
  ensureEveryDoctor(simulation);
  const items = due(dueStateOf(database), now);
  expect(items.map(({ kind, id, at }) => `${kind} ${id} ${new Date(at).toISOString()}`)).toEqual(
    [],
  );
});
