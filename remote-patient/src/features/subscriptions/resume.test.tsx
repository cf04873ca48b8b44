import { screen } from '@testing-library/react';
import {
  listPatientSubscriptions,
  resumeSubscription,
} from '@praxis/contract/endpoints/patient-subscriptions';
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

it('is resumed with Undo right after it was canceled, also at the second try', async () => {
  const { user, api, failNext } = await renderRemote({ remote, path: '/patient/subscriptions' });
  await user.click(screen.getByRole('button', { name: 'Cancel subscription' }));
  await user.click(await screen.findByRole('button', { name: /^End on / }));
  expect(await screen.findByText(/^Subscription ends /)).toBeVisible();
  failNext(resumeSubscription, 'offline');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Subscription resumed')).toBeVisible();
  const { counts } = await (await api('patient')).call(listPatientSubscriptions, {});
  expect(counts).toMatchObject({ active: 1, expiring: 0 });
});

it('can’t be undone if it was ended immediately', async () => {
  const { user } = await renderRemote({ remote, path: '/patient/subscriptions' });
  await user.click(screen.getByRole('button', { name: 'Cancel subscription' }));
  await user.click(await screen.findByRole('radio', { name: /^Now/ }));
  await user.click(screen.getByRole('button', { name: /^End now and refund/ }));
  expect(await screen.findByText(/^Subscription ended\. .* refund started\.$/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});
