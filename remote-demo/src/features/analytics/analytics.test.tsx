import { screen, waitFor, within } from '@testing-library/react';
import {
  getAverageSessions,
  getProductOrders,
  getSupportTracker,
} from '@praxis/contract/demo/card-analytics';
import { getSiteTraffic } from '@praxis/contract/demo/card-statistics';
import { renderRemote, type RenderRemoteOptions } from '@praxis/sdk/testing';
import { remote } from '../../remote';

const open = (options: Partial<RenderRemoteOptions> = {}) =>
  renderRemote({ remote, path: '/dashboard/analytics', ...options });

const card = (name: string) =>
  screen.getByRole('heading', { level: 2, name }).closest('section') as HTMLElement;
const shown = async (name: string, text: RegExp | string) =>
  waitFor(() => expect(card(name)).toHaveTextContent(text));

it('shows sessions first, then sales, audience, support and team', async () => {
  await open();
  await shown('Average sessions', /3,140\s*per day/);
  expect(card('Average sessions')).toHaveTextContent('+6.8%');
  expect(card('Average sessions')).toHaveTextContent('84.5Kof 120K goal');
  await shown('Revenue', '$91,240');
  expect(card('Revenue')).toHaveTextContent('+17.1%vs $77,905 last month');
  await shown('Product orders', '35,825');
  await shown('Sessions by device', /Desktop54\.2%\+3%/);
  await shown('Customers', '1,186');
  await shown('Support tracker', '184');
  expect(screen.getByRole('meter', { name: 'Solved tickets' })).toHaveAttribute(
    'aria-valuetext',
    '69%',
  );
  await shown('Timeline', '12 invoices paid');
  for (const name of ['Sales', 'Audience', 'Support and team'])
    expect(screen.getByRole('region', { name })).toBeInTheDocument();
});

it('updates every card to another period, and keeps the current figures while loading', async () => {
  const { user, hold, sent } = await open();
  await shown('Support tracker', '184');
  const release = hold(getSupportTracker);
  await user.click(screen.getByRole('radio', { name: 'Last year' }));
  await shown('Average sessions', '2,410');
  expect(card('Support tracker')).toHaveTextContent('184');
  release();
  await shown('Support tracker', '2,236');
  await shown('Product orders', '314,070');
  expect(card('Sessions by device')).toHaveTextContent('60.1%');
  const requested = sent.filter(
    ({ query }) => (query as { period?: string }).period === 'Last Year',
  );
  expect(requested.map(({ line }) => line.split('/').at(-1)).sort()).toEqual([
    'avg-sessions',
    'customers',
    'product-orders',
    'sessions-device',
    'sessions-trend',
    'support-tracker',
  ]);
});

it('opens with the period of the address', async () => {
  await open({ path: '/dashboard/analytics?period=last-month' });
  expect(screen.getByRole('radio', { name: 'Last month' })).toBeChecked();
  await shown('Average sessions', '2,970');
});

it('shows figures as a table on request', async () => {
  const { user } = await open();
  await shown('Product orders', '35,825');
  expect(screen.getByRole('img', { name: 'Product orders' })).toBeInTheDocument();
  await user.click(within(card('Product orders')).getByRole('button', { name: 'Show as table' }));
  expect(screen.getByRole('row', { name: 'Pending 12,340' })).toBeInTheDocument();
  await user.click(
    within(card('Sessions by device')).getByRole('button', { name: 'Show as table' }),
  );
  expect(screen.getByRole('row', { name: 'Mobile 38.5% +9%' })).toBeInTheDocument();
  await user.click(within(card('Support tracker')).getByRole('button', { name: 'Show as table' }));
  expect(screen.getByRole('row', { name: 'All tickets 184' })).toBeInTheDocument();
  expect(screen.getByRole('row', { name: 'Solved tickets 69%' })).toBeInTheDocument();
  expect(screen.getByRole('row', { name: 'Response time 1 day' })).toBeInTheDocument();
  await user.click(within(card('Revenue')).getByRole('button', { name: 'Show as table' }));
  expect(within(card('Revenue')).getByRole('columnheader', { name: 'This month' })).toBeVisible();
  expect(within(card('Revenue')).getAllByRole('row')).toHaveLength(32);
});

it('describes a sparkline in words', async () => {
  await open();
  expect(
    await screen.findByRole('img', { name: 'Trend: 155, 190, 145, 215, 205, 260' }),
  ).toBeInTheDocument();
});

it('reports a failure per card, and retries each separately', async () => {
  const { user } = await open({
    prepare: ({ failNext }) => {
      for (const endpoint of [getAverageSessions, getProductOrders, getSiteTraffic])
        failNext(endpoint, { status: 503 });
    },
  });
  await shown('Support tracker', '184');
  await shown('Revenue', '$91,240');
  for (const name of ['Average sessions', 'Product orders']) {
    await user.click(await within(card(name)).findByRole('button', { name: 'Retry' }));
  }
  await shown('Average sessions', '3,140');
  await shown('Product orders', '35,825');
  expect(screen.getByText('Couldn’t load this')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('img', { name: /^Trend: 155/ })).toBeInTheDocument();
});

it('shows no share or change of nothing', async () => {
  await open({
    prepare: ({ server }) => {
      server.get('/card/card-analytics/customers', () => ({
        last_days: [],
        listData: [{ icon: 'CircleIcon', iconColor: 'text-primary', text: 'New', result: 0 }],
      }));
      server.get('/card/card-analytics/revenue', () => ({ thisMonth: '1,200', lastMonth: '0' }));
    },
  });
  await shown('Customers', 'New00%');
  await shown('Revenue', '$1,200');
  expect(card('Customers')).not.toHaveTextContent('NaN');
  expect(card('Revenue')).not.toHaveTextContent('∞');
});

it('formats figures in the reader’s language', async () => {
  await open({ language: 'de' });
  await shown('Umsatz', /91\.240\s*\$/);
  expect(card('Sitzungen nach Gerät')).toHaveTextContent(/54,2\s*%/);
});
