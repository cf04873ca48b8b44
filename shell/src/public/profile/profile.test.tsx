import { screen, waitFor } from '@testing-library/react';
import { getMe } from '@praxis/contract/endpoints/me';
import { session } from '../../auth/session';
import { renderShell, type ShellUnderTest } from '../../testing/render-shell';

const email = 'nova@example.com';

const field = (name: string) => screen.getByLabelText(name);
const press = ({ user }: ShellUnderTest, name: string) =>
  user.click(screen.getByRole('button', { name }));

/** Signs up as a patient until the typed code only needs to be confirmed. */
async function goToCodeStep(): Promise<ShellUnderTest> {
  const shell = await renderShell('/sign-up');
  await shell.user.type(field('Email'), email);
  await shell.user.type(field('Password'), 'seven violet lamps');
  await press(shell, 'Continue');
  await shell.user.type(
    await screen.findByLabelText('Code'),
    shell.mailTo(email)?.values['code'] ?? '',
  );
  return shell;
}

async function goToProfileStep(): Promise<ShellUnderTest> {
  const shell = await goToCodeStep();
  await press(shell, 'Confirm');
  return shell;
}

test('requires a guardian under 18', async () => {
  const shell = await goToProfileStep();
  const { user } = shell;
  await user.type(await screen.findByLabelText('Full name'), 'Nova Child');
  await user.type(field('Date of birth'), '2020-02-03');
  await press(shell, 'Get started');
  expect(field('Guardian’s full name')).toHaveAccessibleDescription('Enter a guardian’s full name');
  expect(field('Guardian’s phone')).toHaveAccessibleDescription('Enter a guardian’s phone');
  await user.type(field('Guardian’s full name'), 'Ada Lindqvist');
  await user.type(field('Relationship'), 'Mother');
  await user.type(field('Guardian’s phone'), '+1 212 555 0101');
  await user.type(field('Guardian’s email'), 'ada@example.com');
  await press(shell, 'Get started');
  await waitFor(() => expect(session.get()?.userData.profileComplete).toBe(true));
});

test('reports invalid and missing fields together', async () => {
  const shell = await goToProfileStep();
  const { user } = shell;
  await screen.findByLabelText('Full name');
  await user.type(screen.getByLabelText(/^Phone/), 'ask me');
  await user.type(field('Date of birth'), '2020-02-03');
  await user.type(field('Guardian’s email'), 'ada');
  await press(shell, 'Get started');
  const summary = screen.getByRole('alert');
  expect(summary).toHaveTextContent(/Phone number: Enter a valid phone number/);
  expect(summary).toHaveTextContent(/Guardian’s email: Enter an email/);
  expect(summary).toHaveTextContent(/Guardian’s phone: Enter a guardian’s phone/);
});

test('validates and saves the profile even if the account has not loaded', async () => {
  const shell = await goToCodeStep();
  const { user } = shell;
  const { client } = await shell.deployment.http();
  const { call } = client;
  let requests = 0;
  client.call = (endpoint, input) => {
    const isAccount = endpoint.method === 'GET' && endpoint.path === getMe.path;
    requests += isAccount ? 1 : 0;
    return isAccount && requests === 1 ? new Promise(() => {}) : call(endpoint, input);
  };
  await press(shell, 'Confirm');
  await user.type(await screen.findByLabelText('Full name'), 'Nova Lindqvist');
  await press(shell, 'Get started');
  expect(screen.getAllByText('Enter a date in the past').length).toBeGreaterThan(0);
  await user.type(field('Date of birth'), '1990-02-03');
  await press(shell, 'Get started');
  await waitFor(() => expect(session.get()?.userData.profileComplete).toBe(true));
});
