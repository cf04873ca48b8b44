import { act, screen, waitFor } from '@testing-library/react';
import { verify } from '@praxis/contract/endpoints/auth';
import { session } from '../../auth/session';
import { hold } from '../../testing/hold';
import { renderShell, signedIn, type ShellUnderTest } from '../../testing/render-shell';
import { people, sample } from '@praxis/mock-server/practice/sample-records';

const email = 'nova@example.com';
const password = 'seven violet lamps';

const field = (name: string) => screen.getByLabelText(name);
const passwordField = () => screen.getByLabelText('Password');
const press = ({ user }: ShellUnderTest, name: string) =>
  user.click(screen.getByRole('button', { name }));

async function fillAccount({ user }: ShellUnderTest, typed = password) {
  await user.type(field('Email'), email);
  await user.type(passwordField(), typed);
}

/** Signs up until the code step. */
async function goToCodeStep(path = '/sign-up'): Promise<ShellUnderTest> {
  const shell = await renderShell(path);
  await fillAccount(shell);
  await press(shell, 'Continue');
  await screen.findByRole('heading', { name: 'Check your email' });
  return shell;
}

const codeOf = ({ mailTo }: ShellUnderTest) => mailTo(email)?.values['code'] ?? '';

afterEach(() => {
  // At every step, passwords and emails must not be stored or in the address.
  expect(JSON.stringify({ ...window.sessionStorage, ...window.localStorage })).not.toContain(
    password,
  );
  expect(window.location.href).not.toContain('nova');
});

test('a patient signs up: account, pasted code, profile, start page', async () => {
  const shell = await goToCodeStep();
  const { user } = shell;
  expect(screen.getByText('Step 2 of 3')).toBeInTheDocument();
  const code = codeOf(shell);
  await user.click(field('Code'));
  await user.paste(`${code.slice(0, 3)} ${code.slice(3)}`);
  expect(field('Code')).toHaveValue(code);
  await press(shell, 'Confirm');

  await screen.findByLabelText('Full name');
  expect(screen.getByRole('main')).toHaveFocus();
  await user.type(field('Full name'), 'Nova Lindqvist');
  expect(screen.queryByRole('link', { name: 'My account' })).not.toBeInTheDocument();
  await press(shell, 'Get started');
  expect(screen.getAllByText('Enter a date in the past').length).toBeGreaterThan(0);
  await user.type(field('Date of birth'), '1990-02-03');
  await press(shell, 'Get started');
  await waitFor(() => expect(session.get()?.userData.profileComplete).toBe(true));
  expect(session.get()?.userData).toMatchObject({
    fullName: 'Nova Lindqvist',
    role: 'patient',
    email,
  });
  expect(window.location.pathname).toBe('/');
});

test('a reload resumes at the code and at the profile step', async () => {
  const shell = await goToCodeStep();
  await shell.reload();
  expect(screen.getByText(/six-digit code to nova@example.com/)).toBeInTheDocument();
  await shell.user.type(field('Code'), codeOf(shell));
  await press(shell, 'Confirm');
  await screen.findByLabelText('Full name');
  await shell.reload();
  expect(screen.getByText('Step 3 of 3')).toBeInTheDocument();
  await shell.user.type(screen.getByLabelText('Full name'), 'Nova');
  await press(shell, 'Finish later and sign out');
  expect(signedIn()).toBeUndefined();
});

test('shows the rule and the strength while the password is typed, and refuses a weak one', async () => {
  const shell = await renderShell('/sign-up?role=doctor');
  expect(screen.getByRole('radio', { name: /A doctor/ })).toBeChecked();
  await fillAccount(shell, 'short');
  // Announced after typing pauses, not with every key.
  expect(screen.getByText('10 more characters')).not.toHaveAttribute('role');
  await press(shell, 'Continue');
  expect(screen.getAllByText(/Use 15 to 128 characters/).length).toBeGreaterThan(0);
  await shell.user.clear(passwordField());
  await shell.user.type(passwordField(), 'passwordpassword');
  expect(screen.getByText('Too common. Try another.')).toBeInTheDocument();
  await shell.user.clear(passwordField());
  await shell.user.type(passwordField(), password);
  expect(screen.getByText('Good')).toBeInTheDocument();
  await press(shell, 'Continue');
  expect(await screen.findByLabelText('Code')).toBeInTheDocument();
});

