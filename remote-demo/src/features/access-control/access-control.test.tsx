import { act, screen, within } from '@testing-library/react';
import { renderRemote } from '@praxis/sdk/testing';
import { pages } from '../../pages';
import { remote } from '../../remote';
import { subjects } from './subjects';

const open = (role: 'admin' | 'client', language?: 'de') =>
  renderRemote({ remote, role, language, path: '/access-control' });

const rightsOf = (area: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${area} `) }))
    .getAllByText(/llowed$/)
    .map(({ textContent }) => textContent);

it('shows an admin both cards, and every permission', async () => {
  await open('admin');
  expect(screen.getByRole('heading', { name: 'For everyone' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'For admins' })).toBeInTheDocument();
  expect(screen.queryByText('Not allowed')).not.toBeInTheDocument();
  expect(screen.getByText('Role: Admin')).toBeInTheDocument();
});

it('shows a client one card, and their permissions', async () => {
  await open('client');
  expect(screen.getByRole('heading', { name: 'For everyone' })).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'For admins' })).not.toBeInTheDocument();
  const nothing = Array(4).fill('Not allowed');
  expect(rightsOf('Access control')).toEqual(['Allowed', ...nothing.slice(1)]);
  expect(rightsOf('Email')).toEqual(nothing);
  expect(screen.getAllByText('Allowed')).toHaveLength(2);
});

it('updates when the user’s abilities change', async () => {
  const { host } = await open('client');
  const abilities = [...(host.identity.get()?.userData.abilities ?? [])];
  await act(async () =>
    host.updateUserData({ abilities: [...abilities, { action: 'manage', subject: 'Email' }] }),
  );
  expect(rightsOf('Email')).toEqual(Array(4).fill('Allowed'));
});

it('lists the granted permissions by subject on a phone', async () => {
  const wide = window.matchMedia;
  const phone = jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) =>
      Object.assign(wide(media), { matches: media.includes('width < 640px') }),
    );
  await open('client');
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'View',
    'View',
    ...Array(subjects.length - 2).fill('No access'),
  ]);
  phone.mockRestore();
});

it('is translated into German', async () => {
  await open('client', 'de');
  expect(screen.getByText('Erforderlich: Zugriffsrechte ansehen')).toBeInTheDocument();
  expect(screen.getByText('Rolle: Kunde')).toBeInTheDocument();
});

it('includes every subject that a page requires permission for', () => {
  const requested = pages.map((page) => ('access' in page ? page.access.subject : 'Auth'));
  expect(subjects).toEqual(expect.arrayContaining(requested));
});
