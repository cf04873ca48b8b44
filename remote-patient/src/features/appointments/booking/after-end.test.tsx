import { screen, within } from '@testing-library/react';
import {
  cancelSubscription,
  listPatientSubscriptions,
} from '@praxis/contract/endpoints/patient-subscriptions';
import { people, renderRemote, sample } from '@praxis/sdk/testing';
import { remote } from '../../../remote';

it('reports that the subscription ends before the chosen time and links to resuming it', async () => {
  const slot = `doctor=${people.doctor}&type=${sample.followUp}&at=2026-02-25T16:00:00.000Z`;
  const { user } = await renderRemote({
    remote,
    path: `/patient/appointments/book?${slot}&step=time`,
    prepare: async ({ api }) => {
      const patient = await api('patient');
      const { items } = await patient.call(listPatientSubscriptions, {});
      const [{ id, version }] = items as [(typeof items)[number]];
      await patient.call(cancelSubscription, { params: { id }, version, body: {} });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Next' }));
  const alert = within(await screen.findByRole('alert'));
  expect(
    alert.getByText('The subscription ends before this time. Choose an earlier one.'),
  ).toBeVisible();
  expect(alert.getByRole('link', { name: 'Go to subscriptions' })).toBeVisible();
});
