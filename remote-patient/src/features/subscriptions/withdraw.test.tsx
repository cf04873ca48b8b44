import { screen, within } from '@testing-library/react';
import { listCards } from '@praxis/contract/endpoints/cards';
import { cancelSubscription, subscribe } from '@praxis/contract/endpoints/patient-subscriptions';
import { listDoctorPlans } from '@praxis/contract/endpoints/public';
import { currentAgreementVersion } from '@praxis/contract/entities/subscription';
import { people, renderRemote, type RemoteBackEnd } from '@praxis/sdk/testing';
import { remote } from '../../remote';

const ask = async ({ api }: RemoteBackEnd) => {
  const patient = await api('patient');
  const offers = await patient.call(listDoctorPlans, { params: { id: people.colleague } });
  const cards = await patient.call(listCards, {});
  await patient.call(subscribe, {
    body: {
      planVersionId: offers.items[0]?.current.id ?? '',
      cardId: cards.items[0]?.id ?? '',
      agreement: { version: currentAgreementVersion, typedName: 'Marcus Oyelaran' },
    },
    idempotencyKey: 'asks-once',
  });
};

const open = () => renderRemote({ remote, path: '/patient/subscriptions', prepare: ask });

it('withdraws a pending request after confirmation, at no cost', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Withdraw request' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/You haven’t been charged/)).toBeInTheDocument();
  // There is no subscription yet to keep.
  expect(dialog.getByRole('button', { name: 'Keep request' })).toBeVisible();
  await user.click(await dialog.findByRole('button', { name: 'Withdraw request' }));
  expect(await screen.findByText('Withdrawn by you')).toBeInTheDocument();
});

it('warns that appointments made with a request will be canceled', async () => {
  const { user, server } = await open();
  const line = '/api/v1/patient/subscriptions/:id/cancel-preview';
  server.post(line, () => ({
    atPeriodEnd: null,
    now: {
      ...{ endOn: '2026-01-05', daysLeft: 0, daysInPeriod: 31 },
      refund: { amountMinor: 0, currency: 'USD' },
    },
    appointmentsAffected: 2,
    appointmentsAfterPeriod: 0,
  }));
  await user.click(await screen.findByRole('button', { name: 'Withdraw request' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(await dialog.findByText('2 upcoming appointments will be canceled.')).toBeVisible();
});

it('keeps a request when the practice has already decided, and reports it', async () => {
  const { user, failNext } = await open();
  await user.click(await screen.findByRole('button', { name: 'Withdraw request' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  failNext(cancelSubscription, 'transition_not_allowed');
  await user.click(await dialog.findByRole('button', { name: 'Withdraw request' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('This has changed in the meantime.');
});
