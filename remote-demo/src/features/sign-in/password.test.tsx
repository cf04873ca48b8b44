import { screen, waitFor } from '@testing-library/react';
import { renderRemote } from '@praxis/sdk/testing';
import { remote } from '../../remote';

const email = 'client@demo.com';
type View = Awaited<ReturnType<typeof renderRemote>>;
const open = (path: string) => renderRemote({ remote, path, account: null });
const type = ({ user }: View, label: string, text: string) =>
  user.type(screen.getByLabelText(label), text);
const press = ({ user }: View, name: string) => user.click(screen.getByRole('button', { name }));
interface Mail {
  id: string;
  to: string;
  link: string;
  values: Record<string, string>;
}
const mails = ({ simulation }: View) =>
  simulation.database.table<Mail>('practice.mails').filter(({ to }) => to === email);
const codeFor = (view: View) => mails(view).at(-1)?.values['code'] ?? '';

beforeEach(() => window.sessionStorage.clear());

async function requestCode(version = 1) {
  const view = await open(`/pages/forgot-password-v${version}`);
  await type(view, 'Email', email);
  await press(view, 'Send code');
  await screen.findByRole('heading', { name: 'Choose a new password' });
  return view;
}

async function choose(view: View, code: string, password: string, repeated = password) {
  await type(view, 'Code', code);
  await type(view, 'New password', password);
  await type(view, 'Repeat new password', repeated);
  await press(view, 'Save password');
}

it.each([1, 2])('resets the password with the emailed code, layout %i', async (version) => {
  const view = await requestCode(version);
  expect(view.router.state.location.pathname).toBe(`/pages/reset-password-v${version}`);
  expect(screen.getByText(/If client@demo.com has an account/)).toBeInTheDocument();
  await press(view, 'Open mailbox');
  expect(view.host.mailShown).toBe(email);
  expect(mails(view).at(-1)?.link).toBe(`/pages/reset-password-v${version}`);

  await choose(view, codeFor(view), 'sea breeze');
  await screen.findByRole('heading', { name: 'Welcome back' });
  expect(view.router.state.location.pathname).toBe(`/pages/login-v${version}`);
  expect(view.host.notices.at(-1)?.text).toBe('Password changed. Sign in with the new one.');
  await type(view, 'Email', email);
  await type(view, 'Password', 'sea breeze');
  await press(view, 'Sign in');
  expect(view.host.signedIn?.email).toBe(email);
});

it('reports a wrong code, and keeps the input', async () => {
  const view = await requestCode();
  await choose(view, codeFor(view) === '000000' ? '111111' : '000000', 'sea breeze');
  await waitFor(() => expect(screen.getByLabelText('Code')).toBeInvalid());
  expect(screen.getByLabelText('New password')).toHaveValue('sea breeze');
});

it('requires the same password twice', async () => {
  const view = await requestCode();
  await choose(view, '123456', 'sea breeze', 'sea breese');
  expect(screen.getByLabelText('Repeat new password')).toHaveAccessibleDescription(
    'The passwords don’t match',
  );
  expect(view.sent.map(({ line }) => line)).toEqual(['POST /jwt/forgot-password']);
});

it('sends another code after a minute', async () => {
  const view = await requestCode();
  expect(screen.getByRole('button', { name: 'Send a new code in 60 seconds' })).toBeDisabled();
  view.moveClock(60_000);
  await view.user.click(await screen.findByRole('button', { name: 'Send a new code' }));
  await waitFor(() => expect(mails(view)).toHaveLength(2));
  // The pressed button is disabled during the countdown.
  await waitFor(() => expect(screen.getByLabelText('Code')).toHaveFocus());
});

it('asks for the email as well if no code was requested in this tab', async () => {
  const view = await open('/pages/reset-password-v1');
  await press(view, 'Save password');
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Enter your email');
  expect(screen.getByLabelText('Code')).toHaveAccessibleDescription('Enter the 6-digit code');
});
