import { act, screen, waitFor, within } from '@testing-library/react';
import { changeDemoPassword } from '@praxis/contract/demo/account-changes';
import { demoAccounts } from '@praxis/contract/demo/accounts';
import { renderShell, signedIn } from '../testing/render-shell';
import { endSession } from './session';

test('signs in as an additional sample account of an app with one click', async () => {
  const { user, deployment, panel, reload } = await renderShell('/sign-in');
  const person = panel.accounts('teamMember').find(({ email }) => email !== 'team@praxis.example');
  const { email = '', fullName = '' } = person ?? {};
  expect(screen.queryByRole('button', { name: new RegExp(fullName) })).toBeNull();
  deployment.backEnd.accounts = [
    { email, password: 'praxis-sample-account', role: 'teamMember', fullName },
  ];
  await reload();
  await user.click(screen.getByRole('button', { name: `Team member ${fullName}` }));
  await waitFor(() => expect(signedIn()).toBe(email));
});

test('explains what to do if a sample account’s password was changed, here and in the simulation panel', async () => {
  const { user, deployment, enter, reload } = await renderShell('/sign-in');
  const { email = '', password = '', fullName = '' } = demoAccounts[0] ?? {};
  await enter(email, password, 'demo');
  const { client } = await deployment.http();
  const next = 'another-password-26';
  await client.call(changeDemoPassword, { body: { current: password, next } });
  act(() => endSession());
  await reload();
  await user.click(await screen.findByRole('button', { name: `Demo admin ${fullName}` }));
  const text =
    'The password of this sample account was changed. Sign in with the new one, or reset the sample data in the simulation panel.';
  expect(await screen.findByRole('alert')).toHaveTextContent(text);

  await user.click(screen.getByRole('button', { name: 'Simulation panel' }));
  const panel = await screen.findByRole('dialog', { name: 'Simulation' });
  await user.click(await within(panel).findByRole('tab', { name: 'Accounts' }));
  await user.selectOptions(await screen.findByLabelText('Role'), 'Demo area');
  await user.click(screen.getByRole('button', { name: `Sign in as ${fullName}` }));
  await waitFor(() => expect(screen.getAllByText(text)).toHaveLength(2));
});
