import { act, screen, waitFor } from '@testing-library/react';
import { practiceAccounts } from '@praxis/contract/entities/practice-accounts';
import { renderShell, signedIn } from '../testing/render-shell';
import { suspendSession } from './session';

const accountOf = (role: string) => {
  const account = practiceAccounts.find((account) => account.role === role);
  if (!account) throw new Error(`There is no sample account of a ${role}.`);
  return account;
};

/** Renders a patient's page whose session has expired. */
async function renderSuspended() {
  const shell = await renderShell('/patient/subscriptions');
  const { email, password, fullName } = accountOf('patient');
  await shell.enter(email, password);
  const account = await screen.findByRole('button', { name: new RegExp(fullName) });
  act(() => suspendSession('idle'));
  expect(await screen.findByText(/You were signed out after ten minutes/)).toBeVisible();
  return { ...shell, account };
}

const accountButton = (role: string) =>
  screen.getByRole('button', { name: new RegExp(accountOf(role).fullName) });

test('keeps the page below the sign-in page, and shows it again for the same user', async () => {
  const { user, account } = await renderSuspended();
  expect(signedIn()).toBeUndefined();
  const dialog = screen.getByRole('dialog', { name: 'Sign in' });
  expect(dialog).toContainElement(accountButton('doctor'));
  // Escape must not close it.
  await user.keyboard('{Escape}');
  expect(dialog).toBeInTheDocument();
  const [, patient] = screen.getAllByRole('button', { name: /Marcus Oyelaran/, hidden: true });
  await user.click(patient ?? dialog);
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(signedIn()).toBe(accountOf('patient').email);
  expect(account).toBeInTheDocument();
  expect(window.location.pathname).toBe('/patient/subscriptions');
});

test('keeps the page when Sign in in the header is clicked', async () => {
  const { user, account } = await renderSuspended();
  const dialog = screen.getByRole('dialog', { name: 'Sign in' });
  await user.click(screen.getByRole('link', { name: 'Sign in' }));
  expect(window.location.pathname).toBe('/patient/subscriptions');
  expect(dialog).toBeInTheDocument();
  const [, patient] = screen.getAllByRole('button', { name: /Marcus Oyelaran/, hidden: true });
  await user.click(patient ?? dialog);
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(account).toBeInTheDocument();
});

test('shows another user their own page', async () => {
  const { user, account } = await renderSuspended();
  await user.click(accountButton('doctor'));
  await waitFor(() => expect(signedIn()).toBe(accountOf('doctor').email));
  await waitFor(() => expect(account).not.toBeInTheDocument());
});

test('leaves the page when the user opens a public page', async () => {
  const { user, account } = await renderSuspended();
  await user.click(screen.getByRole('link', { name: /Forgot/ }));
  await waitFor(() => expect(account).not.toBeInTheDocument());
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.queryByRole('dialog', { name: 'Sign in' })).toBeNull();
});
