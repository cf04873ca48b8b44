import { screen, waitFor, within } from '@testing-library/react';
import {
  cancelAppointment,
  getDoctorAppointment,
  listDoctorAppointments,
} from '@praxis/contract/endpoints/doctor-appointments';
import {
  createDoctorVacation,
  deleteDoctorVacation,
  listDoctorVacations,
} from '@praxis/contract/endpoints/vacations';
import type { DoctorAppointment } from '@praxis/contract/endpoints/views/appointment';
import {
  reloadedQueries,
  renderRemote,
  Response,
  type RenderRemoteOptions,
} from '@praxis/sdk/testing';
import { remote } from '../../remote';

const open = (options: Partial<RenderRemoteOptions> = {}) =>
  renderRemote({ remote, path: '/doctor/vacations', ...options });
type View = Awaited<ReturnType<typeof open>>;

const zone = 'America/New_York';
const dialog = () => within(screen.getByRole('dialog'));
const dayOf = (instant: string) =>
  new Intl.DateTimeFormat('en', {
    timeZone: zone,
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  }).format(Date.parse(instant));

async function plannedOf({ api }: Pick<View, 'api'>) {
  const doctor = await api('doctor');
  return doctor.call(listDoctorVacations, { query: { status: 'planned', perPage: 100 } });
}

/** A later day without vacations, and its booked appointments. */
async function bookedDay(view: Pick<View, 'api'>): Promise<DoctorAppointment[]> {
  const doctor = await view.api('doctor');
  const { items } = await doctor.call(listDoctorAppointments, {
    query: { status: 'unfulfilled', sort: '-startAt', perPage: 100 },
  });
  const { items: vacations } = await plannedOf(view);
  const booked = items.filter(
    ({ state, startAt }) =>
      state === 'booked' &&
      !vacations.some((one) => one.startAt <= startAt && startAt <= one.endAt),
  );
  const byDay = new Map<string, DoctorAppointment[]>();
  for (const one of booked)
    byDay.set(dayOf(one.startAt), [...(byDay.get(dayOf(one.startAt)) ?? []), one]);
  const found = [...byDay.values()].find((day) => day.length > 1) ?? [...byDay.values()][0];
  if (!found) throw new Error('Nothing is booked.');
  return found.toReversed();
}

/** Enters a date or time as one text: the tests of the fields themselves type it by key. */
async function enterInto({ user }: View, field: HTMLElement, text: string) {
  await user.clear(field);
  await user.paste(text);
  await user.keyboard('{Enter}');
}

/** Opens the dialog and enters one whole day. */
async function enter(view: View, day: string) {
  await view.user.click(screen.getByRole('button', { name: 'Add time off' }));
  await screen.findByRole('dialog');
  for (const name of ['First day', 'Last day'])
    await enterInto(view, dialog().getByLabelText(name), day);
}

const press = async ({ user }: View, name: RegExp | string) =>
  user.click(await dialog().findByRole('button', { name }));
const rowOf = ({ patient }: DoctorAppointment) =>
  within(dialog().getByRole('group', { name: new RegExp(`^${patient.fullName}, `) }));
const choice = /^What should happen to /;
const decide = (view: View, appointment: DoctorAppointment, decision: string) =>
  view.user.selectOptions(rowOf(appointment).getByLabelText(choice), decision);

it('keeps dates in the wrong order and reports an error at the last one', async () => {
  const view = await open();
  await enter(view, '03/20/2026');
  const last = dialog().getByLabelText('Last day');
  await enterInto(view, last, '03/13/2026');
  await press(view, 'Add time off');
  expect(dialog().getByLabelText('First day')).toHaveValue('03/20/2026');
  expect(dialog().getByLabelText('Last day')).toHaveValue('03/13/2026');
  expect(last).toHaveAccessibleDescription('Choose a day on or after the first day');
  expect(view.sent.some(({ line }) => line === 'POST /api/v1/doctor/vacations')).toBe(false);
});

it('decides on booked appointments in the same step as the vacation', async () => {
  const view = await open();
  const booked = await bookedDay(view);
  await enter(view, dayOf(booked[0]!.startAt));
  await dialog().findByRole('region', { name: 'Affected appointments' });
  await press(view, /^Save and update/);
  expect(dialog().getByRole('alert').parentElement).toHaveFocus();
  expect(rowOf(booked[0]!).getByLabelText(choice)).toHaveAccessibleDescription('Choose an option');
  expect(view.sent.some(({ line }) => line === 'POST /api/v1/doctor/vacations')).toBe(false);
  for (const [index, one] of booked.entries())
    await decide(view, one, index === 0 ? 'Cancel' : 'Keep');
  await press(view, 'Save and update 1 appointment');
  await screen.findByText('Time off added');
  const doctor = await view.api('doctor');
  const after = await Promise.all(
    booked.map(({ id }) => doctor.call(getDoctorAppointment, { params: { id } })),
  );
  expect(after.map(({ state }) => state)).toEqual(
    booked.map((_, index) => (index === 0 ? 'cancelled' : 'booked')),
  );
});

