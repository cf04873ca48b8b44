import { act, screen, waitFor, within } from '@testing-library/react';
import { getAdminDoctor, listAdminDoctors, verifyDoctor } from '@praxis/contract/endpoints/admin';
import { getBackground, putBackground } from '@praxis/contract/endpoints/doctor-profile';
import {
  reloadedQueries,
  renderRemote,
  type RemoteBackEnd,
  type RenderRemoteOptions,
} from '@praxis/sdk/testing';
import { remote } from '../../remote';

const open = (options: Partial<RenderRemoteOptions> = {}) =>
  renderRemote({ remote, path: '/admin/doctors', ...options });

const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);
const tab = (name: RegExp) => screen.getByRole('link', { name });

it('lists doctors with practice and verification, by name, ten per page', async () => {
  const { sent, user } = await open();
  expect(rows()).toHaveLength(10);
  expect(sent[0]?.query).toMatchObject({ status: 'all', sort: 'fullName' });
  expect(tab(/^All/)).toHaveTextContent('12');
  expect(rows()[0]).toHaveTextContent(/Verified|Awaiting verification|Rejected/);
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  await waitFor(() => expect(rows()).toHaveLength(2));
});

it('shows the day on which a doctor joined in the reader’s time zone', async () => {
  const { api, host } = await open();
  const { items } = await (await api('admin')).call(listAdminDoctors, { query: {} });
  // Between them, these zones span two dates, one of which always differs from the UTC date.
  for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
    act(() => host.updateUserData({ timeZone: zone }));
    for (const { fullName, createdAt } of items) {
      const row = rows().find((one) => one.textContent?.includes(fullName))!;
      const on = new Date(createdAt).toLocaleDateString('en', {
        dateStyle: 'medium',
        timeZone: zone,
      });
      expect(row).toHaveTextContent(on);
    }
  }
});

it('filters by verification status and keeps it in the URL', async () => {
  const { user, router } = await open();
  const count = Number(/\d+/.exec(tab(/^Awaiting verification/).textContent ?? '')?.[0]);
  await user.click(tab(/^Awaiting verification/));
  await waitFor(() => expect(rows()).toHaveLength(count));
  for (const row of rows()) expect(row).toHaveTextContent('Awaiting verification');
  expect(router.state.location.search).toBe('?tab=pending');
});

it('shows another admin’s decision immediately', async () => {
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

it('describes in an empty tab which doctors it lists', async () => {
  await open({ path: '/admin/doctors?tab=suspended' });
  expect(tab(/^Suspended/)).toHaveTextContent(/^Suspended$/);
  expect(screen.getByText('No suspended doctors')).toBeVisible();
  expect(screen.getByText('Doctors you suspend appear here.')).toBeVisible();
});

it('shows that nothing matches, and all doctors again once filters are cleared', async () => {
  const { user } = await open();
  await user.type(screen.getByRole('searchbox'), 'nobody at all');
  await user.click((await screen.findAllByRole('button', { name: 'Clear filters' })).at(-1)!);
  await waitFor(() => expect(rows()).toHaveLength(10));
});

it('shows the error and loads after a retry', async () => {
  const { user } = await open({
    prepare: ({ failNext }) => failNext(listAdminDoctors, { status: 500 }),
  });
  await user.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('table')).toBeInTheDocument();
});

const row = (verification: string) =>
  rows().find((one) => one.textContent?.includes(verification))!;

async function decide({ user }: Awaited<ReturnType<typeof open>>, of: HTMLElement, act: string) {
  const button = within(of).getByRole('button', { name: /^Actions for / });
  await user.click(button);
  await user.click(await screen.findByRole('menuitem', { name: act }));
  return button.getAttribute('aria-label')!.replace('Actions for ', '');
}

it('verifies a doctor after confirmation and updates the count in the menu', async () => {
  const view = await open({ path: '/admin/doctors?tab=pending' });
  const before = rows().length;
  const name = await decide(view, rows()[0]!, 'Verify');
  const dialog = await screen.findByRole('alertdialog', { name: `Verify ${name}` });
  await view.user.click(within(dialog).getByRole('button', { name: 'Verify' }));
  expect(await screen.findByText(`${name} is verified`)).toBeInTheDocument();
  await waitFor(() => expect(rows()).toHaveLength(before - 1));
  expect(view.changed).toContain('doctor');
});

it('requires a reason to reject', async () => {
  const view = await open();
  const name = await decide(view, row('Awaiting verification'), 'Reject');
  const dialog = await screen.findByRole('dialog', { name: `Reject ${name}` });
  await view.user.click(within(dialog).getByRole('button', { name: 'Reject' }));
  expect(within(dialog).getByLabelText('Reason')).toHaveAccessibleDescription('Enter a reason');
  await view.user.type(
    within(dialog).getByLabelText('Reason'),
    'The licence has expired.{Enter}Send it.',
  );
  await view.user.click(within(dialog).getByRole('button', { name: 'Reject' }));
  expect(await screen.findByText(`${name} is rejected`)).toBeInTheDocument();
  expect(view.sent.find(({ line }) => line.endsWith('/reject'))?.body).toEqual({
    reason: 'The licence has expired.\nSend it.',
  });
});

it('suspends a doctor and undoes it', async () => {
  const view = await open({ path: '/admin/doctors?tab=verified' });
  const before = rows().length;
  const name = await decide(view, rows()[0]!, 'Suspend');
  await view.user.type(screen.getByLabelText('Reason'), 'Complaints');
  await view.user.click(screen.getByRole('button', { name: 'Suspend' }));
  expect(await screen.findByText(`${name} is suspended`)).toBeInTheDocument();
  await waitFor(() => expect(rows()).toHaveLength(before - 1));
  await view.user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText(`${name} is reinstated`)).toBeInTheDocument();
  await waitFor(() => expect(rows()).toHaveLength(before));
});

