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

/** Signs up as far as the code. */
async function begin(path = '/sign-up'): Promise<ShellUnderTest> {
  const shell = await renderShell(path);
  await fillAccount(shell);
  await press(shell, 'Continue');
  await screen.findByRole('heading', { name: 'Check your email' });
  return shell;
}

const codeOf = ({ mailTo }: ShellUnderTest) => mailTo(email)?.values['code'] ?? '';

afterEach(() => {
  // Wherever somebody got to, what they typed is nowhere but in the page.
  expect(JSON.stringify({ ...window.sessionStorage, ...window.localStorage })).not.toContain(
    password,
  );
  expect(window.location.href).not.toContain('nova');
});

test('a patient signs up: account, pasted code, profile, start page', async () => {
  const shell = await begin();
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

test('a reload goes on where it was: at the code, and at the profile', async () => {
  const shell = await begin();
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

test('the rule and the strength are said while the password is typed; a weak one is refused', async () => {
  const shell = await renderShell('/sign-up?role=doctor');
  expect(screen.getByRole('radio', { name: /A doctor/ })).toBeChecked();
  await fillAccount(shell, 'short');
  // It is read out once typing pauses, not with every key.
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

test('another language is chosen in the middle: faults and their fields follow, what was typed stays', async () => {
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

test('a wrong code is refused, and after five tries so is the right one: only a new one helps', async () => {
  const shell = await begin();
  const { user } = shell;
  const wrong = codeOf(shell) === '000000' ? '111111' : '000000';
  await user.type(field('Code'), '123');
  await press(shell, 'Confirm');
  // It is no wrong one yet.
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
  // The fifth answer says so already.
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

test('an expired code says so; another is sent once a minute has passed', async () => {
  const shell = await begin();
  const { user, running } = shell;
  expect(screen.getByRole('button', { name: /^Resend code in \d+ seconds$/ })).toBeDisabled();
  const first = codeOf(shell);
  await running.moveClock(11 * 60_000);
  await user.type(field('Code'), first);
  await press(shell, 'Confirm');
  expect((await screen.findAllByText(/This code has expired/)).length).toBeGreaterThan(0);
  await user.click(await screen.findByRole('button', { name: 'Resend code' }));
  expect(await screen.findByText(/New code sent/)).toBeInTheDocument();
  // The button that was pressed counts down now.
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  await user.type(field('Code'), codeOf(shell));
  await press(shell, 'Confirm');
  expect(await screen.findByLabelText('Full name')).toBeInTheDocument();
});

test('the address that somebody wanted is where they are in the end', async () => {
  const shell = await begin(`/sign-up?next=%2Fpatient%2Fsubscribe%2F${sample.plans.essential}`);
  await shell.user.type(field('Code'), codeOf(shell));
  await press(shell, 'Confirm');
  await screen.findByLabelText('Full name');
  expect(window.location.pathname).toBe(`/patient/subscribe/${sample.plans.essential}`);
});

test('the ways in at the top of the page lead to that address, too', async () => {
  const wanted = `/patient/subscribe/${sample.plans.essential}?doctor=${people.doctor}`;
  const { user } = await renderShell(wanted);
  await user.click(screen.getByRole('link', { name: 'Create account' }));
  expect(await screen.findByText(/^Essential with/)).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Sign in' }));
  expect(window.location.pathname + window.location.search).toBe(wanted);
  expect(await screen.findByText(/^Essential with/)).toBeInTheDocument();
});

test('whoever signs in before the code was typed goes on there', async () => {
  const shell = await begin();
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
  'whoever goes back %s before the code is answered is not signed in there',
  async (way) => {
    const shell = await begin();
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
    // The account is confirmed all the same.
    expect((await signIn('practice', { email, password })).userData.email).toBe(email);
  },
);

test('a known address gets the same answer, and its owner a mail', async () => {
  const shell = await renderShell('/sign-up');
  await shell.user.type(field('Email'), 'patient@praxis.example');
  await shell.user.type(passwordField(), password);
  await press(shell, 'Continue');
  expect(await screen.findByLabelText('Code')).toBeInTheDocument();
  expect(shell.mailTo('patient@praxis.example')?.kind).toBe('alreadyRegistered');
  await press(shell, 'Use another email');
  expect(field('Email')).toHaveValue('');
});

test('a step that follows another has the focus, and a wrong address does not make a patient of a doctor', async () => {
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

test('without an answer nothing is lost, and the code of the simulation is a click away', async () => {
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
