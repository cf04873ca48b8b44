import { screen, waitFor, within } from '@testing-library/react';
import { createRefund, listCharges } from '@praxis/contract/endpoints/payments';
import type { DoctorCharge } from '@praxis/contract/endpoints/views/money-records';
import { reloadedQueries, renderRemote } from '@praxis/sdk/testing';
import { remote } from '../../remote';

const open = (filter = '') =>
  renderRemote({ remote, path: `/doctor/payments?tab=charges${filter}` });
type View = Awaited<ReturnType<typeof open>>;

const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);

async function firstRefundable(view: View): Promise<DoctorCharge> {
  const { items } = await (await view.api('doctor')).call(listCharges, { query: {} });
  const charge = items.find(
    ({ status, amount, refunded }) =>
      status === 'succeeded' && amount.amountMinor > refunded.amountMinor + 1000,
  );
  if (!charge) throw new Error('No charge can be refunded.');
  return charge;
}

async function openRefund(view: View): Promise<DoctorCharge> {
  const charge = await firstRefundable(view);
  const name = `Actions for ${charge.patient.fullName}, ${charge.invoiceNumber}`;
  await view.user.click(screen.getByRole('button', { name }));
  await view.user.click(await screen.findByRole('menuitem', { name: 'Refund' }));
  await screen.findByRole('dialog');
  return charge;
}

/** Someone else refunds a dollar of it. */
async function refundElsewhere(view: View, { id, version }: DoctorCharge): Promise<void> {
  const body = { amount: { amountMinor: 100, currency: 'USD' }, reason: 'goodwill' } as const;
  await (await view.api('doctor')).call(createRefund, { params: { id }, version, body });
}

const dialog = () => within(screen.getByRole('dialog'));

/** Fills in a partial refund with the reason goodwill. */
async function fillPart(view: View): Promise<void> {
  const amount = dialog().getByLabelText(/Refund amount/);
  await view.user.clear(amount);
  await view.user.type(amount, '7.50');
  await view.user.selectOptions(dialog().getByLabelText('Reason'), 'Goodwill');
}

it('refunds a part and shows its figures before and after', async () => {
  const view = await open();
  const charge = await openRefund(view);
  await fillPart(view);
  await view.user.click(dialog().getByRole('button', { name: /^Refund \$7\.50/ }));
  const notice = await screen.findByText(/\$7\.50 refund started for/);
  expect(notice).toHaveTextContent(charge.patient.fullName);
  const sent = view.sent.find(({ line }) => line.endsWith(`${charge.id}/refunds`));
  expect(sent?.body).toEqual({ amount: { amountMinor: 750, currency: 'USD' }, reason: 'goodwill' });
});

it('refunds all that is left', async () => {
  const view = await open();
  await openRefund(view);
  await view.user.selectOptions(dialog().getByLabelText('Reason'), 'Duplicate charge');
  await view.user.click(dialog().getByRole('button', { name: /^Refund / }));
  expect(await screen.findByText(/refund started for/)).toBeInTheDocument();
});

it('refuses more than is left, and zero, with an error at the field', async () => {
  const view = await open();
  await openRefund(view);
  const amount = dialog().getByLabelText(/Refund amount/);
  for (const typed of ['99999', '0']) {
    await view.user.clear(amount);
    expect(dialog().getByRole('button', { name: 'Refund' })).toBeVisible();
    await view.user.type(amount, typed);
    await view.user.click(dialog().getByRole('button', { name: 'Refund' }));
    expect(amount).toHaveAccessibleDescription(/Enter an amount up to/);
  }
  expect(view.sent.some(({ line }) => line.endsWith('/refunds') && line.startsWith('POST'))).toBe(
    false,
  );
});

it('shows why the server refuses, and retries with the same idempotency key', async () => {
  const view = await open();
  await openRefund(view);
  await view.user.selectOptions(dialog().getByLabelText('Reason'), 'Goodwill');
  const button = dialog().getByRole('button', { name: /^Refund / });
  view.failNext(createRefund, 'charge_disputed');
  await view.user.click(button);
  expect(await dialog().findByRole('alert')).toHaveTextContent('This charge is disputed');
  view.failNext(createRefund, 'offline');
  await view.user.click(button);
  await waitFor(() => expect(dialog().getByRole('alert')).toHaveTextContent('No connection'));
  await view.user.click(button);
  await screen.findByText(/refund started for/);
  const keys = view.sent
    .filter(({ line }) => line.endsWith('/refunds') && line.startsWith('POST'))
    .map(({ headers }) => headers['Idempotency-Key']);
  expect(new Set(keys).size).toBe(1);
});

it('offers no refund of a charge that was never paid', async () => {
  await open('&status=failed');
  expect(rows().length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: /^Actions for / })).not.toBeInTheDocument();
});

it('shows what was refunded elsewhere', async () => {
  const view = await open();
  const charge = await openRefund(view);
  const { amount, refunded } = charge;
  await refundElsewhere(view, charge);
  await view.refresh();
  const left = (amount.amountMinor - refunded.amountMinor - 100) / 100;
  const most = dialog().getByText('Refundable', { selector: 'dt' }).nextElementSibling;
  expect(most).toHaveTextContent(left.toFixed(2));
  expect(dialog().getByText('This has just changed')).toBeInTheDocument();
});

it('refunds nothing before the user has seen what was refunded elsewhere', async () => {
  const view = await open();
  const charge = await openRefund(view);
  await fillPart(view);
  await refundElsewhere(view, charge);
  const button = dialog().getByRole('button', { name: /^Refund \$7\.50/ });
  await view.user.click(button);
  expect(await dialog().findByRole('alert')).toHaveTextContent('This has just changed.');
  const before = dialog().getByText('Already refunded', { selector: 'dt' }).nextElementSibling;
  const minor = charge.refunded.amountMinor + 100;
  await waitFor(() => expect(before).toHaveTextContent((minor / 100).toFixed(2)));
  // A second click after seeing it refunds it anyway.
  await view.user.click(button);
  expect(await screen.findByText(/\$7\.50 refund started for/)).toBeInTheDocument();
});

it('reloads only charges after a refund', async () => {
  const view = await open();
  await openRefund(view);
  await view.user.selectOptions(dialog().getByLabelText('Reason'), 'Goodwill');
  const button = dialog().getByRole('button', { name: /^Refund / });
  expect(await reloadedQueries(view, () => view.user.click(button))).toEqual([
    '/api/v1/doctor/payments/charges',
  ]);
});
