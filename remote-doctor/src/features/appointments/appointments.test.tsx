import { act, screen, waitFor, within } from '@testing-library/react';
import {
  cancelAppointment,
  checkInAppointment,
  confirmAppointment,
  declineAppointment,
  listDoctorAppointments,
  proposeAppointment,
  rescheduleAppointment,
} from '@praxis/contract/endpoints/doctor-appointments';
import type { DoctorAppointment } from '@praxis/contract/endpoints/views/appointment';
import type { AppointmentState } from '@praxis/contract/entities/appointment';
import { reloadedQueries, renderRemote, type RenderRemoteOptions } from '@praxis/sdk/testing';
import { remote } from '../../remote';

const hour = 60 * 60 * 1000;
const open = (options: Partial<RenderRemoteOptions> = {}) =>
  renderRemote({ remote, path: '/doctor/appointments?perPage=20', ...options });
type View = Awaited<ReturnType<typeof open>>;

/** The first appointment with a state, in list order. */
async function first(view: Pick<View, 'api'>, state: AppointmentState): Promise<DoctorAppointment> {
  const { items } = await (
    await view.api('doctor')
  ).call(listDoctorAppointments, { query: { perPage: 100, sort: 'startAt', status: 'all' } });
  const found = items.find((one) => one.state === state);
  if (!found) throw new Error(`There is no ${state} appointment in the sample data.`);
  return found;
}

/** An appointment's row, found by URL: patients may have several appointments. */
const rowOf = ({ id }: DoctorAppointment) =>
  screen
    .getAllByRole('row')
    .find((row) => row.querySelector(`a[href^="/doctor/appointments/${id}"]`));

async function choose({ user }: View, appointment: DoctorAppointment, act: string) {
  const row = rowOf(appointment);
  if (!row) throw new Error('The appointment is not in the list.');
  await user.click(within(row).getByRole('button', { name: /^Actions for / }));
  await user.click(await screen.findByRole('menuitem', { name: act }));
}

const findMessage = (text: string) => screen.findByText(text);

it('lists by tab with counts and finds by name', async () => {
  const view = await open();
  const requested = await first(view, 'requested');
  expect(rowOf(requested)).toHaveTextContent(/Requested/);
  expect(rowOf(requested)).toHaveTextContent(/E[SD]T/);
  await view.user.type(screen.getByRole('searchbox'), requested.patient.fullName);
  await waitFor(() => expect(view.router.state.location.search).toMatch(/[?&]search=\w{8}$/));
  expect(screen.getByRole('link', { name: /^Fulfilled/ })).toBeInTheDocument();
});

it('confirms a request', async () => {
  const view = await open();
  const appointment = await first(view, 'requested');
  await choose(view, appointment, 'Confirm');
  await findMessage(`${appointment.patient.fullName}’s appointment is confirmed`);
  await waitFor(() => expect(rowOf(appointment)).toHaveTextContent('Booked'));
  expect(view.changed).toContain('appointment');
});

it('reloads only appointments after one was confirmed', async () => {
  const view = await open();
  const appointment = await first(view, 'requested');
  expect(await reloadedQueries(view, () => choose(view, appointment, 'Confirm'))).toEqual([
    '/api/v1/doctor/appointments',
  ]);
});

it('shows a confirmed request optimistically and rolls it back when it is refused', async () => {
  const view = await open();
  const appointment = await first(view, 'requested');
  const release = view.hold(confirmAppointment);
  view.failNext(confirmAppointment, 'slot_taken');
  await choose(view, appointment, 'Confirm');
  await waitFor(() => expect(rowOf(appointment)).toHaveTextContent('Booked'));
  expect(view.host.notices).toHaveLength(0);
  release();
  await screen.findByText(/^Couldn’t change .+’s appointment\. This time is already booked\./);
  expect(rowOf(appointment)).toHaveTextContent('Requested');
});

it('shows why a request can’t be confirmed', async () => {
  const view = await open({
    prepare: ({ failNext }) => failNext(confirmAppointment, 'allowance_used'),
  });
  const appointment = await first(view, 'requested');
  await choose(view, appointment, 'Confirm');
  await waitFor(() => expect(view.host.notices[0]?.kind).toBe('error'));
  expect(rowOf(appointment)).toHaveTextContent('Requested');
});

it('declines a request after confirmation', async () => {
  const view = await open();
  const appointment = await first(view, 'requested');
  const { fullName } = appointment.patient;
  await choose(view, appointment, 'Decline');
  const dialog = await screen.findByRole('alertdialog', {
    name: `Decline ${fullName}’s request`,
  });
  await view.user.click(within(dialog).getByRole('button', { name: 'Decline request' }));
  await findMessage(`${fullName}’s request is declined`);
  await waitFor(() => expect(rowOf(appointment)).toBeUndefined());
});

