import { act, screen, waitFor, within } from '@testing-library/react';
import { addManagedUser, listManagedUsers, managedUserRoles } from '@praxis/contract/demo/users';
import { updateManagedUser } from '@praxis/contract/demo/user-profiles';
import { renderRemote } from '@praxis/sdk/testing';
import { remote } from '../../remote';

const open = (search = '') => renderRemote({ remote, path: `/apps/user/list${search}` });
type View = Awaited<ReturnType<typeof open>>;

const names = () =>
  screen
    .getAllByRole('link', { name: /^[A-Z]\S+ \S/ })
    .map(({ textContent }) => textContent)
    .slice(0, 10);
const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) });
const stored = async (view: View, query = {}) =>
  (await view.host.client.call(listManagedUsers, { query: { perPage: 100, ...query } })).users;

async function choose(view: View, name: string, item: string) {
  await view.user.click(screen.getByRole('button', { name: `Actions for ${name}` }));
  await view.user.click(await screen.findByRole('menuitem', { name: item }));
}

it('lists ten users per page, with the number of users by status', async () => {
  const view = await open();
  const users = await stored(view);
  expect(names()).toEqual(users.slice(0, 10).map(({ fullName }) => fullName));
  const count = (status: string) => users.filter((user) => user.status === status).length;
  expect(
    screen.getByText(
      `${count('active')} active, ${count('pending')} pending, ${count('inactive')} inactive`,
    ),
  ).toBeInTheDocument();
  await view.user.click(screen.getByRole('button', { name: 'Page 2' }));
  expect(await screen.findByRole('link', { name: users[10]?.fullName })).toBeInTheDocument();
});

it('keeps search, filters and sort order in the address', async () => {
  const view = await open('?q=a&role=editor&currentPlan=team&sort=-fullName');
  const expected = await stored(view, { q: 'a', role: 'editor', currentPlan: 'team' });
  const sorted = expected
    .map(({ fullName }) => fullName)
    .toSorted((one, other) => other.localeCompare(one, 'en'));
  expect(names()).toEqual(sorted);
  const filters = within(screen.getByRole('group', { name: 'Filters' }));
  await view.user.click(filters.getByRole('button', { name: 'Status' }));
  await view.user.click(await screen.findByRole('menuitemradio', { name: 'Pending' }));
  expect(view.router.state.location.search).toContain('status=pending');
});

it('suspends a user immediately, and undoes it', async () => {
  const view = await open();
  const [user] = await stored(view, { status: 'active' });
  const name = user!.fullName;
  const respond = view.hold(updateManagedUser);
  await choose(view, name, 'Suspend');
  expect(within(row(name)).getByText('Inactive')).toBeInTheDocument();
  await act(async () => respond());
  expect(await screen.findByText(`${name} is suspended`)).toBeInTheDocument();
  await view.user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await within(row(name)).findByText('Active')).toBeInTheDocument();
  expect((await stored(view)).find(({ id }) => id === user!.id)?.status).toBe('active');
});

it('rolls back when the request fails, and reports it', async () => {
  const view = await open();
  const [user] = await stored(view, { status: 'active' });
  view.failNext(updateManagedUser, { status: 500 });
  await choose(view, user!.fullName, 'Suspend');
  expect(await screen.findByText(/went wrong/)).toBeInTheDocument();
  expect(within(row(user!.fullName)).getByText('Active')).toBeInTheDocument();
});

it('deletes a user, and restores them in the same place', async () => {
  const view = await open();
  const before = names();
  const third = before[2]!;
  await choose(view, third, 'Delete');
  expect(await screen.findByText(`${third} deleted`)).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: third })).not.toBeInTheDocument();
  await view.user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText(`${third} is back in the list`)).toBeInTheDocument();
  expect(names()).toEqual(before);
});

it('restores the last user although a later one has the id by now', async () => {
  const view = await open();
  const last = (await stored(view)).find(({ id }) => id === 50)!;
  await view.user.type(screen.getByRole('searchbox'), last.fullName);
  await waitFor(() => expect(names()).toEqual([last.fullName]));
  await choose(view, last.fullName, 'Delete');
  const undo = await screen.findByRole('button', { name: 'Undo' });
  await view.host.client.call(addManagedUser, { body: { user: { fullName: 'Nia Long' } } });
  await view.user.click(undo);
  expect(await screen.findByText(`${last.fullName} is back in the list`)).toBeVisible();
  expect(names()).toEqual([last.fullName]);
});

describe('a new user', () => {
  const field = (name: string) => screen.findByLabelText(new RegExp(`^${name}`));
  const fill = async ({ user }: View, values: Record<string, string>) => {
    for (const [name, value] of Object.entries(values)) {
      const input = await field(name);
      await user.clear(input);
      await user.type(input, value);
    }
  };
  const openDrawer = async () => {
    const view = await open();
    await view.user.click(screen.getByRole('button', { name: 'Add user' }));
    const drawer = await screen.findByRole('dialog', { name: 'New user' });
    const send = () => view.user.click(within(drawer).getByRole('button', { name: 'Add user' }));
    return { view, drawer, send };
  };

  it('is added at the top of the list, as pending', async () => {
    const { view, send } = await openDrawer();
    await fill(view, { 'Full name': 'Nia Long', Username: 'nia.long', Email: 'nia@quay.example' });
    await view.user.selectOptions(await field('Role'), 'Editor');
    await view.user.selectOptions(await field('Country'), 'Portugal');
    await send();
    expect(await screen.findByText('Nia Long added')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(names()[0]).toBe('Nia Long');
    expect((await stored(view))[0]).toMatchObject({
      username: 'nia.long',
      role: managedUserRoles[2],
      country: 'Portugal',
      status: 'pending',
    });
  });

  it('needs a name, a username and an email', async () => {
    const { view, send } = await openDrawer();
    await fill(view, { Username: 'n l', Email: 'nia', Phone: 'call me' });
    await send();
    expect(await field('Full name')).toBeInvalid();
    expect(await field('Username')).toBeInvalid();
    expect(await field('Email')).toBeInvalid();
    expect(await field('Phone')).toBeInvalid();
  });

  it('reports an email that another user has at its field', async () => {
    const { view, send } = await openDrawer();
    const [other] = await stored(view);
    await fill(view, { 'Full name': 'Nia Long', Username: 'nia.long', Email: other!.email });
    await send();
    const email = await field('Email');
    expect(email).toHaveAccessibleDescription('Another user has this email. Use another.');
    await fill(view, { Email: 'nia@quay.example' });
    await send();
    expect(await screen.findByText('Nia Long added')).toBeInTheDocument();
  });

  it('is discarded only after confirmation', async () => {
    const { view, drawer } = await openDrawer();
    await fill(view, { 'Full name': 'Nia Long' });
    await view.user.click(within(drawer).getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('button', { name: /^(Leave|Discard)/ })).toBeInTheDocument();
  });
});
