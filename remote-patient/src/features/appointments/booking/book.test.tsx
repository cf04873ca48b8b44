import { act, screen, waitFor, within } from '@testing-library/react';
import {
  bookAppointment,
  createHold,
  listPatientAppointments,
} from '@praxis/contract/endpoints/patient-appointments';
import { listPatientSubscriptions } from '@praxis/contract/endpoints/patient-subscriptions';
import { getDoctor } from '@praxis/contract/endpoints/public';
import {
  reloadedQueries,
  renderRemote,
  Response,
  type RenderRemoteOptions,
  people,
  sample,
} from '@praxis/sdk/testing';
import { remote } from '../../../remote';

const open = (query = '', more: Partial<RenderRemoteOptions> = {}) =>
  renderRemote({ remote, path: `/patient/appointments/book${query}`, ...more });

/** A follow-up with the patient's doctor; January 8 has free times. */
const slot = {
  doctorId: people.doctor,
  visitTypeId: sample.followUp,
  startAt: '2026-01-08T16:00:00.000Z',
};
const at = `?doctor=${slot.doctorId}&type=${slot.visitTypeId}&at=${slot.startAt}`;

const next = () => screen.findByRole('button', { name: 'Next' });
const finish = () => screen.findByRole('button', { name: 'Send request' });
const dayOf = (day: RegExp) => screen.findByRole('group', { name: day });
/** Matches a time whose day and hours are separate elements. */
const isTime = (pattern: RegExp) => (_text: string, element: Element | null) =>
  element instanceof HTMLTimeElement && pattern.test(element.textContent.replace(/\s+/g, ' '));

beforeEach(() => sessionStorage.clear());

it('books in four steps while the slot is held', async () => {
  const { user, host, sent, router, api } = await open();
  expect(await next()).toBeDisabled();
  await user.click(await screen.findByRole('radio', { name: /^Follow-up/ }));
  await user.click(await next());

  const day = await dayOf(/Jan 8/);
  const time = within(day).getByRole('radio', { name: '11:00 AM' });
  await user.click(time);
  expect(time).toBeChecked();
  await user.click(await next());

  await user.type(
    await screen.findByRole('textbox', { name: /Reason/ }),
    'Blood pressure since Monday',
  );
  await user.click(await next());
  expect(await screen.findByText('Blood pressure since Monday')).toBeVisible();
  expect(screen.getByText(isTime(/Thu, Jan 8 · 11:00 – 11:30/))).toBeVisible();
  expect(screen.getByText(/The practice answers within 48 hours/)).toBeVisible();
  expect(screen.getByText(/move or cancel it until Wed, Jan 7 · 11:00/)).toBeVisible();
  // The device is in another zone.
  expect(screen.getByText(/^Held for you until \d+:\d\d [AP]M EST$/)).toBeVisible();

  await user.click(await finish());
  await waitFor(() =>
    expect(host.notices).toMatchObject([{ kind: 'success', text: 'Request sent' }]),
  );
  const booking = sent.find(({ line }) => line === 'POST /api/v1/patient/appointments');
  expect(booking).toBeDefined();
  const patient = await api('patient');
  const { items } = await patient.call(listPatientAppointments, { query: { perPage: 100 } });
  const booked = items.find(({ startAt }) => startAt === slot.startAt);
  expect(router.state.location.pathname).toBe(`/patient/appointments/${booked?.id}`);
  expect(await within(await screen.findByRole('dialog')).findByText('Requested')).toBeVisible();
});

it('groups the times of a day by morning, afternoon and evening', async () => {
  await open(`?doctor=${slot.doctorId}&type=${slot.visitTypeId}&step=time`);
  const day = within(await dayOf(/Jan 8/));
  const named = (part: string) =>
    within(day.getByRole('group', { name: part }))
      .getAllByRole('radio')
      .map((time) => time.parentElement?.textContent);
  expect(named('Morning').every((time) => time?.endsWith('AM'))).toBe(true);
  expect(named('Afternoon').every((time) => time?.endsWith('PM'))).toBe(true);
  expect(named('Morning').length + named('Afternoon').length).toBe(
    day.getAllByRole('radio').length,
  );
});

it('continues at the same step after a reload, and goes back to each step', async () => {
  const { user } = await open(`${at}&step=check`);
  expect(await screen.findByText(isTime(/Thu, Jan 8 · 11:00 – 11:30/))).toBeVisible();
  // The place depends on the appointment type.
  const type = screen.getByText('Type', { selector: 'dt' });
  expect(type.nextElementSibling).toHaveTextContent(/^Follow-up$/);
  await user.click(screen.getByRole('button', { name: /^Time/ }));
  const day = await dayOf(/Jan 8/);
  expect(within(day).getByRole('radio', { name: '11:00 AM' })).toBeChecked();
});

