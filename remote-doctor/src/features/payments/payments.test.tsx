import { screen, waitFor, within } from '@testing-library/react';
import {
  createPayout,
  listCharges,
  listPayouts,
  listRefunds,
} from '@praxis/contract/endpoints/payments';
import { renderRemote, type RenderRemoteOptions } from '@praxis/sdk/testing';
import { remote } from '../../remote';

const open = (tab: string, options: Partial<RenderRemoteOptions> = {}) =>
  renderRemote({ remote, path: `/doctor/payments?tab=${tab}`, ...options });
type View = Awaited<ReturnType<typeof open>>;

const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);
const figure = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling;

const dialog = () => within(screen.getByRole('dialog'));

it('requests a payout of part of the balance', async () => {
  const view = await open('payouts');
  const before = figure('Available balance')?.textContent;
  await view.user.click(screen.getByRole('button', { name: 'Request payout' }));
  await screen.findByRole('dialog');
  await dialog().findByText('Account');
  const amount = dialog().getByLabelText('Amount');
  await view.user.clear(amount);
  await view.user.type(amount, '30');
  await view.user.click(dialog().getByRole('button', { name: /^Pay out \$30\.00/ }));
  expect(await screen.findByText(/Payout of \$30\.00 scheduled/)).toBeInTheDocument();
  await waitFor(() => expect(figure('Available balance')?.textContent).not.toBe(before));
});

it('refuses a payout below the minimum or above the balance, and shows the server’s reason', async () => {
  const view = await open('payouts');
  await view.user.click(screen.getByRole('button', { name: 'Request payout' }));
  await screen.findByRole('dialog');
  await dialog().findByText('Account');
  const amount = dialog().getByLabelText('Amount');
  for (const [typed, reason] of [
    ['24.99', /at least \$25\.00/],
    ['9999999', /Enter at most/],
  ] as const) {
    await view.user.clear(amount);
    await view.user.type(amount, typed);
    await view.user.click(dialog().getByRole('button', { name: 'Request payout' }));
    expect(amount).toHaveAccessibleDescription(reason);
  }
  await view.user.clear(amount);
  await view.user.type(amount, '25');
  view.failNext(createPayout, 'insufficient_balance');
  await view.user.click(dialog().getByRole('button', { name: 'Pay out $25.00' }));
  expect(await dialog().findByText(/This is more than your balance/)).toBeInTheDocument();
});

it('states the minimum balance for a payout when less is left', async () => {
  const view = await open('payouts');
  await view.user.click(screen.getByRole('button', { name: 'Request payout' }));
  await screen.findByRole('dialog');
  await dialog().findByText('Account');
  // Someone else requests all of it in the meantime.
  const doctor = await view.api('doctor');
  const { balance } = await doctor.call(listPayouts, { query: {} });
  await doctor.call(createPayout, { body: { amount: balance } });
  await view.refresh();
  expect(await dialog().findByText(/once your balance reaches \$25\.00/)).toBeVisible();
  expect(dialog().getByRole('button', { name: 'Request payout' })).toBeDisabled();
  expect(dialog().queryByText(/^Enter at/)).not.toBeInTheDocument();
});

it('opens a payout at its own URL with items that add up to it', async () => {
  const view = await open('payouts');
  const { items } = await (await view.api('doctor')).call(listPayouts, { query: {} });
  const [payout] = items;
  await view.user.click(within(rows()[0]!).getByRole('link'));
  const drawer = within(await screen.findByRole('dialog', { name: 'Payout' }));
  const table = await drawer.findByRole('table', { name: 'Payout items' });
  const nets = within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      Number(
        within(row)
          .getAllByRole('cell')
          .at(-1)
          ?.textContent?.replace(/[^\d.-]/g, ''),
      ),
    );
  const total = nets.pop() ?? 0;
  const sum = nets.reduce((total, net) => total + Math.round(net * 100), 0);
  expect(view.router.state.location.pathname).toMatch(/^\/doctor\/payments\/.+/);
  const opened = items.find(({ id }) => view.router.state.location.pathname.endsWith(id)) ?? payout;
  expect(sum).toBe(opened?.net.amountMinor);
  expect(Math.round(total * 100)).toBe(sum);
});

it('dates a payout’s items in the practice’s time zone', async () => {
  const late = '2025-11-04T03:00:00.000Z'; // 10 PM on the 3rd in New York.
  const view = await open('payouts');
  view.rewriteAll((response, { path }) => {
    if (!path.endsWith('/items')) return response;
    const { items, ...rest } = JSON.parse(response.body ?? '') as { items: object[] };
    return {
      ...response,
      body: JSON.stringify({ ...rest, items: items.map((item) => ({ ...item, at: late })) }),
    };
  });
  await view.user.click(within(rows()[0]!).getByRole('link'));
  const drawer = within(await screen.findByRole('dialog', { name: 'Payout' }));
  expect((await drawer.findAllByText('Nov 3, 2025')).length).toBeGreaterThan(0);
  expect(drawer.queryByText('Nov 4, 2025')).not.toBeInTheDocument();
});

/** Parses an amount of the page into minor units. */
const minorOf = (cell: Element | null | undefined) =>
  Math.round(Number((cell?.textContent ?? '').replace('−', '-').replace(/[^\d.-]/g, '')) * 100);

