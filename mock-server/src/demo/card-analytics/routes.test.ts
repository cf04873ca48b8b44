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
])('%s holds its values in %j', async (name, fields) => {
  expect(Object.keys(await card(name)).sort()).toEqual(fields);
});

test('shares add up, and orders come in three kinds', async () => {
  const devices = (await card('sessions-device')).chart_info as { usage: number }[];
  expect(devices.reduce((sum, { usage }) => sum + usage, 0)).toBeCloseTo(100);
  expect(Object.keys((await card('product-orders')).chart_info as object)).toEqual([
    'finished',
    'pending',
    'rejected',
  ]);
  expect((await card('customers')).listData).toHaveLength(3);
});
