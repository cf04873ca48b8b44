import { screen } from '@testing-library/react';
import { renderRemote } from '@praxis/sdk/testing';
import { recordAnnouncements } from '@praxis/sdk/testing/announcements';
import { remote } from '../../remote';

it('announces once that a subscription ends: in the notice, not again when its card updates', async () => {
  const { user, host } = await renderRemote({ remote, path: '/patient/subscriptions' });
  await user.click(screen.getByRole('button', { name: 'Cancel subscription' }));
  const { said, stop } = recordAnnouncements();
  await user.click(await screen.findByRole('button', { name: /^End on / }));
  const comes = await screen.findByText(/^Ends .* and won’t renew\.$/);
  stop();
  expect(host.notices.map(({ text }) => text)).toEqual([
    expect.stringMatching(/^Subscription ends /),
  ]);
  expect(said).not.toContain(comes.textContent);
});
