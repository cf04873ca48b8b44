import { screen } from '@testing-library/react';
import { listEmails } from '@praxis/contract/demo/email';
import { renderRemote } from '@praxis/sdk/testing';
import { remote } from '../../../remote';

it('navigates to the next email of the list that it was opened from', async () => {
  const view = await renderRemote({ remote, path: '/apps/email/starred' });
  const { user, router, host } = view;
  const query = { folder: 'starred' };
  const { emails: starred } = await host.client.call(listEmails, { query });
  await user.click(await screen.findByRole('link', { name: new RegExp(starred[0]!.subject) }));
  for (const { subject } of starred.slice(1)) {
    await user.click(await screen.findByRole('button', { name: 'Older email' }));
    expect(await screen.findByRole('heading', { level: 1, name: subject })).toBeVisible();
  }
  expect(await screen.findByRole('button', { name: 'Older email' })).toBeDisabled();
  expect(router.state.location.pathname).toBe(`/apps/email/starred/${starred.at(-1)!.id}`);
  await user.click(screen.getByRole('link', { name: 'Back to the list' }));
  expect(await screen.findByRole('list', { name: 'Starred' })).toBeVisible();
});
