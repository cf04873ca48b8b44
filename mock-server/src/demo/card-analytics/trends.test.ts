import { cardPeriods, revenueReportYears } from '@praxis/contract/demo/card-analytics';
import type { RevenueDay, RevenueMonth, SessionPoint } from '@praxis/contract/demo/card-trends';
import { startDemo } from '../testing';

const day = 86_400_000;
const sum = (values: readonly (number | null)[]) =>
  values.reduce<number>((before, value) => before + (value ?? 0), 0);
const number = (text: string) => Number(text.replaceAll(',', ''));

async function card<T>(name: string, query = {}, demo = startDemo()): Promise<T> {
  return (await demo.get<T>(`/card/card-analytics/${name}`, query)).body;
}

test.each(cardPeriods)(
  'the trend of sessions, %s, matches the card’s mean and growth',
  async (period) => {
    const { points } = await card<{ points: SessionPoint[] }>('sessions-trend', { period });
    const { sessions, growth } = await card<{ sessions: number; growth: string }>('avg-sessions', {
      period,
    });
    const mean = sum(points.map((point) => point.sessions)) / points.length;
    const before = sum(points.map((point) => point.before)) / points.length;
    expect(mean).toBeCloseTo(sessions);
    expect((mean / before - 1) * 100).toBeCloseTo(parseFloat(growth), 0);
    expect(points.every((point) => point.sessions > 0 && point.before > 0)).toBe(true);
  },
);

test('a period ends before today: 28 days, the days of a month, the months of a year', async () => {
  const demo = startDemo();
  const of = async (period: string) =>
    (await card<{ points: SessionPoint[] }>('sessions-trend', { period }, demo)).points.map(
      ({ on }) => on,
    );
  // The tests run on Monday, January 5, 2026.
  expect((await of('Last 28 Days')).at(-1)).toBe('2026-01-04');
  expect(await of('Last 28 Days')).toHaveLength(28);
  expect(await of('Last Month')).toHaveLength(31);
  expect((await of('Last Month'))[0]).toBe('2025-12-01');
  expect(await of('Last Year')).toHaveLength(12);
  expect((await of('Last Year'))[0]).toBe('2025-01-01');
  demo.advanceClock(day);
  expect((await of('Last 28 Days')).at(-1)).toBe('2026-01-05');
});

test.each(revenueReportYears)('the months of %s add up to the earnings', async (year) => {
  const { months } = await card<{ months: RevenueMonth[] }>('revenue-months', { year });
  const { price, budget } = await card<{ price: string; budget: string }>('revenue-report', {
    year,
  });
  expect(months).toHaveLength(12);
  expect(sum(months.map(({ earned }) => earned))).toBe(number(price));
  expect(sum(months.map(({ spent }) => spent))).toBeLessThan(number(budget));
});

test('cumulative revenue of this and the previous month reaches the card’s figures', async () => {
  const { days } = await card<{ days: RevenueDay[] }>('revenue-days');
  const { thisMonth, lastMonth } = await card<Record<string, string>>('revenue');
  const line = (key: 'thisMonth' | 'lastMonth') =>
    days.flatMap((one) => (one[key] === null ? [] : [one[key]]));
  expect(line('thisMonth')).toHaveLength(5);
  expect(line('thisMonth').at(-1)).toBe(number(thisMonth ?? ''));
  expect(line('lastMonth').at(-1)).toBe(number(lastMonth ?? ''));
  for (const key of ['thisMonth', 'lastMonth'] as const)
    expect(line(key)).toEqual(line(key).toSorted((one, other) => one - other));
});
