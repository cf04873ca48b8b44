import { screen } from '@testing-library/react';
import { updateNotifications } from '@praxis/contract/demo/account-changes';
import { getAccountSettings } from '@praxis/contract/demo/account-settings';
import { demoLogin } from '@praxis/contract/demo/jwt';
import { renderRemote } from '@praxis/sdk/testing';
import { remote } from '../../remote';

const open = (tab = '', language?: 'de') =>
  renderRemote({ remote, language, path: `/pages/account-settings${tab}` });
type View = Awaited<ReturnType<typeof open>>;

const field = (name: string) =>
  screen.getByLabelText(new RegExp(`^${name}`), { selector: ':not(button)' });
const press = ({ user }: View, name: string) => user.click(screen.getByRole('button', { name }));
const stored = ({ host }: View) => host.client.call(getAccountSettings, {});
const signIn = ({ host }: View, email: string, password: string) =>
  host.client.call(demoLogin, { body: { email, password } });

async function fill({ user }: View, name: string, value: string) {
  await user.clear(field(name));
  if (value !== '') await user.type(field(name), value);
}

it('navigates between tabs by address, and shows that an unknown one is missing', async () => {
  const view = await open();
  expect(screen.getByRole('link', { name: 'General' })).toHaveAttribute('aria-current', 'page');
  await view.user.click(screen.getByRole('link', { name: 'Notifications' }));
  expect(view.router.state.location.pathname).toBe('/pages/account-settings/notifications');
  expect(screen.getByRole('switch', { name: 'Announcements' })).toBeChecked();
  view.unmount();
  await open('/billing');
  expect(screen.getByText('Settings not found')).toBeInTheDocument();
});

it('saves general settings, which the top bar and the sign-in use', async () => {
  const view = await open();
  await fill(view, 'Full name', 'Dana Whitfield-Moore');
  await fill(view, 'Email', 'dana@northlight.example');
  await press(view, 'Save');
  expect(await screen.findByText('Settings saved')).toBeInTheDocument();
  expect((await stored(view)).general).toMatchObject({
    fullName: 'Dana Whitfield-Moore',
    email: 'dana@northlight.example',
  });
  expect(view.host.identity.get()?.userData.fullName).toBe('Dana Whitfield-Moore');
  const { userData } = await signIn(view, 'dana@northlight.example', 'admin');
  expect(userData.fullName).toBe('Dana Whitfield-Moore');
});

it('reports invalid values, and an email that another account has, at their fields', async () => {
  const view = await open();
  await fill(view, 'Full name', ' ');
  await fill(view, 'Email', 'client@demo.com');
  await press(view, 'Save');
  expect(field('Full name')).toBeInvalid();
  await fill(view, 'Full name', 'Dana');
  await press(view, 'Save');
  expect(await screen.findByLabelText(/^Email/)).toHaveAccessibleDescription(
    'This email is already in use. Use another.',
  );
  await fill(view, 'Email', 'dana@demo.com');
  expect(field('Email')).toBeValid();
});

it('uploads a picture immediately, and removes it', async () => {
  const view = await open();
  const file = new File(['picture'], 'me.png', { type: 'image/png' });
  await view.user.upload(screen.getByLabelText('Picture', { selector: 'input' }), file);
  await view.user.click(await screen.findByRole('button', { name: 'Use picture' }));
  expect(await screen.findByText('Picture updated')).toBeInTheDocument();
  expect((await stored(view)).general.avatar).toMatch(/^data:image/);
  expect(view.host.identity.get()?.userData.avatarUrl).toMatch(/^data:image/);
  await press(view, 'Remove');
  expect(await screen.findByText('Picture removed')).toBeInTheDocument();
  expect((await stored(view)).general.avatar).toBe('');
});

it('confirms before leaving a tab with unsaved changes', async () => {
  const view = await open();
  await fill(view, 'Company', 'Quay Clinic');
  await view.user.click(screen.getByRole('link', { name: 'Password' }));
  await press(view, 'Keep editing');
  expect(field('Company')).toHaveValue('Quay Clinic');
  await view.user.click(screen.getByRole('link', { name: 'Password' }));
  await view.user.click(await screen.findByRole('button', { name: 'Discard changes' }));
  expect(view.router.state.location.pathname).toBe('/pages/account-settings/password');
});

