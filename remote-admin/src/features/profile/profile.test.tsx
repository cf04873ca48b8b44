import { screen } from '@testing-library/react';
import { renderRemote } from '@praxis/sdk/testing';
import { remote } from '../../remote';

it('shows the signed-in user and saves a new name', async () => {
  const { user, host } = await renderRemote({ remote, path: '/admin/profile' });
  const name = screen.getByLabelText('Full name');
  expect(name).toHaveValue('Ingrid Solberg');
  expect(screen.getByText('admin@praxis.example')).toBeInTheDocument();
  await user.clear(name);
  await user.type(name, 'Ingrid Solberg-Lund');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Your details are saved')).toBeInTheDocument();
  expect(host.identity.get()?.userData.fullName).toBe('Ingrid Solberg-Lund');
});

it('renders in the page’s language', async () => {
  await renderRemote({ remote, path: '/admin/profile', language: 'de' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Profil');
  expect(screen.getByLabelText('Sprache für E-Mails')).toHaveDisplayValue('English');
});
