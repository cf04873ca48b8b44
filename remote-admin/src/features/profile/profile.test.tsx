import { screen } from '@testing-library/react';
import { renderRemote } from '@praxis/sdk/testing';
import { manifest } from '../../manifest';
import { remote } from '../../remote';

it('shows who is signed in', async () => {
  await renderRemote({ remote, manifest, path: '/admin/profile' });
  expect(screen.getByText('Ingrid Solberg')).toBeInTheDocument();
  expect(screen.getByText('admin@praxis.example')).toBeInTheDocument();
});

it('names the language in the language of the page', async () => {
  await renderRemote({ remote, manifest, path: '/admin/profile', language: 'de' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Profil');
  expect(screen.getByText('Englisch')).toBeInTheDocument();
});
