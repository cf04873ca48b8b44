import { screen, waitFor } from '@testing-library/react';
import { getMe } from '@praxis/contract/endpoints/me';
import { setAvatar, updateMe } from '@praxis/contract/endpoints/me-changes';
import { renderRemote } from '@praxis/sdk/testing';
import { remote } from '../../remote';

const open = () => renderRemote({ remote, path: '/team-member/profile' });

const password = 'team-sample-account';
const newPassword = 'seven green lanterns by the sea';

async function enterPasswords({ user }: Awaited<ReturnType<typeof open>>, current: string) {
  await user.clear(screen.getByLabelText('Current password'));
  await user.type(screen.getByLabelText('Current password'), current);
  await user.clear(screen.getByLabelText('New password'));
  await user.type(screen.getByLabelText('New password'), newPassword);
  await user.click(screen.getByRole('button', { name: 'Change password' }));
}

it('saves name and language and notifies the shell', async () => {
  const view = await open();
  const name = screen.getByLabelText('Full name');
  await view.user.clear(name);
  await view.user.type(name, 'Priya Raman-Lee');
  await view.user.selectOptions(screen.getByLabelText('Email language'), 'Deutsch');
  await view.user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Your details are saved')).toBeInTheDocument();
  expect(view.host.identity.get()?.userData).toMatchObject({
    fullName: 'Priya Raman-Lee',
    locale: 'de',
  });
});

it('requires a name', async () => {
  const { user, sent } = await open();
  await user.clear(screen.getByLabelText('Full name'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByLabelText('Full name')).toHaveAccessibleDescription('Enter a full name');
  expect(sent.some(({ line }) => line.startsWith('PATCH'))).toBe(false);
});

it('keeps what was typed when the account was changed elsewhere, and saves it on a retry', async () => {
  const { user, api, host } = await open();
  const name = screen.getByLabelText('Full name');
  await user.clear(name);
  await user.type(name, 'Priya R.');
  const elsewhere = await api('teamMember');
  const { version } = await elsewhere.call(getMe, {});
  await elsewhere.call(updateMe, { version, body: { locale: 'fr' } });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This has just changed');
  expect(name).toHaveValue('Priya R.');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(host.identity.get()?.userData.fullName).toBe('Priya R.'));
});

it('changes the password, and reports a wrong current password at its field', async () => {
  const view = await open();
  await enterPasswords(view, 'not the password');
  await waitFor(() =>
    expect(screen.getByLabelText('Current password')).toHaveAccessibleDescription('Wrong password'),
  );
  await enterPasswords(view, password);
  expect(await screen.findByText('Password changed')).toBeInTheDocument();
  expect(screen.getByLabelText('Current password')).toHaveValue('');
  const account = { email: 'team@praxis.example', password: newPassword };
  await expect(view.api(account)).resolves.toBeDefined();
});

it('refuses a password that is too short, with the reason', async () => {
  const { user } = await open();
  await user.type(screen.getByLabelText('Current password'), password);
  await user.type(screen.getByLabelText('New password'), 'short');
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Use 15 to 128 characters');
});

it('uploads a picture and removes it', async () => {
  const { user, host } = await open();
  const file = new File(['picture'], 'me.png', { type: 'image/png' });
  await user.upload(screen.getByLabelText('Picture', { selector: 'input' }), file);
  await user.click(await screen.findByRole('button', { name: 'Use picture' }));
  expect(await screen.findByText('Picture updated')).toBeInTheDocument();
  expect(host.identity.get()?.userData.avatarUrl).toMatch(/^data:image\/png;base64,/);
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Picture removed')).toBeInTheDocument();
  expect(host.identity.get()?.userData.avatarUrl).toBeNull();
});

it('refuses a file that is not a picture, and shows why the back end refused one', async () => {
  const { user, failNext } = await open();
  const field = screen.getByLabelText('Picture', { selector: 'input' });
  const tooLarge = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'me.png', { type: 'image/png' });
  await user.upload(field, tooLarge);
  expect(await screen.findByRole('alert')).toHaveTextContent('file of 5 MB or less');
  failNext(setAvatar, 'offline');
  await user.upload(field, new File(['picture'], 'me.png', { type: 'image/png' }));
  await user.click(await screen.findByRole('button', { name: 'Use picture' }));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('No connection'));
});
