import { screen, waitFor, within } from '@testing-library/react';
import { getAdminDoctor, listAdminDoctors, verifyDoctor } from '@praxis/contract/endpoints/admin';
import { renderRemote, type RenderRemoteOptions } from '@praxis/sdk/testing';
import { manifest } from '../../manifest';
import { remote } from '../../remote';

const open = (options: Partial<RenderRemoteOptions> = {}) =>
  renderRemote({ remote, manifest, path: '/admin/doctors', ...options });

const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);
const tab = (name: RegExp) => screen.getByRole('link', { name });

it('shows every doctor with the practice and the verification, by name', async () => {
  const { sent } = await open();
  expect(rows()).toHaveLength(10);
  expect(sent[0]?.query).toMatchObject({ status: 'all', sort: 'fullName' });
  expect(tab(/^All/)).toHaveTextContent('12');
  expect(rows()[0]).toHaveTextContent(/Verified|Awaiting verification|Rejected/);
});

it('narrows to a verification status, which the address keeps', async () => {
  const { user, router } = await open();
  const count = Number(/\d+/.exec(tab(/^Pending/).textContent ?? '')?.[0]);
  await user.click(tab(/^Pending/));
  await waitFor(() => expect(rows()).toHaveLength(count));
  for (const row of rows()) expect(row).toHaveTextContent('Awaiting verification');
  expect(router.state.location.search).toBe('?tab=pending');
});

it('shows at once what another administrator decided', async () => {
  const { api, refresh } = await open({ path: '/admin/doctors?tab=pending' });
  const before = rows().length;
  const colleague = await api('admin');
  const { items } = await colleague.call(listAdminDoctors, { query: { status: 'pending' } });
  const { id } = items[0]!;
  const { version } = await colleague.call(getAdminDoctor, { params: { id } });
  await colleague.call(verifyDoctor, { params: { id }, version });
  await refresh();
  await waitFor(() => expect(rows()).toHaveLength(before - 1));
});

it('says that nothing matches, and finds everybody again', async () => {
  const { user } = await open();
  await user.type(screen.getByRole('searchbox'), 'nobody at all');
  await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(rows()).toHaveLength(10));
});

it('says what failed, and loads after another try', async () => {
  const { user } = await open({
    prepare: ({ failNext }) => failNext(listAdminDoctors, { status: 500 }),
  });
  await user.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('table')).toBeInTheDocument();
});
