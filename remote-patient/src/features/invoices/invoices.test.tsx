import { screen, waitFor, within } from '@testing-library/react';
import { addCard, makeCardDefault, setUpCard } from '@praxis/contract/endpoints/cards';
import { putBilling } from '@praxis/contract/endpoints/billing';
import { getInvoice, listInvoices, payInvoice } from '@praxis/contract/endpoints/invoices';
import type { TokenizedCard } from '@praxis/contract/rules/billing/simulated-card-provider';
import {
  reloadedQueries,
  renderRemote,
  type RemoteBackEnd,
  type RenderRemoteOptions,
} from '@praxis/sdk/testing';
import { readPdf } from '@praxis/sdk/testing/read-pdf';
import { remote } from '../../remote';

const open = (options: Partial<RenderRemoteOptions> = {}) =>
  renderRemote({ remote, path: '/patient/invoices', ...options });

/** Files offered for download: jsdom has neither blob URLs nor downloads. */
const offered = jest.fn((_file: Blob) => 'blob:file');

beforeEach(() => {
  offered.mockClear();
  Object.assign(URL, { createObjectURL: offered, revokeObjectURL: () => undefined });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
});

afterEach(() => jest.restoreAllMocks());

const card: Omit<TokenizedCard, 'providerRef' | 'last4'> = {
  brand: 'visa',
  expMonth: 12,
  expYear: 2030,
};
/** A day after the renewal, before the first retry, in milliseconds. */
const afterRenewal = 15 * 24 * 60 * 60 * 1000;

/**
 * Lets the next renewal fail, so that its invoice stays open; the patient also has a valid card.
 */
async function failRenewal({ api, moveClock }: RemoteBackEnd) {
  const client = await api('patient');
  const save = async (behavior: string, last4: string) => {
    const { setupId } = await client.call(setUpCard, {});
    const providerRef = `sim_${behavior}_${last4}abcd`;
    return client.call(addCard, { body: { setupId, ...card, last4, providerRef } });
  };
  const failing = await save('chargesFail', '0341');
  await save('ok', '4242');
  await client.call(makeCardDefault, { params: { id: failing.id }, version: failing.version });
  moveClock(afterRenewal);
}

it('lists invoices by status and links to one', async () => {
  const { user, router } = await open();
  const tabs = within(screen.getByRole('navigation', { name: 'Invoices by status' }));
  const [first] = screen.getAllByRole('link', { name: /^INV-/ });
  await user.click(tabs.getByRole('link', { name: /^Open/ }));
  expect(await screen.findByText('No invoices with this status')).toBeInTheDocument();
  await user.click(tabs.getByRole('link', { name: /^All/ }));
  await user.click(await screen.findByRole('link', { name: first?.textContent ?? '' }));
  expect(
    await screen.findByRole('heading', { level: 1, name: `Invoice ${first?.textContent}` }),
  ).toBeInTheDocument();
  expect(router.state.location.pathname).toMatch(/^\/patient\/invoices\/.+/);
});

it('is paid from the subscription whose renewal failed: the link opens the payment dialog', async () => {
  const { user, router } = await open({ path: '/patient/subscriptions', prepare: failRenewal });
  expect(screen.getByText('$99.00 past due')).toBeVisible();
  expect(
    screen.getByText(/^Visa ···· 0341 couldn’t be charged on .* We’ll try again on /),
  ).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Pay $99.00' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: /INV-/ }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
  await user.click(await dialog.findByRole('radio', { name: 'Visa ···· 4242' }));
  await user.click(dialog.getByRole('button', { name: 'Pay $99.00' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(await screen.findAllByText('Paid')).not.toHaveLength(0);
});

it('names its tabs in the plural', async () => {
  await renderRemote({ remote, path: '/patient/invoices', language: 'fr' });
  expect(screen.getByRole('link', { name: /^Payées/ })).toBeVisible();
});

it('keeps search and sort order in the URL', async () => {
  const { sent } = await open({ path: '/patient/invoices?q=plus&sort=total' });
  expect(sent.find(({ line }) => line.endsWith('/patient/invoices'))?.query).toMatchObject({
    q: 'plus',
    sort: 'total',
  });
});

it('exports every matching invoice, with amounts as plain numbers', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: /CSV/ }));
  await waitFor(() => expect(offered).toHaveBeenCalled());
  const file = await textOf(offered.mock.calls[0]?.[0] as Blob);
  expect(file).toMatch(
    /^\uFEFF?Number,Doctor,Practice,Status,Issued,Due date,Total,Amount due,Currency/,
  );
  expect(file).toMatch(/Paid,\d{4}-\d\d-\d\d,\d{4}-\d\d-\d\d,99,0,USD/);
});

