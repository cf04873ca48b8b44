import { screen, waitFor, within } from '@testing-library/react';
import { renderRemote } from '@praxis/sdk/testing';
import { remote } from '../../remote';

const rows = () => screen.getAllByRole('row').slice(1);

it.each(['/datatables/basic', '/datatables'])(
  'shows ten of a hundred people at %s',
  async (path) => {
    await renderRemote({ remote, path });
    expect(screen.getByRole('heading', { name: 'Basic data table' })).toBeVisible();
    expect(rows()).toHaveLength(10);
    expect(within(rows()[0]!).getByText('Amara Nwosu')).toBeVisible();
    expect(screen.getByText('1–10 of 100')).toBeInTheDocument();
  },
);

it('searches and pages on the server, with the state in the address', async () => {
  const { user, router, sent } = await renderRemote({ remote, path: '/datatables/basic' });
  await user.click(screen.getByRole('button', { name: 'Page 2' }));
  await waitFor(() => expect(router.state.location.search).toBe('?page=2'));
  expect(await screen.findByText('11–20 of 100')).toBeInTheDocument();
  await user.click(screen.getByRole('searchbox', { name: 'Search people' }));
  await user.paste('midwife');
  await waitFor(() => expect(router.state.location.search).toBe('?q=midwife'));
  await waitFor(() => expect(rows().length).toBeLessThan(10));
  for (const row of rows()) expect(within(row).getByText('Midwife')).toBeVisible();
  expect(sent.at(-1)?.query).toMatchObject({ q: 'midwife', page: 1, perPage: 10 });
});

it('shows an empty state without results', async () => {
  await renderRemote({ remote, path: '/datatables/basic?q=zzz' });
  expect(await screen.findByText('No results for “zzz”')).toBeVisible();
});
