import { screen, waitFor } from '@testing-library/react';
import { renderShell, signedIn } from '../testing/render-shell';

test('one click signs in as the person that an app has for itself', async () => {
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