it('shows the error and loads after a retry', async () => {
  const { user } = await open({ prepare: ({ failNext }) => failNext(listInvoices, 'offline') });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect((await screen.findAllByRole('link', { name: /^INV-/ })).length).toBeGreaterThan(0);
});

async function openFirst(options: Partial<RenderRemoteOptions> = {}) {
  const view = await open(options);
  const [link] = screen.getAllByRole('link', { name: /^(INV|[A-Z]+)-\d+$/ });
  await view.user.click(link as HTMLElement);
  const sheet = await screen.findByRole('article');
  return { ...view, sheet };
}

it('shows the parties, the lines and how it was paid', async () => {
  const { sheet } = await openFirst({
    prepare: async ({ api }) => {
      const address = { line1: 'Rue 1', city: 'Paris', postalCode: '75001', country: 'FR' };
      const body = { name: 'Ana Müller', email: 'ana@example.com', address };
      await (await api('patient')).call(putBilling, { body, version: 0 });
    },
  });
  expect(sheet).toHaveTextContent('Hudson Family Medicine');
  expect(sheet).toHaveTextContent('Bill toAna MüllerRue 175001 ParisFranceana@example.com');
  expect(within(sheet).getByRole('table')).toHaveTextContent(/Plus.* – .*\$99\.00/);
  expect(sheet).toHaveTextContent(/Amount due\$0\.00/);
  expect(sheet).toHaveTextContent('Visa ···· 4000 · Succeeded');
  expect(screen.queryByRole('button', { name: 'Pay' })).not.toBeInTheDocument();
});

it('bills the account without a billing address, and links to adding one', async () => {
  const { user, sheet } = await openFirst();
  expect(sheet).toHaveTextContent('Bill toMarcus OyelaranAdd a billing address');
  await user.click(screen.getByRole('link', { name: 'Add a billing address' }));
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Billing address' }),
  ).toBeInTheDocument();
});

it('shows the day of a one-time fee and the days of a period', async () => {
  const { user } = await open();
  const links = screen.getAllByRole('link', { name: /^INV-/ });
  // The oldest one, which has the joining fee.
  await user.click(links.at(-1) as HTMLElement);
  const sheet = within(await screen.findByRole('article'));
  const rows = sheet.getAllByRole('row').slice(1);
  const day = '[A-Z][a-z]{2} \\d{1,2}, \\d{4}';
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(new RegExp(`^Joining fee, Plus${day}\\$25\\.00$`)),
    expect.stringMatching(new RegExp(`^Plus${day} – ${day}\\$99\\.00$`)),
  ]);
});

it('prints', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  const { user } = await openFirst();
  await user.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
  print.mockRestore();
});

it.each([
  ['en', 'Download PDF', 'Invoice INV-', 'Bill to', /^\$99\.00$/],
  ['de', 'PDF herunterladen', 'Rechnung INV-', 'Fällig', /^99,00 \$$/],
  ['fr', 'Télécharger le PDF', 'Facture INV-', 'Échéance', /^99,00 \$US$/],
  ['pt', 'Baixar PDF', 'Fatura INV-', 'Status', /^US\$ 99,00$/],
] as const)('makes the PDF in %s', async (language, act, title, word, amount) => {
  const { user } = await openFirst({
    language,
    prepare: async ({ api }) => {
      const address = { line1: 'Rue 1', city: 'Paris', postalCode: '75001', country: 'FR' };
      const body = { name: 'Ana Müller', email: 'ana@example.com', address };
      await (await api('patient')).call(putBilling, { body, version: 0 });
    },
  });
  await user.click(screen.getByRole('button', { name: act }));
  await waitFor(() => expect(offered).toHaveBeenCalled());
  const { pages } = await readPdf(await bytesOf(offered.mock.calls[0]?.[0] as Blob));
  const words = pages.flat();
  expect(words[0]).toMatch(new RegExp(`^${title}\\d+$`));
  expect(words).toEqual(expect.arrayContaining([word, 'Ana Müller', 'Dr. Helen Marsh']));
  expect(words.filter((one) => amount.test(one)).length).toBeGreaterThan(0);
  // A period fits on one line, however long the language's dates are.
  expect(words.filter((one) => / – .*20\d\d$/.test(one)).length).toBeGreaterThan(0);
});