it('skips no step that lacks input', async () => {
  await open('?step=check');
  expect(await screen.findByRole('radio', { name: /^Follow-up/ })).toBeVisible();
});

it('offers the nearest times when the chosen one was taken before it could be held', async () => {
  const { user, failNext } = await open(`${at}&step=time`);
  await dayOf(/Jan 8/);
  failNext(createHold, 'slot_taken');
  await user.click(await next());
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText(/This time is already booked/)).toBeVisible();
  // The alert is above a list that is taller than the window, so it must get the focus to be seen.
  expect(screen.getByRole('alert').parentElement).toHaveFocus();
  const times = alert.getAllByRole('button').map(({ textContent }) => textContent);
  expect(times).toHaveLength(3);
  expect(times.every((time) => time?.startsWith('Thu, Jan 8 ·'))).toBe(true);
  await user.click(alert.getAllByRole('button')[0] as HTMLElement);
  await user.click(await next());
  expect(await screen.findByRole('textbox', { name: /Reason/ })).toBeVisible();
});

it.each([
  ['lead_time', 'This time is too soon. Choose a later one.'],
  ['too_far_ahead', 'This time is too far ahead. Choose an earlier one.'],
  ['slot_not_offered', 'This time isn’t available. Choose another.'],
  ['patient_overlap', 'You already have an appointment at this time. Choose another.'],
] as const)('shows why a time is refused, and the nearest free ones: %s', async (code, message) => {
  const { user, failNext } = await open(`${at}&step=time`);
  await dayOf(/Jan 8/);
  failNext(createHold, code);
  await user.click(await next());
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText(message)).toBeVisible();
  expect(alert.getAllByRole('button')).toHaveLength(3);
});

it('goes back to the times when someone else has booked the chosen one', async () => {
  const later = at.replace('-08T', '-22T');
  const { user, failNext } = await open(`${later}&step=check`);
  await screen.findByText(isTime(/Thu, Jan 22 ·/));
  failNext(bookAppointment, 'slot_taken');
  await user.click(await finish());
  expect(await screen.findByText(/Closest available times/)).toBeVisible();
  // To the week of the chosen time, not the first one.
  expect(await dayOf(/Jan 22/)).toBeVisible();
});

it.each([
  ['membership_unpaid', 'Open invoices', '/patient/invoices?tab=open'],
  ['allowance_used', 'Go to subscriptions', '/patient/subscriptions'],
] as const)('links to the fix for %s', async (code, link, path) => {
  const { user, failNext } = await open(`${at}&step=time`);
  await dayOf(/Jan 8/);
  failNext(createHold, code);
  await user.click(await next());
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByRole('link', { name: link })).toHaveAttribute('href', path);
});

it('refuses a third request and links to the two open ones', async () => {
  const { user } = await open(`${at}&step=check`, {
    prepare: async ({ api }) => {
      const patient = await api('patient');
      const { items } = await patient.call(listPatientAppointments, {
        query: { status: 'unfulfilled', perPage: 100 },
      });
      const waiting = items.filter(({ state }) => state === 'requested' || state === 'proposed');
      const days = ['2026-01-12', '2026-01-13'].slice(waiting.length);
      for (const day of days)
        await patient.call(bookAppointment, {
          body: { ...slot, startAt: `${day}T16:00:00.000Z` },
        });
    },
  });
  await screen.findByText(isTime(/Thu, Jan 8 ·/));
  await user.click(await finish());
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText(/You already have two open requests/)).toBeVisible();
  expect(alert.getByRole('link', { name: 'View your requests' })).toBeVisible();
});

/** Responds to slot requests with those of `free` that are on the requested days. */
const onlyFree =
  (...times: string[]): RenderRemoteOptions['prepare'] =>
  ({ server }) =>
    void server.get('/api/v1/doctors/:id/slots', (_schema, { queryParams: { from, to } }) => ({
      timeZone: 'America/New_York',
      items: times
        .filter((time) => time.slice(0, 10) >= String(from) && time.slice(0, 10) <= String(to))
        .map((startAt) => ({ startAt, endAt: startAt })),
    }));

