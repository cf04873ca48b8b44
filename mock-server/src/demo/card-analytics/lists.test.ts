import type { Meetup, TimelineEntry } from '@praxis/contract/demo/card-lists';
import { startDemo, testNow } from '../testing';

const sum = (values: readonly number[]) => values.reduce((before, value) => before + value, 0);

const card = async <T>(name: string, demo = startDemo()): Promise<T> =>
  (await demo.get<T>(`/card/card-analytics/${name}`)).body;

test('the earnings of all sources equal this month’s revenue', async () => {
  const { total, sources } = await card<{ total: number; sources: { amount: number }[] }>(
    'earnings',
  );
  const { thisMonth } = await card<{ thisMonth: string }>('revenue');
  expect(sum(sources.map(({ amount }) => amount))).toBe(total);
  expect(total).toBe(Number(thisMonth.replace(',', '')));
});

test('browser shares add up to 100 percent, largest first', async () => {
  const { browsers } = await card<{ browsers: { share: number }[] }>('browser-states');
  const shares = browsers.map(({ share }) => share);
  expect(sum(shares)).toBeCloseTo(100);
  expect(shares).toEqual(shares.toSorted((one, other) => other - one));
});

test('transactions and events are in the past, newest first', async () => {
  const { transactions } = await card<{ transactions: { at: string }[] }>('transactions');
  const { entries } = await card<{ entries: TimelineEntry[] }>('timeline');
  for (const list of [transactions, entries]) {
    const times = list.map(({ at }) => Date.parse(at));
    expect(times).toEqual(times.toSorted((one, other) => other - one));
    expect(Math.max(...times)).toBeLessThan(testNow);
  }
});

test('accepts and withdraws the meetup invitation', async () => {
  const demo = startDemo();
  const before = await card<Meetup>('meetup', demo);
  expect(before).toMatchObject({ going: 42, isGoing: false });
  const answer = async (isGoing: boolean) =>
    (await demo.post<Meetup>('/card/card-analytics/meetup', { isGoing })).body;
  expect(await answer(true)).toEqual({ ...before, going: 43, isGoing: true });
  expect(await card<Meetup>('meetup', demo)).toMatchObject({ going: 43, isGoing: true });
  expect(await answer(false)).toEqual(before);
});

test('rejects other answers to the meetup invitation', async () => {
  const { status } = await startDemo().post('/card/card-analytics/meetup', { isGoing: 'maybe' });
  expect(status).toBeGreaterThanOrEqual(400);
});