test('changing the language translates errors and labels, and keeps the input', async () => {
  const shell = await renderShell('/sign-up');
  await fillAccount(shell, 'short');
  await press(shell, 'Continue');
  const fault = 'Password: Use 15 to 128 characters and no common password.';
  expect(screen.getByRole('link', { name: fault })).toBeInTheDocument();
  await shell.user.click(screen.getByRole('button', { name: /^Language/ }));
  await shell.user.click(await screen.findByRole('menuitemradio', { name: 'Deutsch' }));
  expect(
    await screen.findByRole('link', { name: /^Passwort: Verwenden Sie 15 bis 128/ }),
  ).toBeInTheDocument();
  expect(field('E-Mail')).toHaveValue(email);
});

test('refuses a wrong code, and after five attempts also the right one, until a new one is sent', async () => {
  const shell = await goToCodeStep();
  const { user } = shell;
  const wrong = codeOf(shell) === '000000' ? '111111' : '000000';
  await user.type(field('Code'), '123');
  await press(shell, 'Confirm');
  // An incomplete code does not count as an attempt.
  expect(screen.getAllByText(/Enter the six-digit code/).length).toBeGreaterThan(0);
  await user.clear(field('Code'));
  await user.type(field('Code'), wrong);
  for (let tries = 0; tries < 5; tries += 1) {
    expect(screen.queryByText(/Request a new code/)).not.toBeInTheDocument();
    await press(shell, 'Confirm');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Confirm' })).not.toHaveAttribute('aria-busy'),
    );
  }
  // The fifth response already says so.
  expect(screen.getAllByText(/Request a new code/).length).toBeGreaterThan(0);
  await user.clear(field('Code'));
  await user.type(field('Code'), codeOf(shell));
  await press(shell, 'Confirm');
  expect((await screen.findAllByText(/Request a new code/)).length).toBeGreaterThan(0);
  expect(screen.queryByText(/15 minutes/)).not.toBeInTheDocument();
  expect(field('Code')).toBeInvalid();
  expect(signedIn()).toBeUndefined();
  await shell.running.moveClock(61_000);
  await user.click(await screen.findByRole('button', { name: 'Resend code' }));
  expect(await screen.findByText(/New code sent/)).toBeInTheDocument();
  expect(screen.queryByText(/Request a new code/)).not.toBeInTheDocument();
});

test('reports an expired code, and resends one after a minute', async () => {
  const shell = await goToCodeStep();
  const { user, running } = shell;
  expect(screen.getByRole('button', { name: /^Resend code in \d+ seconds$/ })).toBeDisabled();
  const first = codeOf(shell);
  await running.moveClock(11 * 60_000);
  await user.type(field('Code'), first);
  await press(shell, 'Confirm');
  expect((await screen.findAllByText(/This code has expired/)).length).toBeGreaterThan(0);
  await user.click(await screen.findByRole('button', { name: 'Resend code' }));
  expect(await screen.findByText(/New code sent/)).toBeInTheDocument();
  // The pressed button is disabled and counts down, so the focus has moved.
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  await user.type(field('Code'), codeOf(shell));
  await press(shell, 'Confirm');
  expect(await screen.findByLabelText('Full name')).toBeInTheDocument();
});

test('continues at the requested address after sign-up', async () => {
  const shell = await goToCodeStep(
    `/sign-up?next=%2Fpatient%2Fsubscribe%2F${sample.plans.essential}`,
  );
  await shell.user.type(field('Code'), codeOf(shell));
  await press(shell, 'Confirm');
  await screen.findByLabelText('Full name');
  expect(window.location.pathname).toBe(`/patient/subscribe/${sample.plans.essential}`);
});

