import { act, screen, waitFor } from '@testing-library/react';
import { practiceAccounts } from '@praxis/contract/entities/practice-accounts';
import { renderShell, signedIn } from '../testing/render-shell';
import { suspendSession } from './session';

const accountOf = (role: string) => {
  const account = practiceAccounts.find((one) => one.role === role);
  if (!account) throw new Error(`There is no sample account of a ${role}.`);
  return account;
};

/** A patient's page whose session has ended by itself. */
async function givenSuspended() {
  const shell = await renderShell('/patient/subscriptions');
  const { email, password, fullName } = accountOf('patient');
  await shell.enter(email, password);
  const account = await screen.findByRole('button', { name: new RegExp(fullName) });
  act(() => suspendSession('idle'));
  expect(await screen.findByText(/You were signed out after ten minutes/)).toBeVisible();
  return { ...shell, account };
}

const press = (role: string) =>
  screen.getByRole('button', { name: new RegExp(accountOf(role).fullName) });

test('the page stays under the sign-in page, and is there again for the same person', async () => {
  const { user, account } = await givenSuspended();
  expect(signedIn()).toBeUndefined();
  const dialog = screen.getByRole('dialog', { name: 'Sign in' });
  expect(dialog).toContainElement(press('doctor'));
  // There is no way around it.
  await user.keyboard('{Escape}');
  expect(dialog).toBeInTheDocument();
  const [, patient] = screen.getAllByRole('button', { name: /Marcus Oyelaran/, hidden: true });
  await user.click(patient ?? dialog);
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(signedIn()).toBe(accountOf('patient').email);
  expect(account).toBeInTheDocument();
  expect(window.location.pathname).toBe('/patient/subscriptions');
});

test('a press on Sign in above leaves the page where it is', async () => {
  const { user, account } = await givenSuspended();
  const dialog = screen.getByRole('dialog', { name: 'Sign in' });
  await user.click(screen.getByRole('link', { name: 'Sign in' }));
  expect(window.location.pathname).toBe('/patient/subscriptions');
  expect(dialog).toBeInTheDocument();
  const [, patient] = screen.getAllByRole('button', { name: /Marcus Oyelaran/, hidden: true });
  await user.click(patient ?? dialog);
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(account).toBeInTheDocument();
});

test('somebody else gets a page of their own', async () => {
  const { user, account } = await givenSuspended();
  await user.click(press('doctor'));
  await waitFor(() => expect(signedIn()).toBe(accountOf('doctor').email));
  await waitFor(() => expect(account).not.toBeInTheDocument());
});

test('whoever goes to a public page has left their own', async () => {
  const { user, account } = await givenSuspended();
  await user.click(screen.getByRole('link', { name: /Forgot/ }));
  await waitFor(() => expect(account).not.toBeInTheDocument());
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.queryByRole('dialog', { name: 'Sign in' })).toBeNull();
});
