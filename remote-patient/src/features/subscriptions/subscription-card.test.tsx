import { screen, within } from '@testing-library/react';
import { listPatientSubscriptions } from '@praxis/contract/endpoints/patient-subscriptions';
import type { PatientSubscription } from '@praxis/contract/endpoints/views/subscription';
import { renderRemote } from '@praxis/sdk/testing';
import { remote } from '../../remote';

/** Opens the page with modified subscriptions. */
const openWith = (changes: Partial<PatientSubscription>) =>
  renderRemote({
    remote,
    path: '/patient/subscriptions',
    prepare: async ({ api, server }) => {
      const patient = await api('patient');
      const { items, ...rest } = await patient.call(listPatientSubscriptions, {});
      const changed = items.map((one) => ({ ...one, ...changes }));
      server.get('/api/v1/patient/subscriptions', () => ({ ...rest, items: changed }));
    },
  });

const subscriptionCard = () =>
  screen.getByRole('heading', { level: 2, name: 'Plus' }).closest('section') as HTMLElement;

it('draws the appointments left: six of six fill the bar', async () => {
  await openWith({ visitsUsed: 0, visitsLeft: 6 });
  const card = within(subscriptionCard());
  expect(card.getByText('6 of 6')).toBeVisible();
  expect(card.getByRole('progressbar', { name: 'Appointments left' })).toHaveAttribute(
    'aria-valuenow',
    '100',
  );
});

it('shows the phone number when the doctor is suspended', async () => {
  await openWith({ isDoctorPublic: false, actions: ['cancel'] });
  const card = within(subscriptionCard());
  expect(card.getByText(/isn’t taking bookings right now$/)).toBeVisible();
  expect(card.getByRole('link', { name: '+1 212 555 0142' })).toBeVisible();
});

it('states that it won’t renew only when it ends with the current period', async () => {
  const period = { startOn: '2026-01-04', endOn: '2026-02-04' };
  const { unmount } = await openWith({ period, endOn: '2026-02-04' });
  expect(screen.getByText('Ends Feb 4, 2026 and won’t renew.')).toBeVisible();
  unmount();
  await openWith({ period, endOn: '2026-02-20' });
  expect(screen.getByText('Ends Feb 20, 2026. You’ll be charged until then.')).toBeVisible();
});

it('announces the first charge after a trial, unless the plan is free', async () => {
  const nextCharge = { amount: { amountMinor: 9900, currency: 'USD' }, on: '2026-02-04' };
  const { unmount } = await openWith({ billingState: 'trialing', nextCharge });
  expect(screen.getByText(/^Free trial\. First charge on /)).toBeVisible();
  unmount();
  await openWith({ billingState: 'trialing', nextCharge: null });
  expect(subscriptionCard()).toBeVisible();
  expect(screen.queryByText(/First charge/)).not.toBeInTheDocument();
});

const pastDue = {
  invoice: {
    id: 'invoice-9',
    number: 'INV-000009',
    due: { amountMinor: 9900, currency: 'USD' },
  },
  failedAt: '2026-01-04T11:00:00.000Z',
  card: { brand: 'visa', last4: '4242' },
  retryAt: '2026-01-07T11:00:00.000Z',
  blockedAt: '2026-01-14T11:00:00.000Z',
  lapsesOn: null,
} as const;

it('shows the past due amount, the failed card, and the dates of the retry and of blocked booking', async () => {
  await openWith({ billingState: 'pastDue', owed: pastDue });
  const card = within(subscriptionCard());
  expect(card.getByText('Past due')).toBeVisible();
  expect(card.queryByText('Active')).not.toBeInTheDocument();
  expect(card.getByText('$99.00 past due')).toBeVisible();
  expect(
    card.getByText(
      'Visa ···· 4242 couldn’t be charged on Jan 4, 2026. We’ll try again on Jan 7, 2026. ' +
        'If it stays unpaid, you can’t book new appointments from Jan 14, 2026.',
    ),
  ).toBeVisible();
  expect(card.getByRole('link', { name: 'Pay $99.00' })).toHaveAttribute(
    'href',
    '/patient/invoices/invoice-9?act=pay',
  );
});

it('has one primary button: the payment if one is past due, otherwise the search for a doctor', async () => {
  const { unmount } = await openWith({});
  expect(screen.getByRole('link', { name: 'Find a doctor' })).toHaveClass('primary');
  unmount();
  await openWith({ billingState: 'pastDue', owed: pastDue });
  expect(screen.getByRole('link', { name: 'Pay $99.00' })).toHaveClass('primary');
  expect(screen.getByRole('link', { name: 'Find a doctor' })).not.toHaveClass('primary');
});

describe('the card that is charged', () => {
  const visa = { id: 'card-9', brand: 'visa', last4: '4242', expMonth: 12, expYear: 2030 } as const;
  const nextCharge = { on: '2026-02-04', amount: { amountMinor: 9900, currency: 'USD' } } as const;

  it('is named', async () => {
    await openWith({ card: visa, nextCharge });
    const card = within(subscriptionCard());
    expect(card.getByText('Visa ···· 4242')).toBeVisible();
    expect(card.queryByRole('link', { name: 'Manage cards' })).not.toBeInTheDocument();
  });

  it.each([
    [
      'has expired',
      { ...visa, expMonth: 12, expYear: 2025 },
      'Visa ···· 4242 has expired. Make another card your default, or the next charge will fail.',
    ],
    [
      'expires before it is charged again',
      { ...visa, expMonth: 1, expYear: 2026 },
      'Visa ···· 4242 expires before the charge on Feb 4, 2026. ' +
        'Make another card your default, or the charge will fail.',
    ],
    [
      'is gone',
      null,
      'No card is saved for this subscription. Add one, or the next charge will fail.',
    ],
  ])('%s: shows the consequences and links to the cards', async (_, card, sentence) => {
    await openWith({ card, nextCharge });
    const shown = within(subscriptionCard());
    expect(shown.getByText(sentence)).toBeVisible();
    expect(shown.getByRole('link', { name: 'Manage cards' })).toHaveAttribute(
      'href',
      '/patient/cards',
    );
  });

  it('is not warned about when nothing more is charged', async () => {
    await openWith({ card: { ...visa, expYear: 2025 }, nextCharge: null });
    const card = within(subscriptionCard());
    expect(card.getByText('Visa ···· 4242')).toBeVisible();
    expect(card.queryByText(/has expired/)).not.toBeInTheDocument();
  });
});

it('states that booking is blocked after the last retry failed', async () => {
  await openWith({
    billingState: 'unpaid',
    owed: { ...pastDue, retryAt: null, blockedAt: null },
  });
  const card = within(subscriptionCard());
  expect(card.getByText('Unpaid')).toBeVisible();
  expect(card.getByText(/You can’t book new appointments until it’s paid\.$/)).toBeVisible();
});