it('computes each payout as gross minus fees and refunds', async () => {
  await open('payouts');
  expect(rows().length).toBeGreaterThan(0);
  for (const row of rows()) {
    const [gross, fees, refunds, net] = within(row)
      .getAllByRole('cell')
      .filter(({ textContent }) => textContent?.includes('$'))
      .map(minorOf);
    expect(fees).toBeLessThanOrEqual(0);
    expect(refunds).toBeLessThanOrEqual(0);
    expect((gross ?? 0) + (fees ?? 0) + (refunds ?? 0)).toBe(net);
  }
  const [gross, fees, refunds, net] = ['Gross', 'Fees', 'Refunds', 'Net'].map((label) =>
    minorOf(figure(label)),
  );
  expect((gross ?? 0) + (fees ?? 0) + (refunds ?? 0)).toBe(net);
});

it('filters by the status and period in the URL, totals included', async () => {
  const view = await open('refunds', {
    path: '/doctor/payments?tab=refunds&from=2025-01-01&to=2025-01-02',
  });
  expect(view.sent.find(({ line }) => line.endsWith('/refunds'))?.query).toMatchObject({
    from: '2025-01-01',
    to: '2025-01-02',
  });
  expect(screen.getByText('No results')).toBeInTheDocument();
  expect(figure('Refunded')).toHaveTextContent('0.00');
});

/** Lines of the exported file. */
async function exported(view: View): Promise<string[]> {
  const files: Blob[] = [];
  Object.assign(URL, {
    createObjectURL: (file: Blob) => `blob:${files.push(file)}`,
    revokeObjectURL: () => undefined,
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await view.user.click(screen.getByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(files).toHaveLength(1));
  const reader = new FileReader();
  const text = new Promise<string>((resolve) => {
    reader.onload = () => resolve(String(reader.result));
  });
  reader.readAsText(files[0]!);
  return (await text).replace('\uFEFF', '').trim().split('\r\n');
}

it('reports an export that fails, and exports on the next press', async () => {
  const view = await open('charges');
  view.failNext(listCharges, 'offline');
  await view.user.click(screen.getByRole('button', { name: 'Export CSV' }));
  await waitFor(() =>
    expect(view.host.notices).toMatchObject([
      { kind: 'error', text: expect.stringContaining('connection') },
    ]),
  );
  expect((await exported(view)).length).toBeGreaterThan(1);
});

it.each([
  ['charges', 'status=failed', ['Failed', 'USD']],
  ['refunds', 'status=succeeded', ['Refunded', 'USD']],
  ['payouts', 'status=paid', ['Paid out', 'USD']],
])('exports all pages of the filtered %s', async (tab, filter, words) => {
  const view = await open(tab, { path: `/doctor/payments?tab=${tab}&${filter}` });
  const [head, ...lines] = await exported(view);
  const { items, total } = await (
    await view.api('doctor')
  ).call({ charges: listCharges, refunds: listRefunds, payouts: listPayouts }[tab]!, {
    query: { perPage: 100, ...Object.fromEntries(new URLSearchParams(filter)) },
  });
  expect(total).toBeGreaterThan(0);
  expect(lines).toHaveLength(items.length);
  expect(head).toMatch(/,Currency$/);
  if (tab !== 'payouts') expect(head).toContain('(America/New_York)');
  for (const line of lines) for (const word of words) expect(line).toContain(word);
  // Dates, or times in the practice's zone, in a format that spreadsheets recognize.
  for (const line of lines) expect(line).toMatch(/(^|,)\d{4}-\d\d-\d\d( \d\d:\d\d)?,/);
});

it.each([
  ['charges', listCharges, 'Charged', 'Amount'],
  ['refunds', listRefunds, 'Refunded', 'Amount'],
  ['payouts', listPayouts, 'Available balance', 'Net'],
] as const)('keeps the totals above %s while another order loads', async (...row) => {
  const [tab, endpoint, label, column] = row;
  const view = await open(tab);
  const before = figure(label)?.textContent;
  const release = view.hold(endpoint);
  await view.user.click(within(screen.getByRole('table')).getByRole('button', { name: column }));
  await waitFor(() => expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true'));
  expect(figure(label)).toHaveTextContent(before ?? '');
  expect(figure(label)?.closest('dl')).toHaveAttribute('aria-busy', 'true');
  release();
  await waitFor(() => expect(figure(label)?.closest('dl')).not.toHaveAttribute('aria-busy'));
});

it('keeps the place of the totals while the first ones load, and gives it up if they fail', async () => {
  const view = await open('charges');
  const release = view.hold(listPayouts);
  await view.user.click(screen.getByRole('link', { name: 'Payouts' }));
  await waitFor(() => expect(figure('Available balance')).toBeInTheDocument());
  expect(figure('Available balance')?.textContent).toBe('');
  expect(screen.getByRole('button', { name: 'Request payout' })).toBeDisabled();
  release();
  await waitFor(() => expect(figure('Available balance')).toHaveTextContent(/\d/));
  expect(screen.getByRole('button', { name: 'Request payout' })).toBeEnabled();

  view.failNext(listRefunds, 'offline');
  await view.user.click(screen.getByRole('link', { name: 'Refunds' }));
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  expect(screen.queryByText('Refunded', { selector: 'dt' })).not.toBeInTheDocument();
});
