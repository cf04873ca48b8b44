import { act, screen, waitFor, within } from '@testing-library/react';
import { getDoctorDashboard } from '@praxis/contract/endpoints/doctor-dashboard';
import { people, renderRemote, type RenderRemoteOptions } from '@praxis/sdk/testing';
import { remote } from '../../remote';

const open = (options: Partial<RenderRemoteOptions> = {}) =>
  renderRemote({ remote, path: '/doctor/dashboard', ...options });

const figure = (name: string) =>
  screen.getByRole('heading', { name }).closest('article') as HTMLElement;

const card = (name: string) =>
  screen.getByRole('heading', { level: 2, name }).closest('section') as HTMLElement;

/** Setup state of a new practice, with a license in review and a plan. */
const newPractice = {
  practice: false,
  verification: 'pending',
  availability: false,
  visitTypes: false,
  plan: true,
  payoutAccount: false,
};

const completeSetup: typeof newPractice = {
  practice: true,
  verification: 'verified',
  availability: true,
  visitTypes: true,
  plan: true,
  payoutAccount: true,
};

const withoutPatients =
  (setup: typeof newPractice): RenderRemoteOptions['prepare'] =>
  async ({ api, server }) => {
    const dashboard = await (await api('doctor')).call(getDoctorDashboard, { query: {} });
    const response = { ...dashboard, started: false, today: [], next: [], setup };
    server.get(getDoctorDashboard.path, () => response);
  };

const countOf = (name: string) =>
  Number(within(figure(name)).getByText(/^\d+$/, { selector: 'p > span' }).textContent);

it('shows figures, open decisions and today’s schedule', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Dashboard');
  expect(figure('Collected')).toHaveTextContent('$');
  expect(screen.getByRole('radio', { name: '30 days' })).toBeChecked();
});

it('requests another period and keeps the previous figures until it arrives', async () => {
  const { user, hold, sent } = await open();
  const [collected = ''] = /\$[\d,.]+/.exec(figure('Collected').textContent) ?? [];
  expect(collected).not.toBe('');
  const release = hold(getDoctorDashboard);
  await user.click(screen.getByRole('radio', { name: '7 days' }));
  expect(figure('Collected')).toHaveTextContent(collected);
  release();
  await waitFor(() => expect(figure('Collected')).not.toHaveTextContent(collected));
  expect(sent.at(-1)?.query).toEqual({ from: '2025-12-30', to: '2026-01-05' });
  expect(within(figure('Collected')).getByText('vs previous 7 days')).toBeInTheDocument();
});

it('ends a period today in the practice, also for a doctor for whom it is tomorrow', async () => {
  // In Tokyo it is January 6, 5 AM.
  const { user, host, sent } = await open({ now: Date.parse('2026-01-05T20:00:00Z') });
  const before = sent.length;
  act(() => host.updateUserData({ timeZone: 'Asia/Tokyo' }));
  await user.click(screen.getByRole('radio', { name: '7 days' }));
  const asked = sent.slice(before).filter(({ line }) => line === `GET ${getDoctorDashboard.path}`);
  expect(asked.map(({ query }) => query)).toEqual([{ from: '2025-12-30', to: '2026-01-05' }]);
});

it('reloads after midnight, when the same request has another response', async () => {
  const { router, sent, moveClock } = await open();
  const asked = () => sent.filter(({ line }) => line === `GET ${getDoctorDashboard.path}`);
  await act(() => router.navigate('/doctor/dashboard?days=30'));
  expect(asked()).toHaveLength(1);
  moveClock(86_400_000);
  await act(() => router.navigate('/doctor/dashboard'));
  await waitFor(() => expect(asked().map(({ query }) => query)).toEqual([{}, {}]));
});

it('starts with the schedule and open decisions, followed by the figures', async () => {
  await open();
  const headings = screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
  expect(headings.slice(0, 4)).toEqual([
    'Today',
    'Needs your attention',
    'Performance',
    'Collected',
  ]);
});

it('opens an appointment of the schedule with a click anywhere in its row', async () => {
  const { user, router } = await open();
  const schedule = card('Today');
  const row = within(schedule).getAllByRole('listitem').at(-1) as HTMLElement;
  const link = within(row).getByRole('link');
  expect(link.textContent).toMatch(/\d:\d\d/);
  await user.click(within(row).getAllByText(/\d:\d\d/)[0]!);
  expect(router.state.location.pathname).toMatch(/^\/doctor\/appointments\/.+/);
});

it('shows setup steps instead of zeros to a new doctor', async () => {
  const { user, router } = await open({ prepare: withoutPatients(newPractice) });
  await screen.findByRole('heading', { name: 'Set up your practice' });
  const setup = card('Set up your practice');
  expect(setup).toHaveTextContent('1 of 6 done');
  expect(within(setup).getByText(/^In review/)).toBeVisible();
  expect(within(setup).getAllByRole('listitem')).toHaveLength(6);
  expect(within(setup).getByRole('link', { name: 'Add practice' })).toHaveAttribute(
    'href',
    '/doctor/profile?tab=practice',
  );
  expect(screen.queryByRole('heading', { name: 'Collected' })).not.toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Today' })).not.toBeInTheDocument();
  await user.click(within(setup).getByRole('link', { name: 'Set hours' }));
  expect(router.state.location.search).toBe('?tab=availability');
});

