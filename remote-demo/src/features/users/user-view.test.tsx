import { act, screen } from '@testing-library/react';
import { deleteManagedUser, getManagedUser, listManagedUsers } from '@praxis/contract/demo/users';
import { renderRemote } from '@praxis/sdk/testing';
import { remote } from '../../remote';

const open = (path: string, language?: 'de') =>
  renderRemote({ remote, language, path: `/apps/user/view${path}` });
const press = async ({ user }: Awaited<ReturnType<typeof open>>, name: string) =>
  user.click(await screen.findByRole('button', { name }));

it('opens the first user if the address has no id', async () => {
  const { host } = await open('');
  const { users } = await host.client.call(listManagedUsers, { query: { perPage: 1 } });
  expect(screen.getByRole('heading', { level: 1, name: users[0]?.fullName })).toBeInTheDocument();
});

it('shows profile, plan, permissions and activity', async () => {
  const { host } = await open('/4');
  const { user } = await host.client.call(getManagedUser, { query: { id: 4 } });
  expect(screen.getByText(`@${user.username}`)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: user.email })).toHaveAttribute(
    'href',
    `mailto:${user.email}`,
  );
  expect(screen.getByText('Support')).toBeInTheDocument();
  expect(screen.getByRole('row', { name: /^Billing / })).toBeInTheDocument();
  expect(screen.getByText('Joined')).toBeInTheDocument();
});

it.each(['/999', '/nobody'])(
  'shows that the user %s is missing, with a link back',
  async (path) => {
    await open(path);
    expect(screen.getByRole('heading', { name: 'User not found' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to users' })).toHaveAttribute(
      'href',
      '/apps/user/list',
    );
  },
);

it('shows that the user was deleted by another tab, with a link back', async () => {
  const { api, refresh } = await open('/4');
  const admin = await api('admin');
  await admin.call(deleteManagedUser, { query: { id: 4 } });
  await refresh();
  expect(await screen.findByRole('heading', { name: 'User not found' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to users' })).toBeInTheDocument();
});

it('suspends and activates a user, and logs both', async () => {
  const view = await open('/3');
  await press(view, 'Suspend');
  expect(await screen.findByRole('button', { name: 'Activate' })).toBeInTheDocument();
  expect(await screen.findByText('Status changed from Active to Inactive')).toBeInTheDocument();
  await press(view, 'Activate');
  expect(await screen.findByText('Status changed from Inactive to Active')).toBeInTheDocument();
});

it('returns to the list after deleting the user, and restores them with Undo', async () => {
  const view = await open('/3');
  const name = screen.getByRole('heading', { level: 1 }).textContent ?? '';
  await press(view, 'Delete');
  expect(await screen.findByText(`${name} deleted`)).toBeInTheDocument();
  expect(view.router.state.location.pathname).toBe('/apps/user/list');
  await press(view, 'Undo');
  expect(await screen.findByRole('link', { name })).toBeInTheDocument();
});

it('does not navigate Back to a deleted user', async () => {
  const view = await open('/3');
  await press(view, 'Delete');
  await screen.findByText(/ deleted$/);
  await act(() => view.router.navigate(-1));
  expect(view.router.state.location.pathname).not.toContain('/apps/user');
});

it('is translated into German', async () => {
  await open('/4', 'de');
  expect(screen.getByRole('link', { name: 'Bearbeiten' })).toBeInTheDocument();
  expect(screen.getByText('Beigetreten')).toBeInTheDocument();
});
