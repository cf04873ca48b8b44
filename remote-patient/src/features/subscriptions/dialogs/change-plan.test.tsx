import { screen, waitFor, within } from '@testing-library/react';
import { listCards } from '@praxis/contract/endpoints/cards';
import type { Card } from '@praxis/contract/entities/card';
import {
  cancelSubscription,
  changePlan,
  listPatientSubscriptions,
} from '@praxis/contract/endpoints/patient-subscriptions';
import { listDoctorPlans } from '@praxis/contract/endpoints/public';
import { renderRemote } from '@praxis/sdk/testing';
import { remote } from '../../../remote';

it('offers no change that an expired card can’t pay, and links to the cards', async () => {
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

it('shows what each plan includes, not only its price', async () => {
  const { user } = await renderRemote({ remote, path: '/patient/subscriptions' });
  await user.click(screen.getByRole('button', { name: 'Change plan' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(
    dialog.getByText('Current plan: Plus, $99.00 per month · 6 appointments per month'),
  ).toBeVisible();
  expect(
    dialog.getByRole('radio', {
      name: 'Essential $49.00 per month · 2 appointments per month',
    }),
  ).toBeVisible();
  expect(dialog.getByRole('radio', { name: /^Family .* · Unlimited appointments$/ })).toBeVisible();
});

it('charges no other amount than the one on the button: after midnight, it shows the new one first', async () => {
  const { user, moveClock, sent } = await renderRemote({ remote, path: '/patient/subscriptions' });
  await user.click(screen.getByRole('button', { name: 'Change plan' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('radio', { name: /^Family/ }));
  const button = await dialog.findByRole('button', { name: /^Change and pay / });
  const before = button.textContent;
  moveClock(24 * 60 * 60 * 1000);
  await user.click(button);
  expect(await dialog.findByRole('alert')).toHaveTextContent('This has just changed');
  await waitFor(() => expect(button).not.toHaveTextContent(before));
  expect(button).toHaveTextContent(/^Change and pay /);
  await user.click(button);
  expect(await screen.findByText('You’re now on Family')).toBeVisible();
  const tries = sent.filter(({ line }) => line.endsWith('/change-plan'));
  expect(tries).toHaveLength(2);
});

/** Opens the dialog with another plan and its price, while another tab makes a change. */
async function openAtFamily() {
  const { user, api, refresh } = await renderRemote({ remote, path: '/patient/subscriptions' });
  await user.click(screen.getByRole('button', { name: 'Change plan' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('radio', { name: /^Family/ }));
  await dialog.findByRole('button', { name: /^Change and pay / });
  const patient = await api('patient');
  const { items } = await patient.call(listPatientSubscriptions, {});
  return { user, dialog, patient, subscription: items[0]!, refresh };
}

it('offers no payment once the chosen plan is the current one, due to a change in another tab', async () => {
  const { user, dialog, patient, subscription, refresh } = await openAtFamily();
  const { id, version, doctorId } = subscription;
  const plans = await patient.call(listDoctorPlans, { params: { id: doctorId } });
  const { current } = plans.items.find((one) => one.current.name === 'Family')!;
  await patient.call(changePlan, { params: { id }, version, body: { planVersionId: current.id } });
  await refresh();
  expect(await dialog.findByRole('button', { name: 'Change plan' })).toBeDisabled();
  expect(dialog.queryByRole('radio', { name: /^Family/ })).not.toBeInTheDocument();
  await user.click(dialog.getByRole('radio', { name: /^Essential/ }));
  expect(await dialog.findByRole('button', { name: /^Change on / })).toBeEnabled();
});

it('shows that nothing can be changed after a cancellation in another tab', async () => {
  const { dialog, patient, subscription, refresh } = await openAtFamily();
  const { id, version } = subscription;
  await patient.call(cancelSubscription, { params: { id }, version, body: { mode: 'now' } });
  await refresh();
  const alert = await dialog.findByRole('alert');
  expect(alert).toHaveTextContent('This can no longer be done.');
  // On a phone it is below the visible part, which contains the plans.
  expect(alert.parentElement).toHaveFocus();
});