it('links to the list when a plan only has to be published', async () => {
  const drafted = { ...completeSetup, plan: false, planDraft: true };
  await open({ prepare: withoutPatients(drafted) });
  const link = await screen.findByRole('link', { name: 'View draft' });
  expect(link).toHaveAttribute('href', '/doctor/plans');
  expect(screen.queryByRole('link', { name: 'Create plan' })).not.toBeInTheDocument();
});

it('links to the public page when setup is complete', async () => {
  await open({ prepare: withoutPatients(completeSetup) });
  const link = await screen.findByRole('link', { name: 'View public page' });
  expect(link).toHaveAttribute('href', `/doctors/${people.doctor}`);
});

it('tells suspended doctors about the suspension and where to find the reason', async () => {
  await open({
    prepare: async ({ api, server }) => {
      const dashboard = await (await api('doctor')).call(getDoctorDashboard, { query: {} });
      const setup = { ...dashboard.setup, verification: 'suspended' };
      server.get(getDoctorDashboard.path, () => ({ ...dashboard, setup }));
    },
  });
  expect(await screen.findByText('Your profile is suspended')).toBeVisible();
  expect(screen.getByRole('link', { name: 'View reason' })).toHaveAttribute(
    'href',
    '/doctor/profile?tab=background',
  );
});

it('shows the error, and the figures after a retry', async () => {
  const { user } = await open({
    prepare: ({ failNext }) => failNext(getDoctorDashboard, 'offline'),
  });
  const alert = screen.getByRole('alert');
  expect(screen.queryByRole('heading', { name: 'Collected' })).not.toBeInTheDocument();
  await user.click(within(alert).getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Collected' })).toBeInTheDocument();
});

it('links each number to its filtered list', async () => {
  await open();
  const period = 'from=2025-12-07&to=2026-01-05';
  const to = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');
  expect(to('Collected')).toBe(`/doctor/payments?tab=charges&status=succeeded&${period}`);
  expect(to('Refunded')).toBe(`/doctor/payments?tab=refunds&status=succeeded&${period}`);
  expect(to('Fulfilled appointments')).toBe(`/doctor/appointments?tab=fulfilled&${period}`);
  expect(to('Recurring per month')).toBe('/doctor/patients?tab=all&event=renewing');
  expect(to('New subscribers')).toBe(`/doctor/patients?tab=all&event=joined&${period}`);
  expect(to('Ended subscriptions')).toBe(`/doctor/patients?tab=all&event=ended&${period}`);
  expect(to(/^Appointment requests \d+$/)).toBe(
    '/doctor/appointments?tab=unfulfilled&state=requested',
  );
  expect(to(/^Past appointments still open \d+$/)).toBe(
    '/doctor/appointments?tab=unfulfilled&time=past',
  );
  expect(to(/^Unread messages \d+$/)).toBe('/doctor/messages?tab=all&unread=true');
  expect(to(/^Past-due subscriptions \d+$/)).toBe('/doctor/patients?tab=all&billingState=pastDue');
  expect(to(/^Unpaid subscriptions \d+$/)).toBe('/doctor/patients?tab=all&billingState=unpaid');
  expect(await screen.findByRole('link', { name: /^Expiring \d+$/ })).toHaveAttribute(
    'href',
    '/doctor/patients?tab=expiring',
  );
});

it('shows charts whose figures can be read as a table', async () => {
  const { user } = await open();
  await screen.findByRole('heading', { name: 'Revenue' });
  const tables = screen.getAllByRole('button', { name: 'Show as table' });
  expect(tables).toHaveLength(3);
  for (const button of tables) await user.click(button);
  expect(screen.getAllByRole('columnheader', { name: 'Previous 30 days' })).toHaveLength(2);
  expect(screen.getByRole('columnheader', { name: 'Fulfilled' })).toBeInTheDocument();
  expect(screen.getAllByRole('rowheader', { name: 'Jan 5, 2026' })).toHaveLength(3);
});

it('draws as many fulfilled appointments as the figure counts', async () => {
  const { user } = await open();
  await screen.findByRole('heading', { name: 'Revenue' });
  const chart = within(card('Appointments'));
  await user.click(chart.getByRole('button', { name: 'Show as table' }));
  const [, ...rows] = chart.getAllByRole('row');
  const fulfilled = rows.map((row) => Number(within(row).getAllByRole('cell')[0]?.textContent));
  expect(fulfilled.reduce((sum, count) => sum + count, 0)).toBe(countOf('Fulfilled appointments'));
});

it('keeps the period in the URL', async () => {
  const { user, router } = await open({ path: '/doctor/dashboard?days=90' });
  expect(screen.getByRole('radio', { name: '90 days' })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: '365 days' }));
  expect(router.state.location.search).toBe('?days=365');
});

it.each([
  ['New subscribers', 'patients'],
  ['Ended subscriptions', 'patients'],
  ['Fulfilled appointments', 'appointments'],
])('%s: the list has as many rows as the number', async (name, list) => {
  const { user, router } = await open({ path: '/doctor/dashboard?days=90' });
  const count = countOf(name);
  expect(count).toBeGreaterThan(0);
  await user.click(within(figure(name)).getByRole('link'));
  await waitFor(() => expect(router.state.location.pathname).toBe(`/doctor/${list}`));
  const { pathname, search } = router.state.location;
  await act(() => router.navigate(`${pathname}${search}&perPage=100`));
  // Compares only the number: printing the rows on each retry takes longer than the rest needs to
  // load.
  await waitFor(() => expect(screen.getAllByRole('row').length).toBe(count + 1));
});
