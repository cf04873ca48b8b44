import { screen, waitFor, within } from '@testing-library/react';
import {
  addCard,
  deleteCard,
  listCards,
  makeCardDefault,
  setUpCard,
} from '@praxis/contract/endpoints/cards';
import type { Card } from '@praxis/contract/entities/card';
import {
  reloadedQueries,
  renderRemote,
  type RenderRemoteOptions,
  type RenderedRemote,
} from '@praxis/sdk/testing';
import { remote } from '../../remote';

const open = (options: Partial<RenderRemoteOptions> = {}) =>
  renderRemote({ remote, path: '/patient/cards', ...options });

type User = RenderedRemote['user'];

async function typeCard(user: User, number: string, expiry = '1230', cvc = '987') {
  await user.click(screen.getByRole('button', { name: 'Add card' }));
  await screen.findByRole('dialog');
  await user.type(screen.getByLabelText('Card number'), number);
  await user.type(screen.getByLabelText('Expiration date'), expiry);
  await user.type(screen.getByLabelText('Security code'), cvc);
}

const save = (user: User) => user.click(screen.getByRole('button', { name: 'Save card' }));
const row = (name: string) => screen.getByText(name).closest('li') as HTMLElement;

it('shows the brand while the number is typed, grouped as on the card', async () => {
  const { user } = await open();
  await typeCard(user, '5', '4', '1');
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.queryByText('Mastercard')).not.toBeInTheDocument();
  await user.type(screen.getByLabelText('Card number'), '555');
  expect(dialog.getByText('Mastercard')).toBeInTheDocument();
  expect(screen.getByLabelText('Expiration date')).toHaveValue('04');
  await user.clear(screen.getByLabelText('Card number'));
  await user.type(screen.getByLabelText('Card number'), '378282246310005');
  expect(screen.getByLabelText('Card number')).toHaveValue('3782 822463 10005');
  expect(dialog.getByText('American Express')).toBeInTheDocument();
});

it('marks the card that pays for subscriptions, which the default alone doesn’t', async () => {
  await open({
    prepare: async ({ api, simulation }) => {
      const { items } = await (await api('patient')).call(listCards, {});
      const cards = simulation.database.table<Card>('practice.cards');
      const card = cards.get(items[0]!.id)!;
      cards.put({ ...card, isDefault: false });
      cards.put({ ...card, id: 'second', last4: '1111' });
    },
  });
  expect(await screen.findByText('Pays for your subscriptions')).toBeVisible();
  expect(within(row('Visa ···· 4000')).getByText('Pays for your subscriptions')).toBeVisible();
  expect(within(row('Visa ···· 1111')).getByText('Default')).toBeVisible();
});

it('saves a card, makes it the default and removes the other one', async () => {
  const { user } = await open();
  await typeCard(user, '4242424242424242');
  await save(user);
  expect(await screen.findByText('Visa ···· 4242 saved')).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Make Visa ···· 4242 the default' }));
  await waitFor(() => expect(within(row('Visa ···· 4242')).getByText('Default')).toBeVisible());
  expect(row('Visa ···· 4242')).toHaveFocus();

  await user.click(await screen.findByRole('button', { name: 'Remove Visa ···· 4000' }));
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }),
  );
  expect(await screen.findByText('Visa ···· 4000 removed')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText('Visa ···· 4000')).not.toBeInTheDocument());
});

it('offers no removal of a card that pays for a subscription, and explains why', async () => {
  await open();
  expect(row('Visa ···· 4000')).toHaveTextContent('Pays for your subscriptions');
  expect(screen.queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /the default$/ })).not.toBeInTheDocument();
});