it('reports a conflict when another admin decided first', async () => {
  const view = await open({ path: '/admin/doctors?tab=pending' });
  const name = await decide(view, rows()[0]!, 'Verify');
  const colleague = await view.api('admin');
  const { items } = await colleague.call(listAdminDoctors, { query: { q: name } });
  const { id, version } = items[0]!;
  await colleague.call(verifyDoctor, { params: { id }, version });
  const dialog = await screen.findByRole('alertdialog');
  await view.user.click(within(dialog).getByRole('button', { name: 'Verify' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(/This has just changed/);
});

/** A doctor who changes a license has to be verified again. */
async function changeLicence({ api }: RemoteBackEnd, number: string): Promise<void> {
  const doctor = await api('doctor');
  const { version, background } = await doctor.call(getBackground, {});
  const licences = background.licences.map((licence) => ({ ...licence, number }));
  await doctor.call(putBackground, { version, body: { ...background, licences } });
}

it('shows which license was replaced while a decision is open', async () => {
  const view = await open({
    path: '/admin/doctors?tab=pending',
    prepare: (backEnd) => changeLicence(backEnd, 'NY-1'),
  });
  await decide(view, row('Dr. Helen Marsh'), 'Verify');
  const dialog = await screen.findByRole('alertdialog', { name: 'Verify Dr. Helen Marsh' });
  expect(within(dialog).queryByText(/Licenses/)).not.toBeInTheDocument();
  await changeLicence(view, 'NY-2');
  await view.refresh();
  expect(await within(dialog).findByText(/^Licenses/)).toHaveTextContent(
    /^Licenses: New York.* · NY-1, valid until .+ → New York.* · NY-2, valid until .+$/,
  );
});

it('shows the credentials and the practice’s figures, but no patient', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('link', { name: 'Dr. Helen Marsh' }));
  const drawer = await screen.findByRole('dialog', { name: 'Dr. Helen Marsh' });
  expect(await within(drawer).findByText('Hudson Family Medicine')).toBeInTheDocument();
  expect(within(drawer).getByText(/^License in New York/)).toBeInTheDocument();
  expect(within(drawer).getByText('Charged').closest('div')).toHaveTextContent(/\$/);
  expect(drawer).not.toHaveTextContent('Marcus Oyelaran');
});

it('shows no codes of degrees or states before their names have loaded', async () => {
  let release = () => {};
  const until = new Promise<void>((resolve) => {
    release = resolve;
  });
  const view = await open();
  view.server.get('/api/v1/options/:list', (_schema, { params: { list } }) =>
    until.then(() => ({ items: [{ value: list === 'states' ? 'US-NY' : 'md', label: 'Name' }] })),
  );
  await view.user.click(screen.getByRole('link', { name: 'Dr. Helen Marsh' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Dr. Helen Marsh' }));
  expect(await drawer.findByText('License in …')).toBeInTheDocument();
  expect(drawer.queryByText(/^md/)).not.toBeInTheDocument();
  release();
  expect(await drawer.findByText('License in Name')).toBeInTheDocument();
});

it('counts subscriptions that expire soon as active, like the doctor’s dashboard', async () => {
  const { api, router } = await open();
  const { items } = await (await api('admin')).call(listAdminDoctors, { query: {} });
  const id = items.find(({ fullName }) => fullName === 'Dr. Helen Marsh')?.id ?? '';
  const { subscriptions } = await (await api('admin')).call(getAdminDoctor, { params: { id } });
  const { active = 0, expiring = 0 } = subscriptions;
  expect(expiring).toBeGreaterThan(0);
  await act(() => router.navigate(`/admin/doctors/${id}`));
  const label = await screen.findByText('Active subscribers');
  expect(label.nextElementSibling).toHaveTextContent(String(active + expiring));
});

it('reloads only the list and the doctor in the drawer after a decision', async () => {
  const view = await open({ path: '/admin/doctors?tab=pending' });
  await decide(view, rows()[0]!, 'Verify');
  const verify = within(await screen.findByRole('alertdialog')).getByRole('button', {
    name: 'Verify',
  });
  expect(await reloadedQueries(view, () => view.user.click(verify))).toEqual([
    '/api/v1/admin/doctors',
    '/api/v1/admin/doctors/:id',
  ]);
});
