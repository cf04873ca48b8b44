import { act, screen, waitFor, within } from '@testing-library/react';
import {
  claimRequest,
  confirmRequest,
  declineRequest,
  listAppointmentRequests,
} from '@praxis/contract/endpoints/appointment-requests';
import type { PlanVersion } from '@praxis/contract/entities/plan';
import type { Practice } from '@praxis/contract/entities/practice';
import { reloadedQueries, renderRemote, type RenderRemoteOptions } from '@praxis/sdk/testing';
import { formatInstant } from '@praxis/sdk/ui/page';
import { remote } from '../../remote';

const path = '/team-member/appointment-requests';
const open = (options: Partial<RenderRemoteOptions> = {}) =>
  renderRemote({ remote, path, ...options });

const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);

/** Opens the menu of the first row and returns the patient's name. */
async function openFirst({ user }: Awaited<ReturnType<typeof open>>): Promise<string> {
  const button = within(rows()[0]!).getByRole('button', { name: /^Actions for / });
  await user.click(button);
  return button.getAttribute('aria-label')!.replace('Actions for ', '');
}

const menuItem = (name: string) => screen.findByRole('menuitem', { name });

it('lists open requests, oldest first', async () => {
  const { sent } = await open();
  expect(rows().length).toBeGreaterThan(1);
  expect(sent[0]?.query).toMatchObject({ requested: true, sort: 'createdAt' });
  expect(screen.getByRole('columnheader', { name: 'Requested' })).toBeInTheDocument();
});

it('confirms a request, removes it from the list and updates the count in the menu', async () => {
  const view = await open();
  const name = await openFirst(view);
  await view.user.click(await menuItem('Confirm'));
  expect(await screen.findByText(`${name}’s appointment is confirmed`)).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('link', { name })).not.toBeInTheDocument());
  expect(view.changed).toContain('appointment');
});

it('declines a request after confirmation and states the consequences', async () => {
  const view = await open();
  const name = await openFirst(view);
  await view.user.click(await menuItem('Decline'));
  const dialog = await screen.findByRole('alertdialog', { name: `Decline ${name}’s request` });
  // A request uses no allowance, so the dialog doesn't mention one.
  expect(dialog).toHaveTextContent('We’ll notify the patient. This can’t be undone.');
  await view.user.click(within(dialog).getByRole('button', { name: 'Decline request' }));
  expect(await screen.findByText(`${name}’s request is declined`)).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('link', { name })).not.toBeInTheDocument());
});

