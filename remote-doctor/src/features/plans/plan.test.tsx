import { screen, waitFor, within } from '@testing-library/react';
import { getPractice } from '@praxis/contract/endpoints/practice';
import { createPlan, listPlans, publishPlan, updatePlan } from '@praxis/contract/endpoints/plans';
import type { Practice } from '@praxis/contract/entities/practice';
import { reloadedQueries } from '@praxis/sdk/testing';
import { draftTerms, valuesOf } from './editor/plan-values';
import { field, open, openMostPopular, preview, type } from '../../testing/plan-pages';

it('reports which page couldn’t be loaded, and Retry loads it', async () => {
  const view = await open({ path: '/doctor/plans' });
  view.failNext(getPractice, 'offline');
  await view.user.click(await screen.findByRole('link', { name: 'New plan' }));
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(screen.getByRole('heading', { level: 1, name: 'New plan' })).toBeInTheDocument();
  await view.user.click(retry);
  expect(await screen.findByLabelText('Name')).toBeInTheDocument();
});

it('leaves the number of appointments out of the preview until it is entered', async () => {
  const view = await open({ path: '/doctor/plans/new' });
  expect(preview().getByText('Unlimited appointments')).toBeInTheDocument();
  await view.user.click(screen.getByRole('checkbox', { name: 'Unlimited appointments' }));
  expect(preview().getByRole('article')).not.toHaveTextContent('appointment');
  await type(view, 'Appointments per period', '3');
  expect(preview().getByText('3 appointments per month')).toBeInTheDocument();
});

