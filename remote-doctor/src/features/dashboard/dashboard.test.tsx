import { screen, waitFor, within } from '@testing-library/react';
import { getDoctorDashboard } from '@praxis/contract/endpoints/doctor-dashboard';
import { renderRemote, type RenderRemoteOptions } from '@praxis/sdk/testing';
import { remote } from '../../remote';

const open = (options: Partial<RenderRemoteOptions> = {}) =>
  renderRemote({ remote, path: '/doctor/dashboard', ...options });

const figure = (name: string) =>
  screen.getByRole('heading', { name }).closest('article') as HTMLElement;

it('shows how the practice is doing, what waits and who comes', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Dashboard');
  expect(figure('Collected')).toHaveTextContent('$');
  expect(screen.getByRole('radio', { name: '30 days' })).toBeChecked();
});

it('asks for another period, and keeps the figures on show meanwhile', async () => {
  const { user, hold, sent } = await open();
  const collected = /\$2,520\.00/;
  expect(figure('Collected')).toHaveTextContent(collected);
  const release = hold(getDoctorDashboard);
  await user.click(screen.getByRole('radio', { name: '7 days' }));
  expect(figure('Collected')).toHaveTextContent(collected);
  release();
  await waitFor(() => expect(figure('Collected')).not.toHaveTextContent(collected));
  expect(sent.at(-1)?.query).toEqual({ from: '2025-12-30', to: '2026-01-05' });
});

it('says what failed, and shows the figures after another try', async () => {
  const { user } = await open({
    prepare: ({ failNext }) => failNext(getDoctorDashboard, 'offline'),
  });
  const alert = screen.getByRole('alert');
  expect(screen.queryByRole('heading', { name: 'Collected' })).not.toBeInTheDocument();
  await user.click(within(alert).getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Collected' })).toBeInTheDocument();
});

it('opens the filtered list behind each number', async () => {
  await open();
  const period = 'from=2025-12-07&to=2026-01-05';
  const to = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');
  expect(to('Collected')).toBe(`/doctor/payments?tab=charges&status=succeeded&${period}`);
  expect(to('Refunded')).toBe(`/doctor/payments?tab=refunds&status=succeeded&${period}`);
  expect(to('Fulfilled appointments')).toBe(`/doctor/appointments?tab=fulfilled&${period}`);
  expect(to('New subscribers')).toBe(`/doctor/patients?tab=all&event=joined&${period}`);
  expect(to('Ended subscriptions')).toBe(`/doctor/patients?tab=all&event=ended&${period}`);
  expect(to(/^Appointment requests \d+$/)).toBe(
    '/doctor/appointments?tab=unfulfilled&state=requested',
  );
  expect(to(/^Unread messages \d+$/)).toBe('/doctor/messages?tab=all&unread=true');
  expect(await screen.findByRole('link', { name: /^Expiring \d+$/ })).toHaveAttribute(
    'href',
    '/doctor/patients?tab=expiring',
  );
});

it('shows its charts, whose figures can be read as a table', async () => {
  const { user } = await open();
  await screen.findByRole('heading', { name: 'Revenue' });
  const tables = screen.getAllByRole('button', { name: 'Show as table' });
  expect(tables).toHaveLength(3);
  for (const button of tables) await user.click(button);
  expect(screen.getByRole('columnheader', { name: 'Upcoming' })).toBeInTheDocument();
  expect(screen.getByRole('rowheader', { name: 'Jan 5, 2026' })).toBeInTheDocument();
  expect(screen.getByRole('rowheader', { name: 'Expired or canceled' })).toBeInTheDocument();
});

it('keeps the period in the address', async () => {
  const { user, router } = await open({ path: '/doctor/dashboard?days=90' });
  expect(screen.getByRole('radio', { name: '90 days' })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: '365 days' }));
  expect(router.state.location.search).toBe('?days=365');
});

it.each([
  ['New subscribers', 'patients'],
  ['Ended subscriptions', 'patients'],
  ['Fulfilled appointments', 'appointments'],
])('%s: its list has as many rows as the number says', async (name, list) => {
  const { user, router } = await open({ path: '/doctor/dashboard?days=90' });
  const count = Number(
    within(figure(name)).getByText(/^\d+$/, { selector: 'p > span' }).textContent,
  );
  expect(count).toBeGreaterThan(0);
  await user.click(within(figure(name)).getByRole('link'));
  await waitFor(() => expect(router.state.location.pathname).toBe(`/doctor/${list}`));
  const { pathname, search } = router.state.location;
  await router.navigate(`${pathname}${search}&perPage=100`);
  // The number alone: writing out rows that are too few takes longer than the others need to come.
  await waitFor(() => expect(screen.getAllByRole('row').length).toBe(count + 1));
});
