import { payoutBalance } from '@praxis/contract/rules/billing/payout';
import { due } from '@praxis/contract/rules/due/due';
import { brokenInvariants } from '../../../checks/invariants';
import { dueStateOf } from '../time/time';
import { paymentsOf } from '../payments/balance';
import { table } from '../tables';
import { startPractice } from '../testing';
import { ensureWholeSample } from '../../../checks/whole-sample';

const moments = [
  '2026-01-05T09:30:00Z',
  '2026-03-08T07:10:00Z',
  '2026-03-31T23:59:00Z',
  '2026-10-31T11:00:00Z',
  '2028-02-29T03:00:00Z',
].map((text) => [text, Date.parse(text)] as const);

test.each(moments)('created at %s, the sample data is consistent, also a month later', (_, now) => {
  const { simulation, database, advanceClock } = startPractice({ now });
  ensureWholeSample(simulation);
  expect(brokenInvariants(database)).toEqual([]);
  advanceClock(31 * 86_400_000);
  simulation.runDueJobs();
  expect(brokenInvariants(database)).toEqual([]);
});

test.each(moments)('created at %s, the sample data has no overdue jobs', (_, now) => {
  const { simulation, database } = startPractice({ now, still: true });
  ensureWholeSample(simulation);
  const items = due(dueStateOf(database), now);
  expect(items.map(({ kind, id, at }) => `${kind} ${id} ${new Date(at).toISOString()}`)).toEqual(
    [],
  );
});

test.each([...moments.map(([text]) => text), '2027-03-26T11:00:00Z', '2027-03-30T11:00:00Z'])(
  'at %s every doctor has a balance to pay out',
  (moment) => {
    const { simulation, database } = startPractice({ now: Date.parse(moment), still: true });
    ensureWholeSample(simulation);
    for (const { id, practiceId } of table(database, 'doctors').all()) {
      const { charges, refunds, payouts } = paymentsOf(simulation, id);
      const currency = table(database, 'practices').get(practiceId)?.currency ?? 'USD';
      const { available } = payoutBalance(charges, refunds, payouts, currency);
      expect([id, available.amountMinor > 20_000]).toEqual([id, true]);
    }
  },
);

test('every doctor has the documented amount of each record', () => {
  const { simulation, database } = startPractice({ still: true });
  ensureWholeSample(simulation);
  const amounts = {
    plans: 5,
    subscriptions: 60,
    appointments: 150,
    charges: 240,
    refunds: 20,
    payouts: 12,
    threads: 25,
  } as const;
  const doctors = table(database, 'doctors').all();
  expect(doctors).toHaveLength(12);
  for (const name of Object.keys(amounts) as (keyof typeof amounts)[]) {
    const records: readonly { doctorId: string }[] = table(database, name).all();
    for (const { id } of doctors)
      expect([name, records.filter(({ doctorId }) => doctorId === id).length]).toEqual([
        name,
        amounts[name],
      ]);
  }
  for (const { id } of doctors)
    expect(table(database, 'vacations').filter(({ owner }) => owner.id === id)).toHaveLength(3);
  for (const { id } of table(database, 'practices').all())
    expect(
      table(database, 'teamMembers').filter(({ practiceId }) => practiceId === id),
    ).toHaveLength(6);
});

test('doctors of a practice take turns with their time off', () => {
  const { simulation, database } = startPractice({ still: true });
  ensureWholeSample(simulation);
  for (const { id } of table(database, 'practices').all()) {
    const doctors = table(database, 'doctors').filter(({ practiceId }) => practiceId === id);
    const away = table(database, 'vacations')
      .filter(({ owner }) => doctors.some((doctor) => doctor.id === owner.id))
      .toSorted((one, other) => one.startAt.localeCompare(other.startAt));
    expect(away).toHaveLength(doctors.length * 3);
    away.reduce((before, vacation) => {
      expect(vacation.startAt >= before.endAt).toBe(true);
      return vacation;
    });
  }
});

test('an address outside the sample domain does not load all doctors’ patients', async () => {
  const { anonymous, database } = startPractice({ still: true });
  await anonymous('POST /api/v1/auth/sign-up', {
    body: { email: 'nia.long@example.org', password: 'a long sentence of mine', role: 'patient' },
  });
  const doctors = new Set(
    table(database, 'subscriptions')
      .all()
      .map(({ doctorId }) => doctorId),
  );
  expect(doctors.size).toBeLessThan(2);
});