/** Opens the dialog for a day and reschedules its last appointment, keeping the others. */
async function reschedule(view: View) {
  const [booked, ...others] = await bookedDay(view);
  const { patient, startAt } = booked!;
  await enter(view, dayOf(startAt));
  await dialog().findByRole('region', { name: 'Affected appointments' });
  await decide(view, booked!, 'Reschedule');
  for (const one of others) await decide(view, one, 'Keep');
  const row = rowOf(booked!);
  const moveTo = async (day: string) => {
    await enterInto(view, row.getByLabelText('Day'), day);
    const free = await row.findByRole('group', { name: 'Available times' });
    await view.user.click(within(free).getAllByRole('radio')[0]!);
  };
  return { patient, startAt, row, moveTo };
}

it('moves an appointment out of the vacation, but not within it', async () => {
  const view = await open();
  const { patient, startAt, row, moveTo } = await reschedule(view);
  await enterInto(view, row.getByLabelText('Day'), dayOf(startAt));
  await enterInto(view, row.getByLabelText('Time'), '9:00 AM');
  await press(view, /^Save and update/);
  expect(row.getByLabelText('Day')).toHaveAccessibleDescription(/outside your time off/);
  const weekLater = new Date(Date.parse(startAt) + 7 * 24 * 60 * 60 * 1000).toISOString();
  await moveTo(dayOf(weekLater));
  await press(view, /^Save and update/);
  await screen.findByText('Time off added');
  const { items } = await (
    await view.api('doctor')
  ).call(listDoctorAppointments, {
    query: { status: 'unfulfilled', q: patient.fullName, perPage: 100 },
  });
  expect(items.map((one) => dayOf(one.startAt))).toContain(dayOf(weekLater));
});

it('shows at the appointment why it can’t be moved', async () => {
  const view = await open();
  const { row, moveTo } = await reschedule(view);
  await moveTo('02/02/2026');
  const code = 'allowance_used';
  const error = { code, message: code, fields: { 'decisions.0.startAt': [code] }, requestId: '1' };
  view.server.post('/api/v1/doctor/vacations', () => new Response(409, {}, { error }));
  await press(view, /^Save and update/);
  expect(await row.findByText('No appointments left in this period.')).toBeVisible();
  expect(dialog().getByRole('alert')).toHaveTextContent(/^Check one field/);
});

it('offers each appointment the free times of its own day', async () => {
  const view = await open();
  const booked = await bookedDay(view);
  expect(booked.length).toBeGreaterThan(1);
  await enter(view, dayOf(booked[0]!.startAt));
  await dialog().findByRole('region', { name: 'Affected appointments' });
  const timesOf = async (appointment: DoctorAppointment) => {
    const free = await rowOf(appointment).findByRole('group', { name: 'Available times' });
    return within(free)
      .queryAllByRole('radio')
      .map((time) => time.parentElement?.textContent);
  };
  const day = 24 * 60 * 60 * 1000;
  const moveBy = async (appointment: DoctorAppointment, days: number) => {
    await decide(view, appointment, 'Reschedule');
    const on = dayOf(new Date(Date.parse(appointment.startAt) + days * day).toISOString());
    await enterInto(view, rowOf(appointment).getByLabelText('Day'), on);
    return timesOf(appointment);
  };
  const times = await moveBy(booked[0]!, 7);
  expect(await moveBy(booked[1]!, 0)).toEqual([]);
  expect(await timesOf(booked[0]!)).toEqual(times);
});

it('shows new conflicts when they have changed, and keeps the decisions', async () => {
  const view = await open();
  const booked = await bookedDay(view);
  await enter(view, dayOf(booked[0]!.startAt));
  await dialog().findByRole('region', { name: 'Affected appointments' });
  for (const one of booked) await decide(view, one, 'Keep');
  const gone = booked[0]!;
  await (
    await view.api('doctor')
  ).call(cancelAppointment, {
    params: { id: gone.id },
    version: gone.version,
    body: { code: 'doctorUnavailable' },
  });
  view.failNext(createDoctorVacation, 'vacation_conflicts');
  await press(view, 'Add time off');
  await dialog().findByText(/Decide on each one first/);
  await waitFor(() => expect(dialog().queryByText(gone.patient.fullName)).not.toBeInTheDocument());
  await press(view, 'Add time off');
  await screen.findByText('Time off added');
});

