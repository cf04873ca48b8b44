import { screen, waitFor } from '@testing-library/react';
import { signUp, verify } from '@praxis/contract/endpoints/auth';
import { inviteTeamMember, revokeInvitation } from '@praxis/contract/endpoints/team';
import { renderShell, signedIn, type ShellUnderTest } from '../../testing/render-shell';

const email = 'mika@example.com';

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
  await user.type(screen.getByLabelText('Full name'), 'Mika Aaltonen');
  await user.type(screen.getByLabelText('Password'), 'seven violet lamps');
  await user.click(screen.getByRole('button', { name: 'Join the team' }));
}

test('the link of an invitation leads into the team; its token leaves the address and outlives a reload', async () => {
  const { shell, link } = await invite();
  await shell.go(link);
  expect(await screen.findByRole('heading', { name: 'Join the team' })).toBeInTheDocument();
  expect(window.location.href).toMatch(/\/join$/);
  expect(screen.getByText(/You’re signed in as Dr. Helen Marsh/)).toBeInTheDocument();
  await shell.reload();
  await shell.user.click(screen.getByRole('button', { name: 'Join the team' }));
  expect(screen.getAllByText('Enter your full name').length).toBeGreaterThan(0);
  await accept(shell);
  await waitFor(() => expect(signedIn()).toBe(email));
  expect(window.location.pathname).toBe('/');
  expect(window.sessionStorage.getItem('praxis.pendingFlow')).toBeNull();

  // The link works once.
  await shell.go(link);
  await accept(shell);
  expect(await screen.findByText('This invitation has expired')).toBeInTheDocument();
});

test('a revoked invitation, a foreign token and no token at all are said to be no longer valid', async () => {
  const { shell, link } = await invite(true);
  await shell.go(link);
  await screen.findByRole('heading', { name: 'Join the team' });
  await accept(shell);
  expect(await screen.findByText('This invitation has expired')).toBeInTheDocument();

  const foreign = await renderShell('/join?token=not-one-of-ours');
  await accept(foreign);
  expect(await screen.findByText('This invitation has expired')).toBeInTheDocument();

  await renderShell('/join');
  expect(screen.getByText('This invitation has expired')).toBeInTheDocument();
});

test('an address that has an account since is told so', async () => {
  const { shell, link } = await invite();
  const { client } = await shell.deployment.http();
  await client.call(signUp, { body: { email, password: 'seven violet lamps', role: 'patient' } });
  await client.call(verify, { body: { email, code: shell.mailTo(email)?.values['code'] ?? '' } });
  await shell.go(link);
  await screen.findByRole('heading', { name: 'Join the team' });
  await accept(shell);
  expect(await screen.findByText(/already has an account/)).toBeInTheDocument();
});
