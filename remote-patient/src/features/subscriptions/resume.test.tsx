import { screen } from '@testing-library/react';
import { resumeSubscription } from '@praxis/contract/endpoints/patient-subscriptions';
import { renderRemote } from '@praxis/sdk/testing';
import { remote } from '../../remote';

it('is resumed once by a double click, and shows that the request is pending', async () => {
  const { user, sent, hold } = await renderRemote({ remote, path: '/patient/subscriptions' });
  await user.click(screen.getByRole('button', { name: 'Cancel subscription' }));
  await user.click(await screen.findByRole('button', { name: /^End on / }));
  const resume = await screen.findByRole('button', { name: 'Resume' });
  const respond = hold(resumeSubscription);
  await user.dblClick(resume);
  expect(resume).toHaveAttribute('aria-busy', 'true');
  respond();
  expect(await screen.findByText('Subscription resumed')).toBeInTheDocument();
  expect(sent.filter(({ line }) => line.endsWith('/resume'))).toHaveLength(1);
});
