import { screen } from '@testing-library/react';
import { practiceAccounts } from '@praxis/contract/entities/practice-accounts';
import type { Language } from '@praxis/sdk';
import { signedIn, renderShell } from '../testing/render-shell';

/** The shell of a deployment that serves an app to patients alone, and a doctor signed in. */
async function openAsDoctor(language: Language) {
  const shell = await renderShell('/sign-in', language);
  const { email, password } = practiceAccounts.find(({ role }) => role === 'doctor')!;
  await shell.enter(email, password);
  return shell;
}

it('who has a role that no app serves is told so, and can sign out', async () => {
  const { user } = await openAsDoctor('en');
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Nothing here for your account yet' }),
  ).toBeInTheDocument();
  expect(document.title).toBe('Nothing here for your account yet · Praxis');
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(signedIn()).toBeUndefined();
  expect(await screen.findByRole('heading', { level: 1, name: /^Your own doctor/ })).toBeVisible();
});

it.each([
  ['de', 'Für Ihr Konto ist noch nichts eingerichtet'],
  ['fr', 'Rien n’est encore prévu pour votre compte'],
  ['pt', 'Ainda não há nada para a sua conta'],
] as const)('in %s as well', async (language, title) => {
  await openAsDoctor(language);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
});
