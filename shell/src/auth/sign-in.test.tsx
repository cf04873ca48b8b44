import { act, screen, waitFor } from '@testing-library/react';
import { practiceAccounts } from '@praxis/contract/entities/practice-accounts';
import { demoAccounts } from '@praxis/contract/demo/accounts';
import { login } from '@praxis/contract/endpoints/session';
import { listTeam, updateTeamMember } from '@praxis/contract/endpoints/team';
import { getMe } from '@praxis/contract/endpoints/me';
import { hold } from '../testing/hold';
import { renderShell, signedIn, type ShellUnderTest } from '../testing/render-shell';
import { Registry } from '../federation/registry';
import { entryOf } from '../testing/manifest';
import { endSession, startSession, suspendSession } from './session';

const accountOf = (role: string) => {
  const account = practiceAccounts.find((account) => account.role === role);
  if (!account) throw new Error(`There is no sample account of a ${role}.`);
  return account;
};

test('stays signed out if the user leaves the page while signing in', async () => {
  const shell = await renderShell('/sign-in');
  const { email, password } = accountOf('patient');
  const { signIn } = await shell.deployment.http();
  const session = await signIn('practice', { email, password });
  const { until, release } = hold();
  shell.server.post(login.path, async () => {
    await until;
    return session;
  });
  await shell.user.type(screen.getByLabelText('Email'), email);
  await shell.user.type(screen.getByLabelText('Password'), password);
  await shell.user.click(screen.getByRole('button', { name: 'Sign in' }));
  await shell.go('/');
  release();
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(signedIn()).toBeUndefined();
  expect(window.location.pathname).toBe('/');
});

test('moves the focus to the page after signing in and after signing out', async () => {
  const shell = await renderShell('/sign-in');
  const { email, password } = accountOf('patient');
  await shell.enter(email, password);
  await screen.findByRole('button', { name: /^Account:/ });
  expect(screen.getByRole('main')).toHaveFocus();
  await shell.user.click(screen.getByRole('button', { name: /^Account:/ }));
  await shell.user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
  await screen.findByText(/^\d+ doctors$/);
  expect(screen.getByRole('main')).toHaveFocus();
});

/** Deactivates a team member as the doctor. */
async function deactivate({ deployment, enter }: ShellUnderTest): Promise<void> {
  const doctor = accountOf('doctor');
  await enter(doctor.email, doctor.password);
  const { client } = await deployment.http();
  const { items } = await client.call(listTeam, { query: { q: accountOf('teamMember').fullName } });
  const [{ id, version } = { id: '', version: 0 }] = items;
  await client.call(updateTeamMember, {
    params: { id },
    version,
    body: { status: 'deactivated' },
  });
  act(() => endSession());
}

test('tells users whose account was deactivated, and lets them switch accounts', async () => {
  const shell = await renderShell('/sign-in');
  const member = accountOf('teamMember');
  const { signIn, client } = await shell.deployment.http();
  const session = await signIn('practice', { email: member.email, password: member.password });
  await deactivate(shell);
  act(() => startSession(session, 'tab'));
  await client.call(getMe, {}).catch(() => undefined);
  expect(await screen.findByText('This account is inactive. Ask your practice.')).toBeVisible();
  expect(signedIn()).toBeUndefined();

  const patient = accountOf('patient');
  await shell.user.click(screen.getByRole('button', { name: new RegExp(patient.fullName) }));
  await waitFor(() => expect(signedIn()).toBe(patient.email));
});

const demo = entryOf('demo', { realm: 'demo', roles: ['admin', 'client'], areas: ['/', '/apps'] });

test('preselects the demo area at an address of it', async () => {
  await renderShell('/apps/todo', 'en', new Registry([demo]));
  expect(screen.getByRole('radio', { name: 'Demo area' })).toBeChecked();
});

test('preselects the demo area after a demo session has expired', async () => {
  const shell = await renderShell('/misc/error', 'en', new Registry([demo]));
  const [{ email, password, fullName } = { email: '', password: '', fullName: '' }] = demoAccounts;
  await shell.enter(email, password, 'demo');
  await screen.findByRole('button', { name: new RegExp(fullName) });
  act(() => suspendSession('idle'));
  expect(await screen.findByRole('radio', { name: 'Demo area' })).toBeChecked();
});

test('scrolls to the top after signing in', async () => {
  const { user } = await renderShell('/patient/appointments');
  const scrollTo = jest.spyOn(window, 'scrollTo');
  const { fullName, email } = accountOf('patient');
  await user.click(screen.getByRole('button', { name: new RegExp(fullName) }));
  await waitFor(() => expect(signedIn()).toBe(email));
  await waitFor(() => expect(scrollTo).toHaveBeenCalledWith(0, 0));
});
