import { startDemo } from '../testing';

const card = async (name: string) =>
  (await startDemo().get<Record<string, unknown>>(`/card/card-analytics/${name}`)).body;

const periods = ['Last 28 Days', 'Last Month', 'Last Year'];

test.each(['support-tracker', 'avg-sessions', 'product-orders', 'sessions-device', 'customers'])(
  '%s offers the three periods',
  async (name) => {
    expect((await card(name)).last_days).toEqual(periods);
  },
);

test('the revenue report offers 2020, 2019 and 2018', async () => {
  expect((await card('revenue-report')).years).toEqual(['2020', '2019', '2018']);
});

test.each([
  [
    'support-tracker',
    ['last_days', 'newTicket', 'openTicket', 'responseTime', 'title', 'totalTicket'],
  ],
  ['avg-sessions', ['duration', 'goal', 'growth', 'last_days', 'retention', 'sessions', 'users']],
  ['revenue-report', ['budget', 'price', 'years']],
  ['goal-overview', ['completed', 'inProgress']],
  ['revenue', ['lastMonth', 'thisMonth']],
  ['product-orders', ['chart_info', 'last_days']],
  ['sessions-device', ['chart_info', 'last_days']],
  ['customers', ['last_days', 'listData']],
])('%s has the fields %j', async (name, fields) => {
  expect(Object.keys(await card(name)).sort()).toEqual(fields);
});

test('device shares add up to 100 percent, and orders have three states', async () => {
  const devices = (await card('sessions-device')).chart_info as { usage: number }[];
  expect(devices.reduce((sum, { usage }) => sum + usage, 0)).toBeCloseTo(100);
  expect(Object.keys((await card('product-orders')).chart_info as object)).toEqual([
    'finished',
    'pending',
    'rejected',
  ]);
  expect((await card('customers')).listData).toHaveLength(3);
});

test.each(['support-tracker', 'avg-sessions', 'product-orders', 'sessions-device', 'customers'])(
  '%s differs by period, and defaults to the last 28 days',
  async (name) => {
    const demo = startDemo();
    const of = async (period?: string) =>
      (await demo.get(`/card/card-analytics/${name}`, period === undefined ? {} : { period })).body;
    expect(await of()).toEqual(await of('Last 28 Days'));
    expect(await of('tomorrow')).toEqual(await of());
    expect(await of('Last Month')).not.toEqual(await of());
    expect(await of('Last Year')).not.toEqual(await of('Last Month'));
  },
);

test('the revenue report depends on the year', async () => {
  const demo = startDemo();
  const of = async (year: string) =>
    (await demo.get('/card/card-analytics/revenue-report', { year })).body;
  expect(await of('2020')).toEqual(await of('1999'));
  expect(await of('2019')).not.toEqual(await of('2020'));
});
