import { screen } from '@testing-library/react';
import { listDoctorPlans } from '@praxis/contract/endpoints/public';
import type { PlanVersion } from '@praxis/contract/entities/plan';
import { people, renderRemote, type RemoteBackEnd } from '@praxis/sdk/testing';
import { remote } from '../../remote';

afterEach(() => sessionStorage.clear());

/** A sample doctor without a subscription of the sample patient. */
const doctor = people.colleague;

/** Makes the doctor's cheapest plan free. */
async function makeFree({ api, simulation }: RemoteBackEnd) {
  // The doctor's plans are created by their first request.
  const client = await api('patient');
  const { items } = await client.call(listDoctorPlans, { params: { id: doctor }, query: {} });
  const versions = simulation.database.table<PlanVersion>('practice.planVersions');
  for (const { current } of items) {
    const version = versions.get(current.id);
    if (version?.name === 'Essential')
      versions.put({ ...version, price: { ...version.price, amountMinor: 0 } });
  }
}

it('is called free in each step, without a charge to the card', async () => {
  const path = `/patient/subscribe?doctor=${doctor}`;
  const { user } = await renderRemote({ remote, path, prepare: makeFree });
  const next = () => user.click(screen.getByRole('button', { name: 'Next' }));
  const plan = await screen.findByRole('radio', { name: /^Essential/ });
  expect(plan.closest('label')).toHaveTextContent(/^EssentialFree/);
  await user.click(plan);
  await next();
  const agreement = await screen.findByRole('region', { name: 'Subscription agreement' });
  expect(agreement).toHaveTextContent('The plan is free.');
  expect(agreement).not.toHaveTextContent(/charged to|\$0/);
  await user.type(screen.getByLabelText('Your full name'), 'Marcus Oyelaran');
  await next();
  await screen.findByRole('radio', { name: 'Visa ···· 4000' });
  await next();
  await screen.findByRole('region', { name: 'First charge' });
  const fact = (label: string) => screen.getByText(label).nextElementSibling?.textContent;
  expect(screen.getByText('Essential, Free')).toBeVisible();
  expect(fact('Renews')).toBe('Feb 5, 2026');
});

it('is called free in the doctor search', async () => {
  await renderRemote({ remote, path: '/patient/subscribe', prepare: makeFree });
  const row = (await screen.findByText('Dr. Rosa Ellison')).closest('tr');
  expect(row).toHaveTextContent('Free');
  expect(row).not.toHaveTextContent('$0.00');
});