it('creates a draft next to its preview after all errors are fixed', async () => {
  const view = await open({ path: '/doctor/plans/new' });
  expect(preview().getByText('Plan name')).toBeInTheDocument();
  await view.user.click(screen.getByRole('button', { name: 'Save draft' }));
  expect(field('Name')).toBeInvalid();
  expect(field('Price per period')).toBeInvalid();
  expect(screen.getByRole('alert')).toHaveTextContent('Check 2 fields');

  await type(view, 'Name', 'Winter check');
  await type(view, 'Price per period', '0.99');
  await type(view, 'One-time joining fee', '10000.01');
  await type(view, 'Free trial', '91');
  await view.user.click(field('Benefits'));
  await view.user.paste('x'.repeat(161));
  await view.user.click(screen.getByRole('checkbox', { name: 'Unlimited appointments' }));
  await view.user.click(screen.getByRole('checkbox', { name: 'No subscriber limit' }));
  await type(view, 'Subscriber limit', '0');
  for (const name of [
    'Price per period',
    'One-time joining fee',
    'Free trial',
    'Benefits',
    'Appointments per period',
    'Subscriber limit',
  ])
    expect(field(name)).toBeInvalid();
  expect(field('Price per period')).toHaveAccessibleDescription('Free, or $1 to $10,000');

  await type(view, 'Price per period', '89.50');
  await type(view, 'One-time joining fee', '20');
  await type(view, 'Free trial', '14');
  await type(view, 'Benefits', 'A long talk{Enter}{Enter}Blood test{Enter}A long talk');
  await type(view, 'Appointments per period', '3');
  await type(view, 'Subscriber limit', '25');
  await view.user.selectOptions(screen.getByLabelText('Billing period'), 'Every 3 months');
  expect(preview().getByRole('article')).toHaveTextContent(
    /^Winter check\$89\.50 every 3 months3 appointments every 3 months14-day free trial\$20\.00 one-time joining feeA long talkBlood test$/,
  );

  view.failNext(createPlan, 'offline');
  await view.user.click(screen.getByRole('button', { name: 'Save draft' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('No connection');
  await view.user.click(screen.getByRole('button', { name: 'Save draft' }));
  await screen.findByText(/^Draft Winter check saved/);
  await screen.findByRole('heading', { level: 1, name: 'Winter check' });
  const doctor = await view.api('doctor');
  const { items } = await doctor.call(listPlans, { query: { status: 'draft' } });
  expect(items.map(({ current }) => current)).toEqual([
    expect.objectContaining({
      name: 'Winter check',
      price: { amountMinor: 8950, currency: 'USD' },
      joiningFee: { amountMinor: 2000, currency: 'USD' },
      intervalMonths: 3,
      trialDays: 14,
      benefits: ['A long talk', 'Blood test'],
      visitAllowance: 3,
      capacity: 25,
      autoRenew: true,
    }),
  ]);
  expect(view.router.state.location.pathname).toBe(`/doctor/plans/${items[0]?.id}`);
});

it('accepts only whole yen when the practice’s currency is the yen', async () => {
  const view = await open({
    path: '/doctor/plans/new',
    async prepare({ api, simulation }) {
      const { id } = await (await api('doctor')).call(getPractice, {});
      const practices = simulation.database.table<Practice>('practice.practices');
      practices.put({ ...(practices.get(id) as Practice), currency: 'JPY' });
    },
  });
  await type(view, 'Name', 'Winter check');
  await type(view, 'Price per period', '99.5');
  await view.user.tab();
  expect(field('Price per period')).toBeInvalid();
  await type(view, 'Price per period', '99');
  expect(field('Price per period')).toHaveAccessibleDescription('Free, or ¥100 to ¥1,000,000');
  await type(view, 'Price per period', '9800');
  expect(preview().getByText('¥9,800')).toBeInTheDocument();
  await view.user.click(screen.getByRole('button', { name: 'Save draft' }));
  await screen.findByRole('heading', { level: 1, name: 'Winter check' });
  expect(field('Price per period')).toHaveValue('9,800');
});

it('shows the server’s error at its field and keeps what was typed', async () => {
  const view = await openMostPopular();
  await type(view, 'Name', 'Another name');
  view.failNext(updatePlan, 'price_range');
  await view.user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The price is out of range');
  expect(field('Name')).toHaveValue('Another name');
  view.failNext(updatePlan, 'offline');
  await view.user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('No connection'));
  await view.user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Another name saved');
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
});

it('states that subscribers keep their price when it changes, but not when only texts change', async () => {
  const { plan, ...view } = await openMostPopular();
  const notice = `${plan.subscribers} current subscribers keep their price`;
  await type(view, 'Name', 'Another name');
  expect(screen.queryByText(notice, { exact: false })).not.toBeInTheDocument();
  await type(view, 'Price per period', '123');
  expect(screen.getByText(notice, { exact: false })).toBeInTheDocument();
  await view.user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText(`${plan.subscribers} at an earlier price`);
  expect(screen.queryByText(notice, { exact: false })).not.toBeInTheDocument();
  await view.user.click(screen.getByRole('checkbox', { name: /^Renews automatically/ }));
  expect(screen.getByText(notice, { exact: false })).toBeInTheDocument();
});

it('reloads only the plan after it was saved', async () => {
  const view = await openMostPopular();
  await type(view, 'Name', 'Another name');
  const save = screen.getByRole('button', { name: 'Save' });
  expect(await reloadedQueries(view, () => view.user.click(save))).toEqual([
    '/api/v1/doctor/plans/:id',
  ]);
});

it('asks for confirmation before the page is left with unsaved changes', async () => {
  const { plan, ...view } = await openMostPopular();
  await type(view, 'Name', 'Another name');
  await view.user.click(screen.getByRole('link', { name: 'Duplicate' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await view.user.click(dialog.getByRole('button', { name: 'Keep editing' }));
  expect(field('Name')).toHaveValue('Another name');
  await view.user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(field('Name')).toHaveValue(plan.current.name);
  await view.user.click(screen.getByRole('link', { name: 'Plans' }));
  expect(await screen.findByRole('table', { name: 'Plans' })).toBeInTheDocument();
});

it('starts a copy with the terms of its plan', async () => {
  const { plan, ...view } = await openMostPopular();
  await view.user.click(screen.getByRole('link', { name: 'Duplicate' }));
  const name = `${plan.current.name} (copy)`;
  await screen.findByRole('heading', { level: 1, name: 'New plan' });
  expect(field('Name')).toHaveValue(name);
  await view.user.click(screen.getByRole('button', { name: 'Save draft' }));
  await screen.findByRole('heading', { level: 1, name });
  const terms = draftTerms(valuesOf(plan.current), 'USD');
  const { items } = await (
    await view.api('doctor')
  ).call(listPlans, { query: { status: 'draft' } });
  expect(items[0]?.current).toMatchObject({ ...terms, name });
});

it('saves unsaved changes of a draft before it is published', async () => {
  const view = await open({ path: '/doctor/plans/new' });
  await type(view, 'Name', 'Winter check');
  await type(view, 'Price per period', '50');
  await view.user.click(screen.getByRole('button', { name: 'Save draft' }));
  await screen.findByRole('heading', { level: 1, name: 'Winter check' });

  await type(view, 'Price per period', '');
  await view.user.click(screen.getByRole('button', { name: 'Publish' }));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(field('Price per period')).toBeInvalid();
  await type(view, 'Price per period', '60');
  await view.user.click(screen.getByRole('button', { name: 'Publish' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Publish Winter check' }));
  expect(dialog.getByText('$60.00')).toBeInTheDocument();
  view.failNext(publishPlan, 'transition_not_allowed');
  await view.user.click(dialog.getByRole('button', { name: 'Publish' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('changed in the meantime');
  await view.user.click(dialog.getByRole('button', { name: 'Publish' }));
  await screen.findByText('Winter check is on sale');
  expect(await screen.findByRole('button', { name: 'Archive' })).toBeInTheDocument();
});

it('deletes a draft and returns to the list without a warning about unsaved changes', async () => {
  const view = await open({ path: '/doctor/plans/new' });
  await type(view, 'Name', 'Winter check');
  await type(view, 'Price per period', '50');
  await view.user.click(screen.getByRole('button', { name: 'Save draft' }));
  await screen.findByRole('heading', { level: 1, name: 'Winter check' });
  await type(view, 'Name', 'Winter');
  await view.user.click(screen.getByRole('button', { name: 'Delete draft' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await view.user.click(dialog.getByRole('button', { name: 'Delete draft' }));
  expect(await screen.findByRole('table', { name: 'Plans' })).toBeInTheDocument();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

it('shows an archived plan read-only, and editable once it is published', async () => {
  const { plan, ...view } = await openMostPopular();
  await view.user.click(screen.getByRole('button', { name: 'Archive' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await view.user.click(dialog.getByRole('button', { name: 'Archive' }));
  await screen.findByText('This plan is archived. Republish to edit.');
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(preview().getByText(plan.current.name)).toBeInTheDocument();
  await view.user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText(`${plan.current.name} is on sale`);
  expect(await screen.findByRole('button', { name: 'Save' })).toBeInTheDocument();
});

it('reports that a plan doesn’t exist', async () => {
  const view = await open({ path: '/doctor/plans/unknown' });
  expect(screen.getByRole('alert')).toHaveTextContent('no longer exists');
  // A retry would not help, unlike the link back.
  expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  await view.user.click(screen.getByRole('link', { name: 'Plans' }));
  expect(view.router.state.location.pathname).toBe('/doctor/plans');
  expect(view.host.notices).toEqual([]);
});
