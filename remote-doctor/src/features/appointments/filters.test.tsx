import { screen, waitFor } from '@testing-library/react';
import { listDoctorAppointments } from '@praxis/contract/endpoints/doctor-appointments';
import { renderRemote } from '@praxis/sdk/testing';
import { remote } from '../../remote';

const clearButtons = () => screen.queryAllByRole('button', { name: 'Clear filters' });

it('hides a filter in tabs that it doesn’t apply to, regardless of the URL', async () => {
  const path = '/doctor/appointments?tab=all&closed=true&state=booked';
  const { user } = await renderRemote({ remote, path });
  expect(clearButtons()).toEqual([]);
  await user.type(screen.getByRole('searchbox'), 'zz');
  await screen.findByText('No results for “zz”');
  await user.click(clearButtons()[0]!);
  expect(clearButtons()).toEqual([]);
});

it('shows the filter of closed appointments in its tab', async () => {
  await renderRemote({ remote, path: '/doctor/appointments?tab=unfulfilled&closed=true' });
  expect(clearButtons()).toHaveLength(1);
});

/** The text of a tab, with its count. */
const tab = (name: string) =>
  screen.getByRole('link', { name: new RegExp(`^${name}`) }).textContent;

it('lists all appointments in the tab “all”, including canceled ones', async () => {
  const { api } = await renderRemote({ remote, path: '/doctor/appointments?tab=all&perPage=100' });
  const { counts } = await (
    await api('doctor')
  ).call(listDoctorAppointments, { query: { status: 'all', closed: 'all' } });
  await waitFor(() => expect(tab('All')).toBe(`All${counts['all']}`));
  expect(screen.getAllByText(/^Canceled/).length).toBeGreaterThan(0);
});

it('counts the tabs’ own appointments only: their addresses have no filter', async () => {
  const view = await renderRemote({ remote, path: '/doctor/appointments' });
  await waitFor(() => expect(tab('Fulfilled')).toMatch(/\d/));
  for (const name of ['Unfulfilled', 'All']) expect(tab(name)).toMatch(/\d/);
  view.unmount();
  await renderRemote({ remote, path: '/doctor/appointments?time=ahead' });
  await waitFor(() => expect(tab('Unfulfilled')).toMatch(/\d/));
  expect([tab('Fulfilled'), tab('All')]).toEqual(['Fulfilled', 'All']);
});