it('proposes a free time', async () => {
  const view = await open();
  const appointment = await first(view, 'requested');
  const { fullName } = appointment.patient;
  await choose(view, appointment, 'Propose another time');
  const dialog = await screen.findByRole('dialog', { name: `Propose another time to ${fullName}` });
  expect(within(dialog).getByText(/Practice time: Eastern Time/)).toBeInTheDocument();
  const free = await within(dialog).findByRole('group', { name: 'Available times' });
  await view.user.click(within(free).getAllByRole('radio').at(-1)!);
  await view.user.click(within(dialog).getByRole('button', { name: 'Propose' }));
  await findMessage(`New time proposed to ${fullName}`);
  await waitFor(() => expect(rowOf(appointment)).toHaveTextContent('New time proposed'));
});

it('keeps a request open when declining is refused, with the reason', async () => {
  const view = await open();
  const appointment = await first(view, 'requested');
  await choose(view, appointment, 'Decline');
  view.failNext(declineAppointment, 'offline');
  const dialog = within(await screen.findByRole('alertdialog'));
  await view.user.click(dialog.getByRole('button', { name: 'Decline request' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('No connection');
  expect(rowOf(appointment)).toHaveTextContent('Requested');
});

it('shows why a time can’t be proposed and keeps it selected', async () => {
  const view = await open();
  const appointment = await first(view, 'requested');
  await choose(view, appointment, 'Propose another time');
  const dialog = within(await screen.findByRole('dialog'));
  const free = await dialog.findByRole('group', { name: 'Available times' });
  const slot = within(free).getAllByRole('radio').at(-1)!;
  await view.user.click(slot);
  view.failNext(proposeAppointment, 'patient_overlap');
  await view.user.click(dialog.getByRole('button', { name: 'Propose' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(
    'already has an appointment at this time',
  );
  expect(slot).toBeChecked();
});

it('reschedules, and keeps what was typed when the time is taken', async () => {
  const view = await open();
  const appointment = await first(view, 'booked');
  const { fullName } = appointment.patient;
  await choose(view, appointment, 'Reschedule');
  const dialog = await screen.findByRole('dialog', { name: `Reschedule ${fullName}` });
  const button = within(dialog).getByRole('button', { name: 'Reschedule' });
  expect(button).toBeDisabled();
  const free = await within(dialog).findByRole('group', { name: 'Available times' });
  const slot = within(free).getAllByRole('radio').at(-1)!;
  await view.user.click(slot);
  view.failNext(rescheduleAppointment, 'slot_taken');
  await view.user.click(button);
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('already booked');
  expect(slot).toBeChecked();
  await view.user.click(button);
  await findMessage(`${fullName}’s appointment is rescheduled`);
  const keys = view.sent
    .filter(({ line }) => line.endsWith('/reschedule'))
    .map(({ headers }) => headers['Idempotency-Key']);
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
});

it('shows a colleague’s change after a conflict and succeeds on the second try', async () => {
  const view = await open();
  const appointment = await first(view, 'booked');
  await choose(view, appointment, 'Cancel appointment');
  view.failNext(cancelAppointment, 'version_conflict');
  const dialog = await screen.findByRole('dialog');
  await view.user.selectOptions(within(dialog).getByLabelText('Reason'), 'doctorUnavailable');
  await view.user.click(within(dialog).getByRole('button', { name: 'Cancel appointment' }));
  expect(await within(dialog).findByRole('alert')).toBeInTheDocument();
  expect(within(dialog).getByLabelText('Reason')).toHaveValue('doctorUnavailable');
  await view.user.click(within(dialog).getByRole('button', { name: 'Cancel appointment' }));
  await findMessage(`${appointment.patient.fullName}’s appointment is canceled`);
  await waitFor(() => expect(rowOf(appointment)).toBeUndefined());
});

it('shows a colleague’s change of an appointment while a dialog is open', async () => {
  const view = await open();
  const appointment = await first(view, 'booked');
  const { id, version, patient } = appointment;
  await choose(view, appointment, 'Cancel appointment');
  const dialog = within(await screen.findByRole('dialog'));
  await view.user.selectOptions(dialog.getByLabelText('Reason'), 'doctorUnavailable');
  await (await view.api('doctor')).call(checkInAppointment, { params: { id }, version });
  await view.user.click(dialog.getByRole('button', { name: 'Cancel appointment' }));
  const changed = await dialog.findByText('This has just changed');
  expect(changed.parentElement).toHaveTextContent(/Booked → Checked in/);
  expect(dialog.getByLabelText('Reason')).toHaveValue('doctorUnavailable');
  await view.user.click(dialog.getByRole('button', { name: 'Cancel appointment' }));
  await findMessage(`${patient.fullName}’s appointment is canceled`);
});

it('checks in', async () => {
  const view = await open();
  const appointment = await first(view, 'booked');
  await choose(view, appointment, 'Check in');
  await findMessage(`${appointment.patient.fullName} is checked in`);
  await waitFor(() => expect(rowOf(appointment)).toHaveTextContent('Checked in'));
});

/** Opens the list 15 minutes after the first booked appointment started. */
async function openDuringFirst() {
  let appointment: DoctorAppointment | undefined;
  const view = await open({
    async prepare(backEnd) {
      appointment = await first(backEnd, 'booked');
      const start = Date.parse(appointment.startAt);
      backEnd.moveClock(start - backEnd.simulation.now() + hour / 4);
    },
  });
  if (!appointment) throw new Error('Nothing is booked.');
  return { view, appointment, name: appointment.patient.fullName };
}

it('fulfills an appointment that has started and reopens it with a reason', async () => {
  const { view, appointment, name } = await openDuringFirst();
  await choose(view, appointment, 'Mark as fulfilled');
  await findMessage(`${name}’s appointment is fulfilled`);
  await waitFor(() => expect(rowOf(appointment)).toBeUndefined());

  await view.user.click(screen.getByRole('link', { name: /^Fulfilled/ }));
  await waitFor(() => expect(rowOf(appointment)).toBeDefined());
  await choose(view, appointment, 'Reopen');
  const dialog = await screen.findByRole('dialog', { name: `Reopen ${name}’s appointment` });
  await view.user.click(within(dialog).getByRole('button', { name: 'Reopen' }));
  expect(within(dialog).getByLabelText('Reason')).toHaveAccessibleDescription('Enter a reason');
  await view.user.type(within(dialog).getByLabelText('Reason'), 'Marked by mistake');
  await view.user.click(within(dialog).getByRole('button', { name: 'Reopen' }));
  await findMessage(`${name}’s appointment is booked again`);
});

it('marks a no-show after confirmation', async () => {
  const { view, appointment, name } = await openDuringFirst();
  await choose(view, appointment, 'Mark as no-show');
  const dialog = await screen.findByRole('alertdialog', { name: `Mark ${name} as no-show?` });
  await view.user.click(within(dialog).getByRole('button', { name: 'Mark as no-show' }));
  await findMessage(`${name} is marked as no-show`);
  await waitFor(() => expect(rowOf(appointment)).toBeUndefined());
});

it('opens an appointment at its own URL and follows it when it is moved', async () => {
  const view = await open();
  const appointment = await first(view, 'booked');
  await view.user.click(within(rowOf(appointment)!).getByRole('link'));
  const drawer = await screen.findByRole('dialog', { name: appointment.patient.fullName });
  expect(await within(drawer).findByText(appointment.visitType.name)).toBeInTheDocument();
  expect(view.router.state.location.pathname).toBe(`/doctor/appointments/${appointment.id}`);
  await view.user.click(within(drawer).getByRole('button', { name: 'Reschedule' }));
  const dialog = await screen.findByRole('dialog', { name: /^Reschedule/ });
  const free = await within(dialog).findByRole('group', { name: 'Available times' });
  await view.user.click(within(free).getAllByRole('radio').at(-1)!);
  await view.user.click(within(dialog).getByRole('button', { name: 'Reschedule' }));
  expect(await screen.findByRole('link', { name: 'Previous appointment' })).toHaveAttribute(
    'href',
    `/doctor/appointments/${appointment.id}?perPage=20`,
  );
});

it('links to the patient by name, kept out of the URL, when an appointment has no subscription', async () => {
  const view = await open();
  const appointment = await first(view, 'booked');
  const { fullName } = appointment.patient;
  view.rewriteAll((response, { path }) =>
    path.endsWith(appointment.id)
      ? {
          ...response,
          body: response.body.replace(/"subscriptionId":"[^"]+"/, '"subscriptionId":null'),
        }
      : response,
  );
  await view.user.click(within(rowOf(appointment)!).getByRole('link'));
  const link = await screen.findByRole('link', { name: 'View patient' });
  expect(link).toHaveAttribute('href', '/doctor/patients?tab=all');
  await view.user.click(link);
  expect(await screen.findByRole('searchbox', { name: /patients/i })).toHaveValue(fullName);
  expect(view.router.state.location.search).toMatch(/^\?tab=all&search=\w{8}$/);
  expect((await screen.findAllByRole('link', { name: fullName })).length).toBeGreaterThan(0);
});

it('lists what a dashboard number links to: only requests, and the days of a period', async () => {
  const view = await open({ path: '/doctor/appointments?tab=unfulfilled&state=requested' });
  const states = screen.getAllByRole('row').slice(1);
  expect(states.length).toBeGreaterThan(0);
  for (const row of states) expect(row).toHaveTextContent('Requested');
  const emptyPeriod = '/doctor/appointments?tab=fulfilled&from=2020-01-01&to=2020-01-02';
  await act(() => view.router.navigate(emptyPeriod));
  expect(await screen.findByText('No results')).toBeInTheDocument();
});
