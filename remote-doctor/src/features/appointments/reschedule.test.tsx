import { act, screen, waitFor, within } from '@testing-library/react';
import { listDoctorAppointments } from '@praxis/contract/endpoints/doctor-appointments';
import {
  listPatientAppointments,
  rescheduleMyAppointment,
} from '@praxis/contract/endpoints/patient-appointments';
import { listSlots } from '@praxis/contract/endpoints/public';
import type {
  DoctorAppointment,
  PatientAppointment,
} from '@praxis/contract/endpoints/views/appointment';
import type { PlanVersion } from '@praxis/contract/entities/plan';
import { renderRemote } from '@praxis/sdk/testing';
import { remote } from '../../remote';

it('reschedules within the period when the plan includes no more appointments', async () => {
  let appointment: DoctorAppointment | undefined;
  const { user, router } = await renderRemote({
    remote,
    path: '/doctor/appointments?perPage=20',
    async prepare({ api, simulation }) {
      const { items } = await (
        await api('doctor')
      ).call(listDoctorAppointments, { query: { perPage: 100, sort: 'startAt' } });
      appointment = items.find(({ state }) => state === 'booked');
      const versions = simulation.database.table<PlanVersion>('practice.planVersions');
      for (const one of versions.all()) versions.put({ ...one, visitAllowance: 0 });
    },
  });
  const name = appointment?.patient.fullName ?? '';
  const link = screen
    .getAllByRole('link', { name })
    .find((one) => one.getAttribute('href')?.includes(appointment?.id ?? ''));
  await user.click(link as HTMLElement);
  const drawer = await screen.findByRole('dialog', { name });
  await user.click(within(drawer).getByRole('button', { name: 'Reschedule' }));
  const dialog = await screen.findByRole('dialog', { name: `Reschedule ${name}` });
  const free = await within(dialog).findByRole('group', { name: 'Available times' });
  await user.click(within(free).getAllByRole('radio')[0] as HTMLElement);
  await user.click(within(dialog).getByRole('button', { name: 'Reschedule' }));
  expect(await screen.findByText(`${name}’s appointment is rescheduled`)).toBeInTheDocument();
  const address = () => router.state.location.pathname;
  await waitFor(() => expect(address()).not.toContain(appointment?.id));
  expect(address()).toMatch(/^\/doctor\/appointments\/./);
  // Back doesn't lead to the appointment that was replaced.
  await act(() => router.navigate(-1));
  expect(address()).toBe('/doctor/appointments');
});

it('links an appointment that its patient has moved to the one that replaces it', async () => {
  const view = await renderRemote({ remote, path: '/doctor/appointments' });
  const patient = await view.api('patient');
  const { items } = await patient.call(listPatientAppointments, { query: { perPage: 100 } });
  const { id, version, doctorId, visitTypeId } = items.find(({ actions }) =>
    actions.includes('reschedule'),
  ) as PatientAppointment;
  const [on, params] = ['2026-01-28', { id: doctorId }];
  const free = await patient.call(listSlots, { params, query: { from: on, to: on, visitTypeId } });
  const startAt = free.items[0]?.startAt ?? '';
  const next = await patient.call(rescheduleMyAppointment, {
    params: { id },
    version,
    body: { startAt },
  });
  await act(() => view.router.navigate(`/doctor/appointments/${id}`));
  expect(await screen.findByText('Rescheduled to')).toBeVisible();
  const drawer = within(screen.getByRole('dialog'));
  expect(drawer.getByText('Rescheduled')).toBeVisible();
  expect(drawer.queryByText('Canceled')).not.toBeInTheDocument();
  await view.user.click(drawer.getByRole('link', { name: /^Wed, Jan 28/ }));
  await waitFor(() => expect(view.router.state.location.pathname).toContain(next.id));
});