test('keeps the requested address in the links of the header', async () => {
  const wanted = `/patient/subscribe/${sample.plans.essential}?doctor=${people.doctor}`;
  const { user } = await renderShell(wanted);
  await user.click(screen.getByRole('link', { name: 'Create account' }));
  expect(await screen.findByText(/^Essential with/)).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Sign in' }));
  expect(window.location.pathname + window.location.search).toBe(wanted);
  expect(await screen.findByText(/^Essential with/)).toBeInTheDocument();
});

test('resumes at the code step when signing in before the code was confirmed', async () => {
  const shell = await goToCodeStep();
  window.sessionStorage.clear();
  await shell.running.moveClock(120_000);
  await shell.go('/sign-in');
  await screen.findByRole('button', { name: 'Sign in' });
  await fillAccount(shell);
  await press(shell, 'Sign in');
  expect(await screen.findByText(/six-digit code to nova@example.com/)).toBeInTheDocument();
  expect(shell.panel.mails(email)).toHaveLength(2);
  await shell.user.type(field('Code'), codeOf(shell));
  await press(shell, 'Confirm');
  expect(await screen.findByLabelText('Full name')).toBeInTheDocument();
});

test.each(['to another page', 'for another address'])(
  'does not sign in if the user goes back %s before the response',
  async (way) => {
    const shell = await goToCodeStep();
    await shell.user.type(field('Code'), codeOf(shell));
    const { client, signIn } = await shell.deployment.http();
    const session = await client.call(verify, { body: { email, code: codeOf(shell) } });
    const { until, release } = hold();
    shell.server.post(verify.path, async () => {
      await until;
      return session;
    });
    await press(shell, 'Confirm');
    if (way === 'to another page') await shell.go('/sign-in');
    else await press(shell, 'Use another email');
    release();
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(signedIn()).toBeUndefined();
    expect(window.location.pathname).toBe(way === 'to another page' ? '/sign-in' : '/sign-up');
    // The account is confirmed nevertheless.
    expect((await signIn('practice', { email, password })).userData.email).toBe(email);
  },
);

test('shows the same page for a known address, and sends its owner an email', async () => {
  const shell = await renderShell('/sign-up');
  await shell.user.type(field('Email'), 'patient@praxis.example');
  await shell.user.type(passwordField(), password);
  await press(shell, 'Continue');
  expect(await screen.findByLabelText('Code')).toBeInTheDocument();
  expect(shell.mailTo('patient@praxis.example')?.kind).toBe('alreadyRegistered');
  await press(shell, 'Use another email');
  expect(field('Email')).toHaveValue('');
});

test('moves the focus to the next step, and keeps the role when another email is used', async () => {
  const shell = await renderShell('/sign-up');
  await shell.user.click(screen.getByRole('radio', { name: /A doctor/ }));
  await fillAccount(shell);
  await press(shell, 'Continue');
  await screen.findByLabelText('Code');
  expect(screen.getByRole('main')).toHaveFocus();
  await shell.reload();
  await press(shell, 'Use another email');
  expect(screen.getByRole('main')).toHaveFocus();
  expect(screen.getByRole('radio', { name: /A doctor/ })).toBeChecked();
});

test('keeps the input after a network error, and links to the simulated mailbox', async () => {
  const shell = await renderShell('/sign-up');
  shell.running.faults.errorRate = 1;
  await fillAccount(shell);
  await press(shell, 'Continue');
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(field('Email')).toHaveValue(email);
  shell.running.faults.errorRate = 0;
  await press(shell, 'Continue');
  await shell.user.click(await screen.findByRole('button', { name: 'Open mailbox' }));
  expect(await screen.findByLabelText(`Code ${codeOf(shell)}`)).toBeInTheDocument();
});
