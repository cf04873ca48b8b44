import { screen, waitFor, within } from '@testing-library/react';
import { listDoctorAppointments } from '@praxis/contract/endpoints/doctor-appointments';
import type { DoctorAppointment } from '@praxis/contract/endpoints/views/appointment';
import type { AppointmentState } from '@praxis/contract/entities/appointment';
import { renderRemote } from '@praxis/sdk/testing';
import { manifest } from '../../manifest';
import { remote } from '../../remote';

const open = (path: string) => renderRemote({ remote, manifest, path });

/** The calendar once its code and its events are there. */
const calendar = () =>
  screen.findByRole('region', { name: 'Calendar of appointments' }, { timeout: 10_000 });

/** An appointment of a state, and the address of the calendar that shows its day. */
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

it('shows what was fulfilled beside what is to come, whatever the tab of the list', async () => {
  const { appointment, path } = await dayOf('fulfilled');
  await open(path);
  const region = await calendar();
  await waitFor(() => expect(eventOf(region, appointment, 'Fulfilled')).toBeDefined());
  expect(screen.queryByRole('link', { name: /^Fulfilled/ })).not.toBeInTheDocument();
});

it('shows what was called off only where it is asked for, which the address keeps', async () => {
  const { appointment, path } = await dayOf('cancelled');
  const { user, router } = await open(path);
  const region = await calendar();
  expect(eventOf(region, appointment, 'Cancelled')).toBeUndefined();
  await user.click(screen.getByRole('checkbox', { name: 'Show cancelled, declined and missed' }));
  await waitFor(() => expect(eventOf(region, appointment, 'Cancelled')).toBeDefined());
  expect(router.state.location.search).toContain('closed=true');
});

it('names the zone of its clock', async () => {
  const { path } = await dayOf('booked');
  await open(path);
  await calendar();
  expect(screen.getByText('Eastern Time')).toBeInTheDocument();
});
