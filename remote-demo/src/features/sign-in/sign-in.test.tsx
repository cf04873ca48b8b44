import { screen, waitFor, within } from '@testing-library/react';
import { changeDemoPassword } from '@praxis/contract/demo/account-changes';
import { demoLogin, demoRegister } from '@praxis/contract/demo/jwt';
import { renderRemote } from '@praxis/sdk/testing';
import { remote } from '../../remote';

const open = (path: string, options: Partial<Parameters<typeof renderRemote>[0]> = {}) =>
  renderRemote({ remote, path, account: null, ...options });
const type = async (
  { user }: Awaited<ReturnType<typeof open>>,
  texts: Readonly<Record<string, string>>,
) => {
  for (const [label, text] of Object.entries(texts)) {
    await user.clear(screen.getByLabelText(label));
    await user.type(screen.getByLabelText(label), text);
  }
};
const expectError = (label: string, text: string) =>
  waitFor(() => expect(screen.getByLabelText(label)).toHaveAccessibleDescription(text));
const press = ({ user }: Awaited<ReturnType<typeof open>>, name: string) =>
  user.click(screen.getByRole('button', { name }));
const valueOf = (label: string) => (screen.getByLabelText(label) as HTMLInputElement).value;

describe.each([1, 2])('signing in, layout %i', (version) => {
  const path = `/pages/login-v${version}`;

  it('fills in a sample account with one click, and signs in', async () => {
    const view = await open(path);
    await press(view, 'Client client@demo.com');
    expect([valueOf('Email'), valueOf('Password')]).toEqual(['client@demo.com', 'client']);
    await press(view, 'Sign in');
    expect(view.host.signedIn).toEqual({ email: 'client@demo.com', keep: 'tab' });
  });

  it('remembers the user on request', async () => {
    const view = await open(path);
    await type(view, { Email: ' admin@demo.com ', Password: 'admin' });
    await view.user.click(screen.getByLabelText('Remember me'));
    await press(view, 'Sign in');
    expect(view.host.signedIn).toEqual({ email: 'admin@demo.com', keep: 'device' });
  });

  it('reports wrong credentials until they change, and keeps the input', async () => {
    const view = await open(path);
    await type(view, { Email: 'admin@demo.com', Password: 'adm' });
    await press(view, 'Sign in');
    await expectError('Email', 'Email or password is invalid');
    expect([valueOf('Email'), valueOf('Password')]).toEqual(['admin@demo.com', 'adm']);
    await view.user.type(screen.getByLabelText('Password'), 'in');
    expect(screen.getByLabelText('Email')).not.toBeInvalid();
    await press(view, 'Sign in');
    expect(view.host.signedIn?.email).toBe('admin@demo.com');
  });

  it('links to the other pages, and to the other layout, which keeps the input', async () => {
    const view = await open(path);
    const other = version === 1 ? 'Illustration' : 'Card';
    await type(view, { Email: 'admin@demo.com' });
    const links = within(screen.getByRole('navigation', { name: 'Account pages' }));
    const leadsTo = ['login', 'register', 'forgot-password', 'reset-password'].map(
      (kind) => `/pages/${kind}-v${version}`,
    );
    expect(links.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      ...leadsTo,
      '/pages/login-v1',
      '/pages/login-v2',
    ]);
    await view.user.click(links.getByRole('link', { name: other }));
    expect(view.router.state.location.pathname).toBe(`/pages/login-v${3 - version}`);
    expect(valueOf('Email')).toBe('admin@demo.com');
  });
});

it('reports that the password of a sample account was changed', async () => {
  const view = await open('/pages/login-v1');
  const admin = await view.api('admin');
  await admin.call(changeDemoPassword, { body: { current: 'admin', next: 'another-26' } });
  await press(view, 'Admin admin@demo.com');
  await press(view, 'Sign in');
  await expectError(
    'Email',
    'The password of this sample account was changed. Enter the new one, or reset it.',
  );
});

it('reports missing and invalid fields before it sends a request', async () => {
  const view = await open('/pages/login-v1');
  await press(view, 'Sign in');
  await expectError('Email', 'Enter your email');
  await expectError('Password', 'Enter your password');
  await type(view, { Email: 'admin', Password: 'x' });
  await press(view, 'Sign in');
  await expectError('Email', 'Enter a valid email');
  expect(view.sent).toEqual([]);
});

it('keeps the input when the connection fails', async () => {
  const view = await open('/pages/login-v1');
  await press(view, 'Admin admin@demo.com');
  view.failNext(demoLogin, 'offline');
  await press(view, 'Sign in');
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect([valueOf('Email'), valueOf('Password')]).toEqual(['admin@demo.com', 'admin']);
});

it('shows the password on request', async () => {
  const view = await open('/pages/login-v2');
  await type(view, { Password: 'secret' });
  await press(view, 'Show password');
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
});

it('shows a signed-in user who they are', async () => {
  await open('/pages/login-v1', { account: undefined, role: 'client' });
  expect(screen.getByText('You’re signed in as Chris Lee.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to home page' })).toHaveAttribute('href', '/');
});

it('is translated into German', async () => {
  const view = await open('/pages/login-v1', { language: 'de' });
  await type(view, { 'E-Mail': 'admin@demo.com', Passwort: 'falsch' });
  await press(view, 'Anmelden');
  await expectError('E-Mail', 'Falsche E-Mail-Adresse oder falsches Passwort');
});

describe.each([1, 2])('registering, layout %i', (version) => {
  const path = `/pages/register-v${version}`;

  it('creates an account and signs in', async () => {
    const view = await open(path);
    await type(view, { Username: 'nia', Email: 'nia@demo.com', Password: 'sea breeze' });
    await press(view, 'Create account');
    expect(view.host.signedIn).toEqual({ email: 'nia@demo.com', keep: 'tab' });
    expect(view.sent.map(({ line }) => line)).toEqual(['POST /jwt/register', 'POST /jwt/login']);
  });

  it('reports a taken username and email until they change', async () => {
    const view = await open(path);
    await type(view, { Username: 'admin', Email: 'client@demo.com', Password: 'sea breeze' });
    await press(view, 'Create account');
    await expectError('Username', 'This username is already in use.');
    await expectError('Email', 'This email is already in use.');
    expect(view.host.signedIn).toBeNull();
    await type(view, { Username: 'nia', Email: 'nia@demo.com' });
    await press(view, 'Create account');
    expect(view.host.signedIn?.email).toBe('nia@demo.com');
  });
});

it('reports missing fields, and keeps the input after a failure', async () => {
  const view = await open('/pages/register-v1');
  await press(view, 'Create account');
  await expectError('Username', 'Choose a username');
  await expectError('Password', 'Choose a password');
  view.failNext(demoRegister, { status: 500 });
  await type(view, { Username: 'nia', Email: 'nia@demo.com', Password: 'sea breeze' });
  await press(view, 'Create account');
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(valueOf('Username')).toBe('nia');
});
