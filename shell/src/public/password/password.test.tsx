import { screen, waitFor } from '@testing-library/react';
import { recordAnnouncements } from '@praxis/sdk/testing/announcements';
import { renderShell, signedIn, type ShellUnderTest } from '../../testing/render-shell';

const email = 'patient@praxis.example';
const next = 'eleven quiet harbours';

const press = ({ user }: ShellUnderTest, name: string) =>
  user.click(screen.getByRole('button', { name }));

/** Requests a code. */
async function requestCode(to = email, path = '/sign-in'): Promise<ShellUnderTest> {
  const shell = await renderShell(path);
  await shell.user.click(screen.getByRole('link', { name: 'Forgot your password?' }));
  await screen.findByRole('button', { name: 'Send code' });
  await shell.user.type(screen.getByLabelText('Email'), to);
  await press(shell, 'Send code');
  await screen.findByRole('heading', { name: 'Choose a new password' });
  return shell;
}

const codeOf = ({ mailTo }: ShellUnderTest) => mailTo(email)?.values['code'] ?? '';

test('resets the password by an emailed code, also after a reload; the old one no longer works', async () => {
  const shell = await requestCode();
  const { user } = shell;
  expect(window.location.href).not.toContain('patient@');
  await shell.reload();
  await user.type(screen.getByLabelText('Code'), codeOf(shell));
  await user.type(screen.getByLabelText('New password'), next);
  await press(shell, 'Change password');
  expect(await screen.findByText(/Password changed/)).toBeInTheDocument();
  expect(window.location.pathname).toBe('/sign-in');
  expect(JSON.stringify({ ...window.sessionStorage })).not.toContain(email);
  expect(shell.mailTo(email)?.kind).toBe('passwordChanged');

  await screen.findByRole('button', { name: 'Sign in' });
  await user.type(screen.getByLabelText('Email'), email);
  await user.type(screen.getByLabelText('Password'), 'patient-sample-account');
  const { said, stop } = recordAnnouncements();
  await press(shell, 'Sign in');
  expect(await screen.findByText('Wrong email or password')).toBeInTheDocument();
  await waitFor(() => expect(said).toContain('Wrong email or password'));
  expect(said.filter((text) => text.includes('Wrong email'))).toHaveLength(1);
  stop();
  await user.clear(screen.getByLabelText('Password'));
  await user.type(screen.getByLabelText('Password'), next);
  await press(shell, 'Sign in');
  await screen.findByRole('button', { name: /^Account:/ });
  expect(signedIn()).toBe(email);
});

test('continues at the requested page after the reset', async () => {
  const wanted = '/patient/invoices?tab=open';
  const shell = await requestCode(email, wanted);
  const { user } = shell;
  // Using another email keeps the requested page.
  await user.click(screen.getByRole('link', { name: 'Use another email' }));
  await user.type(await screen.findByLabelText('Email'), email);
  await press(shell, 'Send code');
  await user.type(await screen.findByLabelText('Code'), codeOf(shell));
  await user.type(screen.getByLabelText('New password'), next);
  await press(shell, 'Change password');
  await screen.findByText(/Password changed/);
  await user.type(await screen.findByLabelText('Email'), email);
  await user.type(screen.getByLabelText('Password'), next);
  await press(shell, 'Sign in');
  await screen.findByRole('button', { name: /^Account:/ });
  expect(window.location.pathname + window.location.search).toBe(wanted);
});

test('shows the same page for an unknown address, and sends no email', async () => {
  const shell = await requestCode('nobody@example.com');
  expect(screen.getByText(/six-digit code to it/)).toBeInTheDocument();
  expect(shell.panel.mails('nobody@')).toEqual([]);
});

test('refuses wrong and expired codes and a weak password, and resends a code', async () => {
  const shell = await requestCode();
  const { user } = shell;
  const wrong = codeOf(shell) === '000000' ? '111111' : '000000';
  await press(shell, 'Change password');
  expect(screen.getAllByText(/Enter the six-digit code/).length).toBeGreaterThan(0);
  await user.type(screen.getByLabelText('Code'), wrong);
  await user.type(screen.getByLabelText('New password'), 'passwordpassword');
  await press(shell, 'Change password');
  expect(screen.getAllByText(/Use 15 to 128 characters/).length).toBeGreaterThan(0);
  await user.clear(screen.getByLabelText('New password'));
  await user.type(screen.getByLabelText('New password'), next);
  await press(shell, 'Change password');
  expect((await screen.findAllByText(/Wrong code/)).length).toBeGreaterThan(0);

  const first = codeOf(shell);
  await shell.running.moveClock(11 * 60_000);
  await user.clear(screen.getByLabelText('Code'));
  await user.type(screen.getByLabelText('Code'), first);
  await press(shell, 'Change password');
  expect((await screen.findAllByText(/This code has expired/)).length).toBeGreaterThan(0);
  await user.click(await screen.findByRole('button', { name: 'Resend code' }));
  expect(await screen.findByText(/New code sent/)).toBeInTheDocument();
  expect(screen.getByLabelText('New password')).toHaveValue(next);
  await user.type(screen.getByLabelText('Code'), codeOf(shell));
  await press(shell, 'Change password');
  expect(await screen.findByText(/Password changed/)).toBeInTheDocument();
});

test('asks for the email address when opened by the email’s link', async () => {
  const shell = await requestCode();
  window.sessionStorage.clear();
  await shell.reload();
  await shell.user.type(screen.getByLabelText('Email'), email);
  await shell.user.type(screen.getByLabelText('Code'), codeOf(shell));
  await shell.user.type(screen.getByLabelText('New password'), next);
  await press(shell, 'Change password');
  expect(await screen.findByText(/Password changed/)).toBeInTheDocument();
});
