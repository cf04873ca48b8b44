import { act, screen, waitFor } from '@testing-library/react';
import { renderRemote } from '@praxis/sdk/testing';
import { remote } from '../../remote';

const open = (path = '/apps/email') => renderRemote({ remote, path });
// The editor is a large library that loads slowly.
const patient = { timeout: 15_000 };
const panel = () => screen.findByRole('dialog', { name: 'New email' }, patient);
const close = () => screen.getByRole('button', { name: 'Save and close' });

it('returns the focus to the button that opened the window', async () => {
  const { user } = await open();
  const compose = screen.getAllByRole('button', { name: 'Compose' })[0]!;
  await user.click(compose);
  await panel();
  await user.click(close());
  await waitFor(() => expect(compose).toHaveFocus());
});

it('moves the focus to the mailbox heading if the address opened the window', async () => {
  const { user } = await open('/apps/email?compose=new');
  await panel();
  await user.click(close());
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

it('leaves the focus outside the window unchanged', async () => {
  const { user, router } = await open('/apps/email?compose=new');
  await panel();
  const search = screen.getByRole('searchbox', { name: 'Search subjects' });
  await user.click(search);
  await act(() => router.navigate('/apps/email'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(search).toHaveFocus();
});
