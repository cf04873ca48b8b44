import { screen } from '@testing-library/react';
import { getUserProfile } from '@praxis/contract/demo/user-profiles';
import { getManagedUser } from '@praxis/contract/demo/users';
import { renderRemote } from '@praxis/sdk/testing';
import { remote } from '../../remote';

const open = (path = '/4') => renderRemote({ remote, path: `/apps/user/edit${path}` });
type View = Awaited<ReturnType<typeof open>>;

const field = (name: string) => screen.getByLabelText(new RegExp(`^${name}`));
const save = ({ user }: View) => user.click(screen.getByRole('button', { name: 'Save' }));
const toTab = ({ user }: View, name: string) =>
  user.click(screen.getByRole('tab', { name: new RegExp(`^${name}`) }));
const profile = ({ host }: View) => host.client.call(getUserProfile, { query: { id: 4 } });

async function fill({ user }: View, name: string, value: string) {
  await user.clear(field(name));
  await user.type(field(name), value);
}

it('opens the first user if the address has no id, and shows that an unknown one is missing', async () => {
  const { unmount } = await open('');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Edit \S/);
  unmount();
  await open('/999');
  expect(screen.getByRole('heading', { name: 'User not found' })).toBeInTheDocument();
});

it('saves the fields of all tabs together', async () => {
  const view = await open();
  await fill(view, 'Company', 'Quay Clinic');
  await view.user.selectOptions(field('Role'), 'Admin');
  await toTab(view, 'Information');
  await fill(view, 'City', 'Faro');
  await toTab(view, 'Social profiles');
  await fill(view, 'Twitter', 'https://x.example/me');
  await save(view);
  expect(await screen.findByText(/ saved$/)).toBeInTheDocument();
  expect(await profile(view)).toMatchObject({
    user: { company: 'Quay Clinic', role: 'admin' },
    information: { city: 'Faro' },
    social: { twitter: 'https://x.example/me' },
    activity: expect.arrayContaining([expect.objectContaining({ kind: 'profileUpdated' })]),
  });
});

it('opens the first tab with an error, and the tab of the field that the summary links to', async () => {
  const view = await open();
  await fill(view, 'Full name', ' ');
  await toTab(view, 'Social profiles');
  await fill(view, 'Twitter', 'javascript:alert(1)');
  await toTab(view, 'Information');
  await save(view);
  expect(screen.getByRole('tab', { name: /^Account/ })).toHaveAttribute('aria-selected', 'true');
  expect(field('Full name')).toBeInvalid();
  await view.user.click(screen.getByRole('link', { name: /^Twitter/ }));
  expect(field('Twitter')).toBeVisible();
  expect(field('Twitter')).toHaveFocus();
});

it('explains the valid format of an invalid entry', async () => {
  const view = await open();
  await fill(view, 'Username', 'a b');
  await fill(view, 'Phone', 'none');
  await toTab(view, 'Social profiles');
  await fill(view, 'LinkedIn', 'linked');
  await save(view);
  const faults = screen.getAllByRole('link', { name: /: (Use|Enter) / });
  expect(faults.map(({ textContent }) => textContent)).toEqual([
    'Username: Use 3 to 40 letters, digits, dots or dashes',
    'Phone: Enter a valid phone number',
    'LinkedIn: Enter a web address, like https://example.com',
  ]);
});

it('rejects a birthday in the future', async () => {
  const view = await open();
  await toTab(view, 'Information');
  await fill(view, 'Birthday', '2999-01-01');
  await save(view);
  expect(field('Birthday')).toHaveAccessibleDescription('Enter a date in the past');
});

it('stores no spaces around an entry, nor as one', async () => {
  const view = await open();
  await fill(view, 'Company', '  ');
  await fill(view, 'Phone', ' (200) 555-0142 ');
  await toTab(view, 'Information');
  await fill(view, 'City', ' Faro ');
  await fill(view, 'Street', '  ');
  await save(view);
  expect(await screen.findByText(/ saved$/)).toBeInTheDocument();
  expect(await profile(view)).toMatchObject({
    user: { company: '', contact: '(200) 555-0142' },
    information: { city: 'Faro', street: '' },
  });
});

it('reports a username that another user has at its field', async () => {
  const view = await open();
  const { user: other } = await view.host.client.call(getManagedUser, { query: { id: 5 } });
  await fill(view, 'Username', other.username);
  await toTab(view, 'Information');
  await save(view);
  expect(await screen.findByLabelText(/^Username/)).toHaveAccessibleDescription(
    'Another user has this username. Choose another.',
  );
  expect(field('Username')).toBeVisible();
});

it('uploads a picture immediately, and removes it', async () => {
  const view = await open();
  const file = new File(['picture'], 'me.png', { type: 'image/png' });
  await view.user.upload(screen.getByLabelText('Picture', { selector: 'input' }), file);
  await view.user.click(await screen.findByRole('button', { name: 'Use picture' }));
  expect(await screen.findByText('Picture updated')).toBeInTheDocument();
  expect((await profile(view)).user.avatar).toMatch(/^data:image/);
  await view.user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Picture removed')).toBeInTheDocument();
  expect((await profile(view)).user.avatar).toBe('');
  expect(screen.getByRole('button', { name: 'Choose a picture' })).toHaveFocus();
});

it('confirms before leaving with unsaved changes', async () => {
  const view = await open();
  await fill(view, 'Company', 'Quay Clinic');
  await toTab(view, 'Information');
  await view.user.click(screen.getByRole('link', { name: (await profile(view)).user.fullName }));
  await view.user.click(await screen.findByRole('button', { name: 'Discard changes' }));
  expect(view.router.state.location.pathname).toBe('/apps/user/view/4');
});
