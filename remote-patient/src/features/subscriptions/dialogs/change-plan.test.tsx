import { screen, within } from '@testing-library/react';
import { listCards } from '@praxis/contract/endpoints/cards';
import type { Card } from '@praxis/contract/entities/card';
import { renderRemote } from '@praxis/sdk/testing';
import { remote } from '../../../remote';

it('offers no change that an expired card cannot pay, and leads to the cards', async () => {
  const { user } = await renderRemote({
    remote,
    path: '/patient/subscriptions',
    prepare: async ({ api, simulation }) => {
      const { items } = await (await api('patient')).call(listCards, {});
      const cards = simulation.database.table<Card>('practice.cards');
      for (const { id } of items) cards.put({ ...cards.get(id)!, expMonth: 12, expYear: 2025 });
    },
  });
  await user.click(screen.getByRole('button', { name: 'Change plan' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('radio', { name: /^Family/ }));
  expect(await dialog.findByText(/^Visa ···· 4000 has expired\./)).toBeVisible();
  expect(dialog.getByRole('button', { name: /^Change and pay / })).toBeDisabled();
  expect(dialog.getByRole('link', { name: 'Manage cards' })).toBeVisible();
  await user.click(dialog.getByRole('radio', { name: /^Essential/ }));
  expect(await dialog.findByRole('button', { name: /^Change on / })).toBeEnabled();
  expect(dialog.getByText(/^Visa ···· 4000 has expired\./)).toBeVisible();
});
