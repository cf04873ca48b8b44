import { screen, waitFor } from '@testing-library/react';
import { getBilling, putBilling } from '@praxis/contract/endpoints/billing';
import { reloadedQueries, renderRemote, type RenderRemoteOptions } from '@praxis/sdk/testing';
import { remote } from '../../remote';

const open = (options: Partial<RenderRemoteOptions> = {}) =>
  renderRemote({ remote, path: '/patient/billing', ...options });

type User = Awaited<ReturnType<typeof open>>['user'];

async function fillIn(user: User) {
  await user.type(screen.getByLabelText('Address'), '1 Main Street');
  await user.type(screen.getByLabelText('Postal code'), '10001');
  await user.type(screen.getByLabelText('City'), 'New York');
  await user.selectOptions(screen.getByLabelText('Country'), 'United States');
}

const save = (user: User) => user.click(screen.getByRole('button', { name: 'Save' }));

it('starts with the account’s name and email, and saves the address', async () => {
  const { user, api } = await open();
  expect(screen.getByLabelText('Name')).toHaveValue('Marcus Oyelaran');
  await fillIn(user);
  await user.selectOptions(await screen.findByLabelText(/^State/), 'New York');
  await save(user);
  expect(await screen.findByText('Billing address saved')).toBeInTheDocument();
  const { billing } = await (await api('patient')).call(getBilling, {});
  expect(billing?.address).toMatchObject({ country: 'US', state: 'US-NY', city: 'New York' });
});

it('shows a state field only in countries with states, and clears a state of another country', async () => {
  const { user, api } = await open();
  await fillIn(user);
  await user.selectOptions(await screen.findByLabelText(/^State/), 'New York');
  await user.selectOptions(screen.getByLabelText('Country'), 'Japan');
  expect(screen.queryByLabelText(/^State/)).not.toBeInTheDocument();
  await save(user);
  await screen.findByText('Billing address saved');
  const { billing } = await (await api('patient')).call(getBilling, {});
  expect(billing?.address.state).toBe('');
});

it('reports missing fields one by one and sends nothing', async () => {
  const { user, sent } = await open();
  await user.clear(screen.getByLabelText('Email'));
  await user.type(screen.getByLabelText('Email'), 'nobody');
  await save(user);
  expect(screen.getByLabelText('Email')).toBeInvalid();
  expect(screen.getByLabelText('Address')).toBeInvalid();
  expect(screen.getByLabelText('Country')).toBeInvalid();
  expect(sent.filter(({ line }) => line.startsWith('PUT'))).toEqual([]);
});

it('keeps what was typed after a conflict, and saves it on the second try', async () => {
  const { user, api } = await open();
  await fillIn(user);
  const address = { line1: 'Rue 1', city: 'Paris', postalCode: '75001', country: 'FR' };
  const body = { name: 'Ana', email: 'ana@example.com', address };
  await (await api('patient')).call(putBilling, { body, version: 0 });
  await save(user);
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(screen.getByLabelText('City')).toHaveValue('New York');
  await waitFor(async () => {
    await save(user);
    expect(screen.getByText('Billing address saved')).toBeInTheDocument();
  });
  const { billing } = await (await api('patient')).call(getBilling, {});
  expect(billing?.address.city).toBe('New York');
});

it('shows the error and loads after a retry', async () => {
  const { user } = await open({ prepare: ({ failNext }) => failNext(getBilling, 'offline') });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByLabelText('Name')).toBeInTheDocument();
});

it('reloads only the billing data after it was saved', async () => {
  const view = await open();
  await fillIn(view.user);
  expect(await reloadedQueries(view, () => save(view.user))).toEqual(['/api/v1/patient/billing']);
});
