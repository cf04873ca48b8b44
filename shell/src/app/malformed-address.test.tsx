import { screen, within } from '@testing-library/react';
import { practiceAccounts } from '@praxis/contract/entities/practice-accounts';
import { renderShell } from '../testing/render-shell';

const addresses = ['/%E0%A4%A', '/doctors/%E0%A4%A', '/%'];

test.each(addresses)('%s shows "Page not found" when signed out', async (address) => {
  await renderShell(address);
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeInTheDocument();
});

test.each([
  ['/nowhere', 'Page not found'],
  ['/misc/not-authorized', 'No access'],
])('%s has its content in the main landmark when signed out', async (address, name) => {
  await renderShell(address);
  const main = within(await screen.findByRole('main'));
  expect(main.getByRole('heading', { level: 1, name })).toBeInTheDocument();
});

test.each(addresses)('%s shows "Page not found" when signed in', async (address) => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const shell = await renderShell(address);
  const account = practiceAccounts.find(({ role }) => role === 'patient');
  await shell.enter(account?.email ?? '', account?.password ?? '');
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeInTheDocument();
  warn.mockRestore();
});
