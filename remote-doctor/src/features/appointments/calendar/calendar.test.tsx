import { screen, waitFor, within } from '@testing-library/react';
import { listDoctorAppointments } from '@praxis/contract/endpoints/doctor-appointments';
import { listDoctorVacations } from '@praxis/contract/endpoints/vacations';
import type { DoctorAppointment } from '@praxis/contract/endpoints/views/appointment';
import type { AppointmentState } from '@praxis/contract/entities/appointment';
import { renderRemote, type RenderRemoteOptions } from '@praxis/sdk/testing';
import { remote } from '../../../remote';

const open = (path: string, prepare?: RenderRemoteOptions['prepare']) =>
  renderRemote({ remote, path, ...(prepare && { prepare }) });

/** Resolves when the calendar's code and events have loaded. */
const calendar = () =>
  screen.findByRole('region', { name: 'Appointment calendar' }, { timeout: 10_000 });

/** An appointment with a state, and the URL of the calendar at its day. */
async function dayOf(state: AppointmentState) {
  const view = await open('/doctor/appointments');
  const { items } = await (
    await view.api('doctor')
  ).call(listDoctorAppointments, {
    query: { perPage: 100, sort: '-startAt', status: 'all', closed: state === 'cancelled' },
  });
  view.unmount();
  const appointment = items.find((one) => one.state === state);
  if (!appointment) throw new Error(`There is no ${state} appointment in the sample data.`);
  const path = `/doctor/appointments?view=week&on=${appointment.startAt.slice(0, 10)}`;
  return { appointment, path };
}

const eventOf = (region: HTMLElement, { patient, visitType }: DoctorAppointment, state: string) =>
  within(region)
    .queryAllByText(patient.fullName)
    .find((name) => name.parentElement?.textContent?.includes(`${visitType.name} · ${state}`));

it('shows fulfilled and upcoming appointments, regardless of the list’s tab', async () => {
  const { appointment, path } = await dayOf('fulfilled');
  await open(path);
  const region = await calendar();
  await waitFor(() => expect(eventOf(region, appointment, 'Fulfilled')).toBeDefined());
  expect(within(region).queryByText(/^all.day$/i)).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /^Fulfilled/ })).not.toBeInTheDocument();
});

it('links appointments to their page over the calendar', async () => {
  const { appointment, path } = await dayOf('fulfilled');
  await open(path);
  const region = await calendar();
  await waitFor(() =>
    expect(eventOf(region, appointment, 'Fulfilled')?.closest('a')).toHaveAttribute(
      'href',
      path.replace('?', `/${appointment.id}?`),
    ),
  );
});

it.each([
  ['day', '2026-02-31'],
  ['week', '0000-01-01'],
])('shows today when the URL has an invalid day: %s of %s', async (view, on) => {
  const titleAt = async (path: string) => {
    const { unmount } = await open(path);
    await calendar();
    const title = screen.getByRole('heading', { level: 2 }).textContent;
    unmount();
    return title;
  };
  const today = await titleAt(`/doctor/appointments?view=${view}`);
  expect(await titleAt(`/doctor/appointments?view=${view}&on=${on}`)).toBe(today);
});

it('shows canceled appointments on request only and keeps the choice in the URL', async () => {
  const { appointment, path } = await dayOf('cancelled');
  const { user, router } = await open(path);
  const region = await calendar();
  expect(eventOf(region, appointment, 'Canceled')).toBeUndefined();
  await user.click(screen.getByRole('checkbox', { name: 'Show canceled, declined and no-shows' }));
  await waitFor(() => expect(eventOf(region, appointment, 'Canceled')).toBeDefined());
  expect(router.state.location.search).toContain('closed=true');
});

it('names its time zone', async () => {
  const { path } = await dayOf('booked');
  await open(path);
  await calendar();
  expect(screen.getByText('Eastern Time (New York)')).toBeInTheDocument();
});

/** The doctor's own upcoming vacation, and the URL of the calendar that shows it. */
async function ownVacation() {
  const view = await open('/doctor/appointments');
  const { items } = await (
    await view.api('doctor')
  ).call(listDoctorVacations, { query: { status: 'planned', perPage: 100 } });
  view.unmount();
  const vacation = items.find(({ own }) => own)!;
  return { vacation, path: `/doctor/appointments?view=week&on=${vacation.startAt.slice(0, 10)}` };
}

it('shows absences next to the appointments and opens the vacation', async () => {
  const { vacation, path } = await ownVacation();
  const { user, router } = await open(path);
  const region = within(await calendar());
  const [name] = await region.findAllByText(vacation.owner.fullName);
  expect(name!.parentElement).toHaveTextContent(/· Planned$/);
  expect(region.getByText(/^all.day$/i)).toBeInTheDocument();
  await user.click(name!);
  await screen.findByRole('dialog', { name: vacation.owner.fullName });
  expect(router.state.location.pathname).toBe('/doctor/vacations');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(router.state.location.search).not.toContain('vacation=');
});

it('shows the appointments when the vacations fail to load, reports it and retries', async () => {
  const { appointment, path } = await dayOf('booked');
  const { user, sent } = await open(path, ({ failNext }) => {
    failNext(listDoctorVacations, { status: 500 });
  });
  const region = await calendar();
  await waitFor(() => expect(eventOf(region, appointment, 'Booked')).toBeDefined());
  const asked = () => sent.filter(({ line }) => line === 'GET /api/v1/doctor/vacations').length;
  expect(asked()).toBe(1);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument(),
  );
  expect(asked()).toBe(2);
});
