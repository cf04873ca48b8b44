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

/** A doctor invites somebody; answers with the link of the mail. */
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

test('the link of an invitation leads into the team; its token leaves the address and outlives a reload', async () => {
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

  // The link works once.
  await shell.go(link);
  expect(await screen.findByText('This invitation is no longer valid')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: haveAccount })).not.toBeInTheDocument();
});

test('whose team one joins, as what, and with which email stands there before', async () => {
  const { shell, link } = await invite();
  await shell.go(link);
  expect(
    await screen.findByText(/^Hudson Family Medicine invited mika@example.com as nurse\./),
  ).toBeInTheDocument();
});

test('an invitation that was replaced while its form was open is no longer valid', async () => {
  const { shell, link } = await invite();
  await shell.go(link);
  await screen.findByLabelText('Full name');
  const { client } = await shell.deployment.http();
  const { invitations } = await client.call(listTeam, {});
  const { id, version } = invitations.find((one) => one.email === email)!;
  await client.call(resendInvitation, { params: { id }, version });
  await accept(shell);
  expect(await screen.findByText('This invitation is no longer valid')).toBeInTheDocument();
  // What was pressed is gone.
  expect(screen.getByRole('main')).toHaveFocus();
});

test('an invitation that could not be loaded is asked for again', async () => {
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

test('a revoked invitation, a foreign token and no token at all are said to be no longer valid', async () => {
  const { shell, link } = await invite(true);
  await shell.go(link);
  expect(await screen.findByText('This invitation is no longer valid')).toBeInTheDocument();

  await renderShell('/join?token=not-one-of-ours');
  expect(await screen.findByText('This invitation is no longer valid')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: haveAccount })).toBeVisible();

  await renderShell('/join');
  expect(screen.getByText('This invitation is no longer valid')).toBeInTheDocument();
});

async function makeAccount(shell: ShellUnderTest) {
  const { client } = await shell.deployment.http();
  await client.call(signUp, { body: { email, password: 'seven violet lamps', role: 'patient' } });
  await client.call(verify, { body: { email, code: shell.mailTo(email)?.values['code'] ?? '' } });
}

test('who has an account is told to sign in, before anything is typed', async () => {
  const { shell, link } = await invite();
  await makeAccount(shell);
  await shell.go(link);
  expect(await screen.findByText(/mika@example.com already has an account/)).toBeInTheDocument();
  expect(screen.queryByLabelText('Full name')).not.toBeInTheDocument();
  await shell.user.click(screen.getByRole('link', { name: 'Sign in' }));
  expect(window.location.pathname).toBe('/sign-in');
});

test('an address that has an account since is told so', async () => {
  const { shell, link } = await invite();
  await shell.go(link);
  await screen.findByLabelText('Full name');
  await makeAccount(shell);
  await accept(shell);
  expect(await screen.findByText(/already has an account/)).toBeInTheDocument();
});
