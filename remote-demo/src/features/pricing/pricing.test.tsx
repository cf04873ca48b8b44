import { screen, waitFor, within } from '@testing-library/react';
import { choosePlan, getPlanChoice } from '@praxis/contract/demo/pricing';
import { renderRemote } from '@praxis/sdk/testing';
import { remote } from '../../remote';

const open = (address = '', language?: 'de') =>
  renderRemote({ remote, language, path: `/pages/pricing${address}` });

const plan = (name: string) => within(screen.getByRole('region', { name }));

it('shows price and benefits of each plan, and marks the popular and the current one', async () => {
  await open();
  expect(plan('Basic').getByText('$0')).toBeInTheDocument();
  expect(plan('Basic').getByText('Your current plan')).toBeInTheDocument();
  expect(plan('Basic').queryByRole('button')).not.toBeInTheDocument();
  expect(plan('Standard').getByText('$49')).toBeInTheDocument();
  expect(plan('Standard').getByText('Most popular')).toBeInTheDocument();
  expect(plan('Enterprise').getByText('$99')).toBeInTheDocument();
  expect(plan('Enterprise').getByText('File upload with 5GB storage')).toBeInTheDocument();
  expect(screen.getAllByText('Most popular')).toHaveLength(1);
});

it('shows yearly prices with the exact saving, and keeps the choice in the address', async () => {
  const { user, router } = await open();
  await user.click(screen.getByRole('radio', { name: 'Yearly' }));
  expect(router.state.location.search).toBe('?billing=yearly');
  expect(plan('Standard').getByText('$40')).toBeInTheDocument();
  expect(plan('Standard').getByText(/^\$480 billed yearly/)).toHaveTextContent('You save $108');
  expect(plan('Enterprise').getByText('$80')).toBeInTheDocument();
  expect(plan('Enterprise').getByText(/^\$960 billed yearly/)).toHaveTextContent('You save $228');
});

it('changes the plan after confirmation of its price', async () => {
  const { user, host } = await open('?billing=yearly');
  await user.click(plan('Standard').getByRole('button', { name: 'Upgrade to Standard' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Switch to Standard?' });
  expect(dialog).toHaveTextContent('$480 is charged today, then every year until you cancel.');
  await user.click(within(dialog).getByRole('button', { name: 'Pay $480' }));
  expect(await plan('Standard').findByText('Your current plan')).toBeInTheDocument();
  expect(await host.client.call(getPlanChoice, {})).toEqual({
    plan: 'standardPlan',
    billing: 'yearly',
  });
  await user.click(screen.getByRole('radio', { name: 'Monthly' }));
  const standard = plan('Standard').getByRole('button', { name: 'Switch to monthly billing' });
  expect(standard).toBeInTheDocument();
  expect(plan('Basic').getByRole('button', { name: 'Switch to Basic' })).toBeInTheDocument();
});

it('moves the focus to the mark of the current plan, which replaces the button', async () => {
  const { user } = await open();
  await user.click(plan('Standard').getByRole('button', { name: 'Upgrade to Standard' }));
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Pay $49' }),
  );
  const mark = await plan('Standard').findByText('Your current plan');
  await waitFor(() => expect(mark).toHaveFocus());
});

it('reports a failed change in the dialog, and keeps the plan', async () => {
  const view = await open();
  view.failNext(choosePlan, { status: 500 });
  await view.user.click(plan('Enterprise').getByRole('button'));
  const dialog = within(await screen.findByRole('alertdialog'));
  await view.user.click(dialog.getByRole('button', { name: 'Pay $99' }));
  expect(await dialog.findByRole('alert')).toBeInTheDocument();
  expect(plan('Basic').getByText('Your current plan')).toBeInTheDocument();
});

it('answers questions about the plans', async () => {
  const { user } = await open();
  const answer = screen.getByText(/^Yes: half the price/);
  expect(answer.closest('details')).not.toHaveAttribute('open');
  await user.click(screen.getByText('Is there a discount for charities?'));
  expect(answer.closest('details')).toHaveAttribute('open');
});

it('is translated into German', async () => {
  await open('?billing=yearly', 'de');
  expect(plan('Standard').getByText(/480 \$ jährlich/)).toHaveTextContent('Sie sparen 108 $');
});