describe('password', () => {
  const enter = async (view: View, current: string, next: string, repeated = next) => {
    await fill(view, 'Current password', current);
    await fill(view, 'New password', next);
    await fill(view, 'Repeat new password', repeated);
    await press(view, 'Change password');
  };

  it('is changed, and works for the next sign-in', async () => {
    const view = await open('/password');
    await enter(view, 'admin', 'harbour-lights');
    expect(await screen.findByText('Password changed')).toBeInTheDocument();
    expect(field('Current password')).toHaveValue('');
    expect((await signIn(view, 'admin@demo.com', 'harbour-lights')).userData.id).toBe(1);
    await expect(signIn(view, 'admin@demo.com', 'admin')).rejects.toThrow();
  });

  it('must match the current one, and the new one must be long enough, different and repeated', async () => {
    const view = await open('/password');
    await press(view, 'Change password');
    expect(field('Current password')).toHaveAccessibleDescription('Enter your current password');
    expect(field('Repeat new password')).not.toHaveAccessibleDescription();
    await enter(view, 'admin', 'short', 'shirt');
    expect(field('New password')).toHaveAccessibleDescription(/8 characters/);
    expect(field('Repeat new password')).toHaveAccessibleDescription('The passwords don’t match');
    await enter(view, 'admin-admin', 'admin-admin');
    expect(field('New password')).toHaveAccessibleDescription('Choose a different password');
    await enter(view, 'nothing-like-it', 'harbour-lights');
    expect(await screen.findByLabelText('Current password')).toHaveAccessibleDescription(
      'Wrong password',
    );
    expect((await signIn(view, 'admin@demo.com', 'admin')).userData.id).toBe(1);
  });
});

it('saves personal information, and rejects invalid values', async () => {
  const view = await open('/information');
  await fill(view, 'Website', 'northlight');
  await fill(view, 'Birthday', '2999-01-01');
  await press(view, 'Save');
  expect(field('Website')).toBeInvalid();
  expect(field('Birthday')).toHaveAccessibleDescription('Enter a date in the past');
  await fill(view, 'Website', 'https://quay.example');
  await fill(view, 'Birthday', '1986-04-18');
  await fill(view, 'Bio', 'Sails.');
  await view.user.selectOptions(field('Country'), 'Portugal');
  await press(view, 'Save');
  expect(await screen.findByText('Settings saved')).toBeInTheDocument();
  expect((await stored(view)).info).toEqual({
    bio: 'Sails.',
    dob: '1986-04-18',
    country: 'Portugal',
    website: 'https://quay.example',
    phone: '(353) 555-0142',
  });
});

it('saves links to social profiles, web addresses only', async () => {
  const view = await open('/social');
  await fill(view, 'Quora', 'javascript:alert(1)');
  await press(view, 'Save');
  expect(field('Quora')).toBeInvalid();
  await fill(view, 'Quora', 'https://quora.example/dana');
  await press(view, 'Save');
  expect(await screen.findByText('Settings saved')).toBeInTheDocument();
  const { socialLinks } = (await stored(view)).social;
  expect(socialLinks).toMatchObject({
    quora: 'https://quora.example/dana',
    twitter: 'https://twitter.example/dana.whitfield',
  });
});

it('connects and disconnects an account', async () => {
  const view = await open('/social');
  await press(view, 'Connect GitHub');
  expect(await screen.findByText('GitHub connected')).toBeInTheDocument();
  await press(view, 'Disconnect Google');
  expect(await screen.findByText('Google disconnected')).toBeInTheDocument();
  const { connections } = (await stored(view)).social;
  expect(connections).toMatchObject({ github: { id: 'dana.whitfield' }, google: {} });
  expect(connections.google.id).toBeUndefined();
});

it('switches a notification immediately, and rolls back when the request fails', async () => {
  const view = await open('/notifications');
  const follow = screen.getByRole('switch', { name: 'Someone follows me' });
  await view.user.click(follow);
  expect(follow).toBeChecked();
  expect((await stored(view)).notification.followMe).toBe(true);
  view.failNext(updateNotifications, { status: 500 });
  await view.user.click(follow);
  expect(await screen.findByText(/went wrong/)).toBeInTheDocument();
  expect(follow).toBeChecked();
});

it.each([
  ['/information', 'Website', 'quay.example', 'https://quay.example'],
  ['/information', 'Website', 'HTTPS://Quay.example/a', 'https://Quay.example/a'],
  ['/social', 'LinkedIn', ' quay.example/in/dana ', 'https://quay.example/in/dana'],
])('normalizes a web address on the tab "%s": %s %s', async (tab, name, typed, kept) => {
  const view = await open(tab);
  await fill(view, name, typed);
  await press(view, 'Save');
  expect(await screen.findByText('Settings saved')).toBeInTheDocument();
  expect(field(name)).toHaveValue(kept);
  const { info, social } = await stored(view);
  expect([info.website, social.socialLinks.linkedIn]).toContain(kept);
});

it('is translated into German', async () => {
  await open('/notifications', 'de');
  expect(screen.getByRole('switch', { name: 'Jemand folgt mir' })).toBeInTheDocument();
});

it.each([
  ['', 'Username', 'a b', 'Use 3 to 40 letters, digits, dots or dashes'],
  ['/information', 'Website', 'northlight', 'Enter a web address, like https://example.com'],
  ['/information', 'Phone', 'none', 'Enter a valid phone number'],
  ['/social', 'LinkedIn', 'dana', 'Enter a web address, like https://example.com'],
])('explains the valid format on the tab "%s" at the field %s', async (tab, name, value, fault) => {
  const view = await open(tab);
  await fill(view, name, value);
  await press(view, 'Save');
  expect(await screen.findByRole('link', { name: `${name}: ${fault}` })).toBeVisible();
});