describe('an open invoice', () => {
  it('is declined on one card and paid with another', async () => {
    const { user, sheet } = await openFirst({ prepare: failRenewal });
    expect(sheet).toHaveTextContent('Card declined');
    await user.click(screen.getByRole('button', { name: 'Pay' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(await dialog.findByRole('radio', { name: 'Visa ···· 0341' })).toBeChecked();
    await user.click(dialog.getByRole('button', { name: /^Pay \$99/ }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Card declined.');
    expect(dialog.getByText('Future charges go to this card too.')).toBeInTheDocument();
    await user.click(dialog.getByRole('radio', { name: 'Visa ···· 4242' }));
    await user.click(dialog.getByRole('button', { name: /^Pay \$99/ }));
    expect(await screen.findByText(/^Invoice .* paid$/)).toBeInTheDocument();
    await waitFor(() => expect(sheet).toHaveTextContent('Visa ···· 4242 · Succeeded'));
    expect(screen.queryByRole('button', { name: 'Pay' })).not.toBeInTheDocument();
  });

  it('is paid from the list, which offers it for open invoices only', async () => {
    const { user } = await open({ prepare: failRenewal });
    const [openOne, paidOne] = screen.getAllByRole('button', { name: /^Actions for INV-/ });
    await user.click(paidOne as HTMLElement);
    await screen.findByRole('menuitem', { name: 'View' });
    expect(screen.queryByRole('menuitem', { name: 'Pay' })).not.toBeInTheDocument();
    await user.keyboard('{Escape}');
    await user.click(openOne as HTMLElement);
    await user.click(await screen.findByRole('menuitem', { name: 'Pay' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(await dialog.findByRole('radio', { name: 'Visa ···· 4242' }));
    await user.click(dialog.getByRole('button', { name: /^Pay \$99/ }));
    expect(await screen.findByText(/^Invoice .* paid$/)).toBeInTheDocument();
    await waitFor(() => expect(within(screen.getByRole('table')).queryByText('Open')).toBeNull());
  });

  it('reloads the invoice and the cards, one of which now pays for the subscription', async () => {
    const view = await openFirst({ prepare: failRenewal });
    await view.user.click(screen.getByRole('button', { name: 'Pay' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await view.user.click(await dialog.findByRole('radio', { name: 'Visa ···· 4242' }));
    const pay = dialog.getByRole('button', { name: /^Pay \$99/ });
    expect(await reloadedQueries(view, () => view.user.click(pay))).toEqual([
      '/api/v1/patient/cards',
      '/api/v1/patient/invoices/:id',
    ]);
  });

  it('is not paid twice when it was paid elsewhere', async () => {
    const { user, failNext } = await openFirst({ prepare: failRenewal });
    await user.click(screen.getByRole('button', { name: 'Pay' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await dialog.findByRole('radio', { name: 'Visa ···· 4242' });
    failNext(payInvoice, 'transition_not_allowed');
    await user.click(dialog.getByRole('button', { name: /^Pay \$99/ }));
    expect(await dialog.findByRole('alert')).toBeInTheDocument();
  });
});

it('shows that the invoice doesn’t exist', async () => {
  await open({ path: '/patient/invoices/nothing' });
  expect(await screen.findByRole('alert')).toBeInTheDocument();
});

it('loads an invoice after a failure and a retry', async () => {
  const { user, failNext, router } = await open();
  failNext(getInvoice, 'offline');
  const [link] = screen.getAllByRole('link', { name: /^INV-/ });
  await user.click(link as HTMLElement);
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('article')).toBeInTheDocument();
  expect(router.state.location.pathname).toMatch(/invoices\/.+/);
});

const bytesOf = async (blob: Blob) =>
  new Promise<Uint8Array>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(new Uint8Array(reader.result as ArrayBuffer));
    reader.readAsArrayBuffer(blob);
  });

const textOf = async (blob: Blob) => new TextDecoder().decode(await bytesOf(blob));
