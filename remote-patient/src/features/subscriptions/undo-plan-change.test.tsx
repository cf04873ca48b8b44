import { screen, waitFor } from '@testing-library/react';
import {
  changePlan,
  listPatientSubscriptions,
} from '@praxis/contract/endpoints/patient-subscriptions';
import { listDoctorPlans } from '@praxis/contract/endpoints/public';
import { people, renderRemote } from '@praxis/sdk/testing';
import { remote } from '../../remote';

it('undoes a plan change that is scheduled for the end of the period', async () => {
  const { user } = await renderRemote({
    remote,
    path: '/patient/subscriptions',
    async prepare({ api }) {
      const patient = await api('patient');
      const { items } = await patient.call(listPatientSubscriptions, {});
      const { id, version } = items[0]!;
      const plans = await patient.call(listDoctorPlans, {
        params: { id: people.doctor },
        query: {},
      });
      const cheaper = plans.items.find(({ current }) => current.name === 'Essential')!;
      const body = { planVersionId: cheaper.current.id };
      await patient.call(changePlan, { params: { id }, version, body });
    },
  });
  expect(screen.getByText(/^Essential from /)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Change plan' }));
  expect(await screen.findByRole('radio', { name: /^Stay on Plus/ })).toBeChecked();
  const figures = await screen.findByRole('region', { name: 'Cost' });
  expect(figures).toHaveTextContent('The change to Essential is canceled.');
  expect(figures).toHaveTextContent(/Next charge on .*\$99\.00/);
  // The button that closes the dialog must not claim to keep the plan.
  expect(screen.queryByRole('button', { name: 'Keep current plan' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Stay on Plus' }));
  expect(await screen.findByText('You’re staying on Plus')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText(/^Essential from /)).not.toBeInTheDocument());
});