it('links from a week without free times to the next one with some', async () => {
  const { user } = await open(`?doctor=${people.doctor}&type=${slot.visitTypeId}&step=time`, {
    prepare: onlyFree('2026-03-20T14:00:00.000Z'),
  });
  expect(screen.getByText('No available times these days')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Find next available time' }));
  const day = await dayOf(/Mar 20/);
  expect(within(day).getByRole('radio', { name: '10:00 AM' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Available times' })).toHaveFocus();
});

it('names the zone of the times when the device is in another one', async () => {
  await open(`?doctor=${people.doctor}&type=${slot.visitTypeId}&step=time`);
  await dayOf(/Jan 8/);
  expect(screen.getByText('Eastern Time (New York)')).toBeVisible();
});

it('names both zones in a week in which DST starts or ends in one of them', async () => {
  const { user, host } = await open(`?doctor=${people.doctor}&type=${slot.visitTypeId}&step=time`, {
    prepare: onlyFree('2026-03-05T14:00:00.000Z', '2026-03-10T14:00:00.000Z'),
  });
  act(() => host.updateUserData({ timeZone: 'America/Bogota' }));
  await user.click(screen.getByRole('button', { name: 'Find next available time' }));
  const day = await dayOf(/Mar 10/);
  expect(within(day).getByRole('radio', { name: /9:00 AM.*10:00 AM EDT/ })).toBeVisible();
  expect(
    screen.getByText(/^Shown in .*; practice time below: Eastern Time \(New York\)$/),
  ).toBeVisible();
});

it('shows that there are no free times at all, and retries after a failure', async () => {
  const { user, server } = await open(
    `?doctor=${people.doctor}&type=${slot.visitTypeId}&step=time`,
    {
      prepare: onlyFree(),
    },
  );
  server.get('/api/v1/doctors/:id/slots', () => new Response(503));
  await user.click(screen.getByRole('button', { name: 'Find next available time' }));
  const retry = await screen.findByRole('button', { name: 'Retry' });
  server.get('/api/v1/doctors/:id/slots', () => ({ timeZone: 'America/New_York', items: [] }));
  await user.click(retry);
  expect(await screen.findByText('No available times in the coming months.')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Available times' })).toHaveFocus();
});

it('offers members-only types only while the subscription allows it', async () => {
  const names: string[] = [];
  await open(`?doctor=${people.doctor}`, {
    prepare: async ({ api, server }) => {
      const patient = await api('patient');
      const { visitTypes } = await patient.call(getDoctor, { params: { id: people.doctor } });
      names.push(...visitTypes.filter((type) => type.memberOnly).map(({ name }) => name));
      const { items, ...rest } = await patient.call(listPatientSubscriptions, {});
      const closed = items.map((one) => ({ ...one, actions: [] }));
      server.get('/api/v1/patient/subscriptions', () => ({ ...rest, items: closed }));
    },
  });
  expect(await screen.findByRole('radio', { name: /^Follow-up/ })).toBeVisible();
  expect(names).not.toHaveLength(0);
  for (const name of names)
    expect(screen.queryByRole('radio', { name: new RegExp(`^${name}`) })).not.toBeInTheDocument();
  expect(screen.getByText(/need an active subscription/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to subscriptions' })).toBeVisible();
});

it('keeps the reason over a reload, only in this tab, and drops it when the page is left', async () => {
  const before = await open(`${at}&step=reason`);
  await before.user.type(await screen.findByRole('textbox', { name: /Reason/ }), 'Headache');
  const stored = { ...sessionStorage };
  expect(JSON.stringify({ ...localStorage })).not.toContain('Headache');
  expect(before.router.state.location.search).not.toContain('Headache');
  before.unmount();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Headache');

  Object.assign(sessionStorage, stored);
  const after = await open(`${at}&step=check`);
  expect(await screen.findByText('Headache')).toBeVisible();
  after.unmount();
});

it('asks for confirmation before a typed reason is discarded', async () => {
  const { user, router } = await open(`${at}&step=reason`);
  await user.type(await screen.findByRole('textbox', { name: /Reason/ }), 'Headache');
  await user.click(screen.getByRole('link', { name: 'Appointments' }));
  const asks = within(await screen.findByRole('alertdialog'));
  expect(router.state.location.pathname).toBe('/patient/appointments/book');
  await user.click(asks.getByRole('button', { name: 'Discard changes' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/patient/appointments'));
});

it('reloads only the free times after one is held', async () => {
  const view = await open(`${at}&step=time`);
  await dayOf(/Jan 8/);
  const button = await next();
  expect(await reloadedQueries(view, () => view.user.click(button))).toEqual([
    '/api/v1/doctors/:id/slots',
  ]);
});
