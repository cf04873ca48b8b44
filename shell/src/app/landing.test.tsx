import { screen, within } from '@testing-library/react';
import { practiceAccounts } from '@praxis/contract/entities/practice-accounts';
import { Registry } from '../federation/registry';
import { renderShell } from '../testing/render-shell';
import { entryOf } from '../testing/manifest';

it('shows a loading state until the app’s manifest has loaded', async () => {
  const registry = new Registry([entryOf('patient')]);
  // On a slow network the manifest takes seconds.
  jest.spyOn(registry, 'manifest').mockReturnValue(new Promise(() => undefined));
  const shell = await renderShell('/sign-in', 'en', registry);
  const { email, password } = practiceAccounts.find(({ role }) => role === 'patient')!;
  await shell.enter(email, password);
  await shell.go('/');
  expect(
    await within(await screen.findByRole('main')).findByRole('status', { name: 'Loading' }),
  ).toBeInTheDocument();
});
