import { screen, waitFor, within } from '@testing-library/react';
import { answerMeetup, getMeetup, getTransactions } from '@praxis/contract/demo/card-lists';
import { getSubscribersGained } from '@praxis/contract/demo/card-statistics';
import { getRevenueMonths } from '@praxis/contract/demo/card-trends';
import { reloadedQueries, renderRemote, type RenderRemoteOptions } from '@praxis/sdk/testing';
import { remote } from '../../remote';

const open = (options: Partial<RenderRemoteOptions> = {}) =>
  renderRemote({ remote, path: '/', ...options });

const heading = (name: string) => screen.findByRole('heading', { level: 2, name });
const card = async (name: string) => (await heading(name)).closest('section') as HTMLElement;
const shown = async (name: string, text: RegExp | string) => {
  const section = await card(name);
  await waitFor(() => expect(section).toHaveTextContent(text));
};

it('shows the revenue of a year and the figures of the shop', async () => {
  await open();
  await shown('Revenue report', '$31,460earned in 2020');
  await shown('Revenue report', 'Budget$48,900$29,340 left');
  await shown('Revenue report', 'Spent$19,56040% of the budget');
  for (const [title, figure] of [
    ['Subscribers gained', '94.3K'],
    ['Revenue generated', '$102.7K'],
    ['Quarterly sales', '38%'],
    ['Orders received', '88.2K'],
    ['New orders', '71'],
    ['Profit', '$41K'],
  ])
    expect(screen.getByRole('group', { name: title })).toHaveTextContent(figure as string);
});

it('shows another year, stored in the address', async () => {
  const { user, router } = await open();
  await shown('Revenue report', '$31,460');
  await user.click(screen.getByRole('radio', { name: '2018' }));
  await shown('Revenue report', '$24,610earned in 2018');
  expect(router.state.location.search).toBe('?year=2018');
  await user.click(
    within(await card('Revenue report')).getByRole('button', { name: 'Show as table' }),
  );
  expect(within(await card('Revenue report')).getAllByRole('row')).toHaveLength(13);
  expect(screen.getByRole('rowheader', { name: 'December' })).toBeInTheDocument();
});

it('shows the figures of a gauge and a sparkline as a table on request', async () => {
  const { user } = await open();
  await shown('Goal overview', '97%');
  const goal = within(await card('Goal overview'));
  await user.click(goal.getByRole('button', { name: 'Show as table' }));
  expect(goal.getByRole('row', { name: 'Goal reached 97%' })).toBeInTheDocument();
  expect(goal.getByRole('row', { name: 'Completed 642,180' })).toBeInTheDocument();
  expect(goal.queryByRole('meter')).not.toBeInTheDocument();
  await user.click(goal.getByRole('button', { name: 'Show as chart' }));
  expect(goal.getByRole('meter', { name: 'Goal reached' })).toBeInTheDocument();

  const profit = within(screen.getByRole('group', { name: 'Profit' }));
  await user.click(profit.getByRole('button', { name: 'Show as table' }));
  expect(profit.getByRole('table', { name: 'Profit' })).toBeInTheDocument();
  expect(profit.getAllByRole('row').at(-1)).toHaveAccessibleName('6 $41K');
  expect(profit.queryByRole('img')).not.toBeInTheDocument();
});

it('shows sales, customers and upcoming events', async () => {
  await open();
  await shown('Earnings', '$91,240');
  await shown('Earnings', 'Services$27,640');
  expect(await screen.findByRole('meter', { name: 'Goal reached' })).toHaveTextContent('97%');
  await shown('Transactions', 'Hugo MarchettiRefund-$142');
  await shown('Transactions', '+$1,280');
  const companies = await screen.findByRole('table', { name: 'Top companies' });
  expect(within(companies).getByRole('row', { name: /Brightloom/ })).toHaveTextContent('$65,340');
  await shown('Browsers', /Chrome54\.4%\+2\.1%/);
  const invoices = await screen.findByRole('table', { name: 'Latest invoices' });
  expect(within(invoices).getAllByRole('row')).toHaveLength(6);
  expect(screen.getByRole('link', { name: 'View all' })).toHaveAttribute(
    'href',
    '/apps/invoice/list',
  );
});

it('accepts the invitation to the meetup, and cancels', async () => {
  const view = await open();
  await shown('Meetup', '42 people are going');
  const section = await card('Meetup');
  const requested = await reloadedQueries(view, () =>
    view.user.click(within(section).getByRole('button', { name: 'Count me in' })),
  );
  expect(requested).toEqual([getMeetup.path]);
  expect(section).toHaveTextContent('43 people are going');
  expect(screen.getByText('You’re going to the meetup')).toBeInTheDocument();
  await view.user.click(within(section).getByRole('button', { name: 'Cancel my spot' }));
  await waitFor(() => expect(section).toHaveTextContent('42 people are going'));
});

it('reports a failure to save the reply to the meetup', async () => {
  const { user, failNext } = await open();
  await shown('Meetup', '42 people are going');
  failNext(answerMeetup, { status: 503 });
  await user.click(screen.getByRole('button', { name: 'Count me in' }));
  expect(
    await screen.findByText(/^Couldn’t save your reply to the meetup\. .* on our side/),
  ).toBeInTheDocument();
  expect(await card('Meetup')).toHaveTextContent('42 people are going');
});

it('reports a failure per card', async () => {
  const { user } = await open({
    prepare: ({ failNext }) => {
      for (const endpoint of [getRevenueMonths, getSubscribersGained, getTransactions])
        failNext(endpoint, { status: 503 });
    },
  });
  await shown('Earnings', '$91,240');
  expect(screen.getAllByRole('button', { name: 'Retry' })).toHaveLength(3);
  for (const name of ['Revenue report', 'Transactions'])
    await user.click(within(await card(name)).getByRole('button', { name: 'Retry' }));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await shown('Revenue report', '$31,460');
  await shown('Transactions', 'Refund');
  await waitFor(() =>
    expect(screen.getByRole('group', { name: 'Subscribers gained' })).toHaveTextContent('94.3K'),
  );
});