it('reports another vacation on these dates', async () => {
  const view = await open();
  const { items } = await plannedOf(view);
  await enter(view, dayOf(items.find(({ own }) => own)!.startAt));
  expect(await dialog().findByRole('alert')).toHaveTextContent(/You already have time off/);
});

it('cancels a vacation after confirmation, reports a refusal, and undoes it', async () => {
  const view = await open();
  const { items } = await plannedOf(view);
  const { owner } = items.find(({ own }) => own)!;
  await view.user.click(
    screen.getAllByRole('button', { name: `Actions for ${owner.fullName}` })[0]!,
  );
  await view.user.click(await screen.findByRole('menuitem', { name: 'Cancel time off' }));
  const asks = within(await screen.findByRole('alertdialog'));
  view.failNext(deleteDoctorVacation, 'transition_not_allowed');
  await view.user.click(asks.getByRole('button', { name: 'Cancel time off' }));
  await asks.findByRole('alert');
  await view.user.click(asks.getByRole('button', { name: 'Cancel time off' }));
  expect(await screen.findByText('Time off canceled')).toBeInTheDocument();
  view.failNext(createDoctorVacation, { status: 503 });
  await view.user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText(/^Couldn’t undo the change to your time off\. /)).toBeVisible();
  await view.user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Undone')).toBeInTheDocument();
  const after = await plannedOf(view);
  expect(after.total).toBe(items.length);
});

it('reloads only vacations after one was canceled', async () => {
  const view = await open();
  const [first] = screen.getAllByRole('button', { name: /^Actions for / });
  await view.user.click(first!);
  await view.user.click(await screen.findByRole('menuitem', { name: 'Cancel time off' }));
  const button = await screen.findByRole('button', { name: 'Cancel time off' });
  expect(await reloadedQueries(view, () => view.user.click(button))).toEqual([
    '/api/v1/doctor/vacations',
  ]);
});

it('changes the note of a vacation', async () => {
  const view = await open();
  const { items } = await plannedOf(view);
  const { owner } = items.find(({ own }) => own)!;
  await view.user.click(
    screen.getAllByRole('button', { name: `Actions for ${owner.fullName}` })[0]!,
  );
  await view.user.click(await screen.findByRole('menuitem', { name: 'Change' }));
  await screen.findByRole('dialog');
  const note = await dialog().findByLabelText(/^Note/);
  await view.user.clear(note);
  await view.user.type(note, 'By the sea');
  if (dialog().queryByRole('button', { name: 'Keep all' })) await press(view, 'Keep all');
  await press(view, /^Save/);
  await screen.findByText('Time off changed');
  expect(await screen.findByText('By the sea')).toBeInTheDocument();
});

it('shows the month in the URL, and opens a vacation with the actions of its row', async () => {
  const view = await open({ path: '/doctor/vacations?tab=ended' });
  const { items } = await plannedOf(view);
  const { owner, startAt } = items.find(({ own }) => own)!;
  await view.user.click(screen.getByRole('radio', { name: 'Calendar' }));
  expect(view.router.state.location.search).toBe('?tab=ended&view=month');
  await screen.findByRole('region', { name: 'Vacation calendar' });
  const monthOf = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: zone });
  const title = () => screen.getByRole('heading', { level: 2 }).textContent;
  for (let step = 0; title() !== monthOf.format(Date.parse(startAt)) && step < 24; step += 1)
    await view.user.click(screen.getByRole('button', { name: 'Next' }));
  expect(view.router.state.location.search).toMatch(/on=\d{4}-\d{2}-01$/);
  await view.user.click((await screen.findAllByText(owner.fullName)).at(-1)!);
  const detail = within(screen.getByRole('dialog', { name: owner.fullName }));
  await view.user.click(detail.getByRole('button', { name: 'Cancel time off' }));
  const asks = within(await screen.findByRole('alertdialog'));
  await view.user.click(asks.getByRole('button', { name: 'Cancel time off' }));
  await screen.findByText('Time off canceled');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await view.user.click(screen.getByRole('radio', { name: 'List' }));
  expect(view.router.state.location.search).toBe('?tab=ended');
});