it('keeps the request when declining is canceled or fails', async () => {
  const view = await open();
  await openFirst(view);
  await view.user.click(await menuItem('Decline'));
  view.failNext(declineRequest, 'offline');
  await view.user.click(await screen.findByRole('button', { name: 'Decline request' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('No connection');
  await view.user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(view.host.notices).toEqual([]);
});

it('proposes a free time of the day', async () => {
  const view = await open();
  const name = await openFirst(view);
  await view.user.click(await menuItem('Propose another time'));
  const dialog = await screen.findByRole('dialog', { name: `Propose another time to ${name}` });
  expect(within(dialog).getByRole('button', { name: 'Propose' })).toBeDisabled();
  const free = await within(dialog).findByRole('group', { name: 'Available times' });
  const times = within(free).getAllByRole('radio');
  await view.user.click(times.at(-1)!);
  await view.user.click(within(dialog).getByRole('button', { name: 'Propose' }));
  expect(await screen.findByText(`New time proposed to ${name}`)).toBeInTheDocument();
});

it('claims a request, and then shows the reason for the appointment', async () => {
  const view = await open();
  const name = await openFirst(view);
  await view.user.click(await menuItem('View'));
  const drawer = await screen.findByRole('dialog', { name });
  expect(await within(drawer).findByText('No one yet')).toBeInTheDocument();
  expect(drawer).toHaveTextContent('Visible once you claim the request');
  await view.user.click(within(drawer).getByRole('button', { name: 'Claim' }));
  expect(await within(drawer).findByText('Priya Raman')).toBeInTheDocument();
  expect(drawer).not.toHaveTextContent('Visible once you claim the request');
  expect(within(drawer).queryByRole('button', { name: 'Claim' })).not.toBeInTheDocument();
});

it('shows a claim optimistically and rolls it back when it is refused', async () => {
  const view = await open();
  await openFirst(view);
  const release = view.hold(claimRequest);
  view.failNext(claimRequest, { status: 500 });
  await view.user.click(await menuItem('Claim'));
  await waitFor(() => expect(rows()[0]).toHaveTextContent('Priya Raman'));
  expect(view.host.notices).toHaveLength(0);
  // It can't be claimed twice.
  await openFirst(view);
  expect(await menuItem('Confirm')).toBeInTheDocument();
  expect(screen.queryByRole('menuitem', { name: 'Claim' })).not.toBeInTheDocument();
  await view.user.keyboard('{Escape}');
  release();
  await screen.findByText(/^Couldn’t change .+’s appointment\./);
  expect(rows()[0]).not.toHaveTextContent('Priya Raman');
});

it('shows a confirmed request as booked optimistically, in the list of open requests', async () => {
  const view = await open();
  const name = await openFirst(view);
  const release = view.hold(confirmRequest);
  await view.user.click(await menuItem('Confirm'));
  await waitFor(() => expect(rows()[0]).toHaveTextContent('Booked'));
  expect(rows()[0]).toHaveTextContent(name);
  // It offers no further action until the response arrives.
  await view.user.click(screen.getByRole('button', { name: `Actions for ${name}` }));
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
    'View',
  ]);
  release();
  await waitFor(() => expect(screen.queryByRole('link', { name })).not.toBeInTheDocument());
});

it('queues a confirmation behind a claim that is still pending', async () => {
  const view = await open();
  const name = await openFirst(view);
  const release = view.hold(claimRequest);
  await view.user.click(await menuItem('Claim'));
  await openFirst(view);
  await view.user.click(await menuItem('Confirm'));
  await waitFor(() => expect(rows()[0]).toHaveTextContent('Booked'));
  release();
  expect(await screen.findByText(`${name}’s appointment is confirmed`)).toBeInTheDocument();
  expect(view.host.notices.map(({ kind }) => kind)).toEqual(['success', 'success']);
});

it('shows a colleague’s change, and reports a conflict when the colleague was faster', async () => {
  const view = await open();
  const name = await openFirst(view);
  const confirm = await menuItem('Confirm');
  const colleague = await view.api('teamMember');
  const { items } = await colleague.call(listAppointmentRequests, {
    query: { requested: true, sort: 'createdAt' },
  });
  const { id, version } = items[0]!;
  await colleague.call(confirmRequest, { params: { id }, version });
  await view.user.click(confirm);
  await waitFor(() => expect(view.host.notices[0]).toMatchObject({ kind: 'error' }));
  await waitFor(() => expect(screen.queryByRole('link', { name })).not.toBeInTheDocument());
});

it('stops offering times for a request that a colleague has confirmed', async () => {
  const view = await open();
  await openFirst(view);
  await view.user.click(await menuItem('Propose another time'));
  const dialog = within(await screen.findByRole('dialog'));
  const colleague = await view.api('teamMember');
  const { items } = await colleague.call(listAppointmentRequests, {
    query: { requested: true, sort: 'createdAt' },
  });
  const { id, version } = items[0]!;
  await colleague.call(confirmRequest, { params: { id }, version });
  await view.refresh();
  expect(await dialog.findByText('This can no longer be done.')).toBeInTheDocument();
  expect(dialog.queryByRole('button', { name: 'Propose' })).not.toBeInTheDocument();
});

it('shows the time of a request in the practice’s zone, like all times of the list', async () => {
  const view = await open();
  const colleague = await view.api('teamMember');
  const { items } = await colleague.call(listAppointmentRequests, {
    query: { requested: true, sort: 'createdAt' },
  });
  const { createdAt, timeZone: zone } = items[0]!;
  act(() => view.host.updateUserData({ timeZone: 'Asia/Tokyo' }));
  expect(rows()[0]).toHaveTextContent(formatInstant(createdAt, { language: 'en', zone }));
});

it('reschedules a booked appointment to a free time and shows the appointment that replaces it', async () => {
  const view = await open({ path: `${path}?tab=unfulfilled` });
  const booked = rows().find((row) => row.textContent?.includes('Booked'))!;
  await view.user.click(within(booked).getAllByRole('link')[0]!);
  const drawer = await screen.findByRole('dialog');
  await view.user.click(await within(drawer).findByRole('button', { name: 'Reschedule' }));
  const dialog = await screen.findByRole('dialog', { name: /^Reschedule / });
  expect(dialog).toHaveTextContent('We’ll notify the patient of the new time.');
  const free = await within(dialog).findByRole('group', { name: 'Available times' });
  await view.user.click(within(free).getAllByRole('radio').at(-1)!);
  await view.user.click(within(dialog).getByRole('button', { name: 'Reschedule' }));
  await waitFor(() => expect(view.host.notices[0]?.text).toMatch(/is rescheduled$/));
  await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent('Booked'));
  const opened = view.sent.filter(({ line }) => /^GET .*appointment-requests\/[^?]+$/.test(line));
  expect(new Set(opened.map(({ line }) => line)).size).toBe(2);
  expect(view.sent.filter(({ line }) => line.endsWith('/reschedule'))).toHaveLength(1);
});

