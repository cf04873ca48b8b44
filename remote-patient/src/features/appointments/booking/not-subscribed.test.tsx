import { screen } from '@testing-library/react';
import { people, renderRemote } from '@praxis/sdk/testing';
import { remote } from '../../../remote';

it('leads from the booking link of a doctor without a subscription to the plans', async () => {
  await renderRemote({ remote, path: `/patient/appointments/book?doctor=${people.colleague}` });
  expect(await screen.findByText('You don’t subscribe to this doctor')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Choose plan' })).toHaveAttribute(
    'href',
    `/patient/subscribe?doctor=${people.colleague}`,
  );
  // Times would only be refused at the end.
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
});
