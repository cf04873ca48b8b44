import { screen } from '@testing-library/react';
import type { Doctor } from '@praxis/contract/entities/doctor';
import { people, renderRemote } from '@praxis/sdk/testing';
import { remote } from '../../remote';

it('shows that a suspended doctor is unavailable, without Retry', async () => {
  await renderRemote({
    remote,
    path: `/patient/subscribe?doctor=${people.colleague}`,
    prepare({ simulation }) {
      const doctors = simulation.database.table<Doctor>('practice.doctors');
      doctors.put({ ...doctors.get(people.colleague)!, verification: 'suspended' });
    },
  });
  expect(await screen.findByText('No longer available')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Find a doctor' })).toBeVisible();
});
