import { screen, waitFor } from '@testing-library/react';
import { previewInvitation, signUp, verify } from '@praxis/contract/endpoints/auth';
import {
  inviteTeamMember,
  listTeam,
  resendInvitation,
  revokeInvitation,
} from '@praxis/contract/endpoints/team';
import { Response } from '@praxis/sdk/testing';
import { renderShell, signedIn, type ShellUnderTest } from '../../testing/render-shell';

const email = 'mika@example.com';
const haveAccount = 'I already have an account';

/** Invites a team member as a doctor, and returns the link of the email. */
async function invite(revoked = false): Promise<{ shell: ShellUnderTest; link: string }> {
  const shell = await renderShell('/join');
  await shell.enter('doctor@praxis.example', 'doctor-sample-account');
  const { client } = await shell.deployment.http();
  const invitation = await client.call(inviteTeamMember, { body: { email, roleId: 'nurse' } });
  if (revoked)
    await client.call(revokeInvitation, {
      params: { id: invitation.id },
      version: invitation.version,
    });
  return { shell, link: shell.mailTo(email)?.link ?? '' };
}

async function accept({ user }: ShellUnderTest) {
  await user.type(await screen.findByLabelText('Full name'), 'Mika Aaltonen');
  await user.type(screen.getByLabelText('Password'), 'seven violet lamps');
  await user.click(screen.getByRole('button', { name: 'Join the team' }));
}

test('accepts an invitation; removes its token from the address, and keeps it over a reload', async () => {
  const { shell, link } = await invite();
  await shell.go(link);
  expect(await screen.findByRole('heading', { name: 'Join the team' })).toBeInTheDocument();
  expect(window.location.href).toMatch(/\/join$/);
  expect(await screen.findByText(/You’re signed in as Dr. Helen Marsh/)).toBeInTheDocument();
  await shell.reload();
  await shell.user.click(await screen.findByRole('button', { name: 'Join the team' }));
  expect(screen.getAllByText('Enter your full name').length).toBeGreaterThan(0);
  await accept(shell);
  await waitFor(() => expect(signedIn()).toBe(email));
  expect(window.location.pathname).toBe('/');
  expect(window.sessionStorage.getItem('praxis.pendingFlow')).toBeNull();

  // The link only works once.
  await shell.go(link);
  expect(await screen.findByText('This invitation is no longer valid')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: haveAccount })).not.toBeInTheDocument();
});

test('shows practice, role and email of the invitation', async () => {
  const { shell, link } = await invite();
  await shell.go(link);
  expect(
    await screen.findByText(/^Hudson Family Medicine invited mika@example.com as nurse\./),
  ).toBeInTheDocument();
});

test('reports an invitation that was replaced while its form was open', async () => {
  const { shell, link } = await invite();
  await shell.go(link);
  await screen.findByLabelText('Full name');
  const { client } = await shell.deployment.http();
  const { invitations } = await client.call(listTeam, {});
  const { id, version } = invitations.find((invitation) => invitation.email === email)!;
  await client.call(resendInvitation, { params: { id }, version });
  await accept(shell);
  expect(await screen.findByText('This invitation is no longer valid')).toBeInTheDocument();
  // The pressed button was removed.
  expect(screen.getByRole('main')).toHaveFocus();
});

test('retries an invitation that failed to load', async () => {
  const { shell, link } = await invite();
  let isDown = true;
  shell.server.post(previewInvitation.path, () =>
    isDown
      ? new Response(503)
      : { practiceName: 'Hudson Family Medicine', roleId: 'nurse', email, hasAccount: false },
  );
  await shell.go(link);
  const retry = await screen.findByRole('button', { name: 'Retry' });
  isDown = false;
  await shell.user.click(retry);
  expect(await screen.findByLabelText('Full name')).toBeInTheDocument();
});

test('reports a revoked invitation, an unknown token and a missing token as no longer valid', async () => {
  const { shell, link } = await invite(true);
  await shell.go(link);
  expect(await screen.findByText('This invitation is no longer valid')).toBeInTheDocument();

  await renderShell('/join?token=not-one-of-ours');
  expect(await screen.findByText('This invitation is no longer valid')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: haveAccount })).toBeVisible();

  await renderShell('/join');
  expect(screen.getByText('This invitation is no longer valid')).toBeInTheDocument();
});

async function createAccount(shell: ShellUnderTest) {
  const { client } = await shell.deployment.http();
  await client.call(signUp, { body: { email, password: 'seven violet lamps', role: 'patient' } });
  await client.call(verify, { body: { email, code: shell.mailTo(email)?.values['code'] ?? '' } });
}

test('tells users with an account to sign in, before they type anything', async () => {
  const { shell, link } = await invite();
  await createAccount(shell);
  await shell.go(link);
  expect(await screen.findByText(/mika@example.com already has an account/)).toBeInTheDocument();
  expect(screen.queryByLabelText('Full name')).not.toBeInTheDocument();
  await shell.user.click(screen.getByRole('link', { name: 'Sign in' }));
  expect(window.location.pathname).toBe('/sign-in');
});

test('reports an account that was created in the meantime', async () => {
  const { shell, link } = await invite();
  await shell.go(link);
  await screen.findByLabelText('Full name');
  await createAccount(shell);
  await accept(shell);
  expect(await screen.findByText(/already has an account/)).toBeInTheDocument();
});
