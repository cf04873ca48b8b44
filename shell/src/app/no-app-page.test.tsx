import { screen } from '@testing-library/react';
import { practiceAccounts } from '@praxis/contract/entities/practice-accounts';
import type { Language } from '@praxis/sdk';
import { signedIn, renderShell } from '../testing/render-shell';

/** Signs in as a doctor in a deployment that only has an app for patients. */
async function openAsDoctor(language: Language) {
  const shell = await renderShell('/sign-in', language);
  const { email, password } = practiceAccounts.find(({ role }) => role === 'doctor')!;
  await shell.enter(email, password);
  return shell;
}

it('tells users whose role has no app, and lets them sign out', async () => {
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
] as const)('is translated to %s', async (language, title) => {
  await openAsDoctor(language);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
});
