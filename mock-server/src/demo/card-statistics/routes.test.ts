import { startDemo } from '../testing';

interface Card {
  series: { name: string; data: number[] }[];
  analyticsData?: Record<string, number>;
}

const card = async (name: string) =>
  (await startDemo().get<Card>(`/card/card-statistics/${name}`)).body;

test.each(['orders-bar-chart', 'profit-line-chart', 'site-traffic', 'active-users', 'newsletter'])(
  '%s has one named series',
  async (name) => {
    const { series, analyticsData } = await card(name);
    expect(series).toHaveLength(1);
    expect(series[0]?.name).toBeTruthy();
    expect(series[0]?.data.length).toBeGreaterThan(4);
    expect(analyticsData).toBeUndefined();
  },
);

test.each(['subscribers', 'revenue', 'sales', 'orders'])('%s includes its total', async (name) => {
  const { series, analyticsData } = await card(name);
  expect(series[0]?.data.length).toBeGreaterThan(4);
  expect(Object.keys(analyticsData ?? {})).toEqual([name]);
  expect(analyticsData?.[name]).toBeGreaterThan(0);
});