it('reports a card that came into use in the meantime, and keeps it', async () => {
  const { user, failNext } = await open();
  await typeCard(user, '4242424242424242');
  await save(user);
  await user.click(await screen.findByRole('button', { name: 'Remove Visa ···· 4242' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  failNext(deleteCard, 'card_in_use');
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('This card pays for a subscription.');
});

it('keeps what was typed of a declined card, and saves another one', async () => {
  const { user } = await open();
  await typeCard(user, '4000000000000002');
  await save(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('Card declined.');
  expect(screen.getByLabelText('Expiration date')).toHaveValue('12/30');
  await user.clear(screen.getByLabelText('Card number'));
  await user.type(screen.getByLabelText('Card number'), '5555555555554444');
  await save(user);
  expect(await screen.findByText('Mastercard ···· 4444 saved')).toBeInTheDocument();
});

it.each([
  ['a number with a wrong digit', '4242424242424241', '1230', '987', 'Enter a valid card number.'],
  ['a month that is over', '4242424242424242', '1225', '987', 'This card has expired.'],
  ['too short a code', '4242424242424242', '1230', '98', 'Enter the 3 or 4 digit security code.'],
  ['three digits for four', '378282246310005', '1230', '987', 'Enter the 3 or 4 digit'],
])('refuses %s before anything is sent', async (_, number, expiry, cvc, message) => {
  const { user, sent } = await open();
  await typeCard(user, number, expiry, cvc);
  sent.length = 0;
  await save(user);
  expect((await screen.findAllByText(new RegExp(message))).length).toBeGreaterThan(0);
  expect(sent).toEqual([]);
});

it('accepts a card until the end of its expiration month', async () => {
  const { user } = await open();
  await typeCard(user, '4242424242424242', '0126');
  await save(user);
  expect(await screen.findByText('Visa ···· 4242 saved')).toBeInTheDocument();
});

it('reports missing fields', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Add card' }));
  await screen.findByRole('dialog');
  await save(user);
  await screen.findByRole('alert');
  expect(screen.getByLabelText('Card number')).toHaveAccessibleDescription('Enter a card number');
  expect(screen.getByLabelText('Expiration date')).toHaveAccessibleDescription(
    'Enter an expiration date',
  );
});

it.each([
  ['the permission to save a card', setUpCard],
  ['saving the card', addCard],
])('keeps what was typed when %s fails, and saves it on the second try', async (_, endpoint) => {
  const { user, failNext } = await open();
  await typeCard(user, '4242424242424242');
  failNext(endpoint, 'offline');
  await save(user);
  await screen.findByRole('alert');
  await save(user);
  expect(await screen.findByText('Visa ···· 4242 saved')).toBeInTheDocument();
});

it('shows why a card can’t become the default', async () => {
  const { user, failNext } = await open();
  await typeCard(user, '4242424242424242');
  await save(user);
  const make = await screen.findByRole('button', { name: 'Make Visa ···· 4242 the default' });
  failNext(makeCardDefault, 'card_expired');
  await user.click(make);
  expect(
    await screen.findByText(
      'Couldn’t make Visa ···· 4242 your default card. This card has expired. Use another.',
    ),
  ).toBeInTheDocument();
});

it('fills in a test card', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Add card' }));
  await screen.findByRole('dialog');
  await user.click(screen.getByText('Test cards'));
  await user.click(screen.getByRole('button', { name: '4000 0000 0000 0341' }));
  expect(screen.getByLabelText('Card number')).toHaveValue('4000 0000 0000 0341');
});

it('shows the error and loads after a retry', async () => {
  const { user } = await open({ prepare: ({ failNext }) => failNext(listCards, 'offline') });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Visa ···· 4000')).toBeInTheDocument();
});

describe('card number and security code', () => {
  /** As typed, and without the spaces. */
  const canaries = ['4929000000006', '4929 0000 0000 6', '0713'];

  it('reach no request, store, storage or URL', async () => {
    const { user, sent, store, router, simulation, host } = await open();
    const stored = jest.spyOn(Storage.prototype, 'setItem');
    await typeCard(user, '4929000000006', '1230', '713');
    await save(user);
    await screen.findByText('Visa ···· 0006 saved');
    const exposed = JSON.stringify([
      sent,
      store.redux.getState(),
      router.state.location,
      host.notices,
      stored.mock.calls,
      { ...localStorage },
      { ...sessionStorage },
      simulation.database.changesSinceSeed(),
    ]);
    stored.mockRestore();
    for (const canary of canaries) expect(exposed).not.toContain(canary);
    expect(exposed).not.toMatch(/\b713\b/);
  });

  it('are removed from the page when the form closes', async () => {
    const { user } = await open();
    await typeCard(user, '4929000000006', '1230', '713');
    await save(user);
    await screen.findByText('Visa ···· 0006 saved');
    await user.click(screen.getByRole('button', { name: 'Add card' }));
    await screen.findByRole('dialog');
    expect(screen.getByLabelText('Card number')).toHaveValue('');
    expect(screen.getByLabelText('Security code')).toHaveValue('');
  });
});

it('reloads only the cards after one was changed', async () => {
  const view = await open();
  const again = ['/api/v1/patient/cards'];
  await typeCard(view.user, '4242424242424242');
  expect(await reloadedQueries(view, () => save(view.user))).toEqual(again);
  const make = await screen.findByRole('button', { name: 'Make Visa ···· 4242 the default' });
  expect(await reloadedQueries(view, () => view.user.click(make))).toEqual(again);
  await view.user.click(await screen.findByRole('button', { name: 'Remove Visa ···· 4000' }));
  const remove = within(await screen.findByRole('alertdialog')).getByRole('button', {
    name: 'Remove',
  });
  expect(await reloadedQueries(view, () => view.user.click(remove))).toEqual(again);
});
