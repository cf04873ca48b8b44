import { screen, waitFor, within } from '@testing-library/react';
import { listActivePatients } from '@praxis/contract/endpoints/team-member';
import { renderRemote, type RenderRemoteOptions } from '@praxis/sdk/testing';
import { remote } from '../../remote';

const open = (options: Partial<RenderRemoteOptions> = {}) =>
  renderRemote({ remote, path: '/team-member/active-patients', ...options });

const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);
const table = () => screen.getByRole('table');

it('lists patients with contact data and without amounts', async () => {
  const { api } = await open();
  const { items } = await (await api('teamMember')).call(listActivePatients, { query: {} });
  const { patient, phone, planName } = items[0]!;
  expect(rows()[0]).toHaveTextContent(patient.fullName);
  expect(rows()[0]).toHaveTextContent(planName);
  const [call] = within(rows()[0]!).getAllByRole('link');
  expect(call).toHaveTextContent(phone);
  expect(call?.getAttribute('href')).toMatch(/^tel:\+?\d+$/);
  expect(table()).not.toHaveTextContent(/USD|EUR|\$|€/);
});

it('aligns the appointments left to the right, like every number in a table', async () => {
  await open();
  expect(screen.getByRole('columnheader', { name: 'Appointments left' })).toHaveClass('end');
});

it('lists expiring subscriptions in their tab, which the URL keeps', async () => {
  const { user, router } = await open();
  await user.click(screen.getByRole('link', { name: /^Expiring/ }));
  await waitFor(() => rows().forEach((row) => expect(row).toHaveTextContent('Expiring')));
  expect(router.state.location.search).toBe('?tab=expiring');
});

it('finds a patient by name, and shows when nothing matches', async () => {
  const { user, sent } = await open();
  await user.type(screen.getByRole('searchbox', { name: 'Search patients' }), 'nobody at all');
  expect(await screen.findByText('No results for “nobody at all”')).toBeInTheDocument();
  expect(sent.at(-1)?.query).toMatchObject({ q: 'nobody at all', page: 1 });
});

it('shows the error and loads after a retry', async () => {
  const { user } = await open({
    prepare: ({ failNext }) => failNext(listActivePatients, { status: 503 }),
  });
  await user.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('table')).toBeInTheDocument();
});