it('cancels a booked appointment with a reason', async () => {
  const view = await open({ path: `${path}?tab=unfulfilled` });
  const booked = rows().find((row) => row.textContent?.includes('Booked'))!;
  await view.user.click(within(booked).getByRole('button', { name: /^Actions for / }));
  await view.user.click(await menuItem('Cancel appointment'));
  const dialog = await screen.findByRole('dialog');
  await view.user.selectOptions(within(dialog).getByLabelText(/^Reason/), 'Doctor unavailable');
  await view.user.click(within(dialog).getByRole('button', { name: 'Cancel appointment' }));
  await waitFor(() => expect(view.host.notices[0]?.text).toMatch(/is canceled$/));
  expect(view.sent.find(({ line }) => line.endsWith('/cancel'))?.body).toEqual({
    code: 'doctorUnavailable',
  });
});

it('returns nothing to an unlimited plan', async () => {
  const view = await open({
    path: `${path}?tab=unfulfilled`,
    prepare: async ({ api, simulation }) => {
      await (await api('teamMember')).call(listAppointmentRequests, {});
      const versions = simulation.database.table<PlanVersion>('practice.planVersions');
      for (const one of versions.all()) versions.put({ ...one, visitAllowance: null });
    },
  });
  const booked = rows().find((row) => row.textContent?.includes('Booked'))!;
  await view.user.click(within(booked).getByRole('button', { name: /^Actions for / }));
  await view.user.click(await menuItem('Cancel appointment'));
  expect(await screen.findByRole('dialog')).toHaveTextContent(
    'We’ll notify the patient. This can’t be undone.',
  );
});

it('states that an appointment still counts when its patient cancels too late', async () => {
  const view = await open({
    path: `${path}?tab=unfulfilled`,
    prepare: async ({ api, simulation }) => {
      await (await api('teamMember')).call(listAppointmentRequests, {});
      const versions = simulation.database.table<PlanVersion>('practice.planVersions');
      for (const one of versions.all()) versions.put({ ...one, visitAllowance: 6 });
      const practices = simulation.database.table<Practice>('practice.practices');
      for (const { policies, ...one } of practices.all())
        practices.put({ ...one, policies: { ...policies, cancelWindowHours: 100 * 24 } });
    },
  });
  const booked = rows().find((row) => row.textContent?.includes('Booked'))!;
  await view.user.click(within(booked).getByRole('button', { name: /^Actions for / }));
  await view.user.click(await menuItem('Cancel appointment'));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('is returned to their allowance');
  await view.user.selectOptions(
    within(dialog).getByLabelText(/^Reason/),
    'Requested by the patient',
  );
  expect(dialog).toHaveTextContent('still counts toward their allowance');
});

it('renders in German', async () => {
  await open({ language: 'de' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Terminanfragen');
});

it('reloads only the list and an open request after an answer', async () => {
  const view = await open();
  await openFirst(view);
  const confirm = await menuItem('Confirm');
  const list = '/api/v1/team-member/appointment-requests';
  expect(await reloadedQueries(view, () => view.user.click(confirm))).toEqual([list]);
  await openFirst(view);
  await view.user.click(await menuItem('View'));
  const claim = await screen.findByRole('button', { name: 'Claim' });
  expect(await reloadedQueries(view, () => view.user.click(claim))).toEqual([list, `${list}/:id`]);
});
