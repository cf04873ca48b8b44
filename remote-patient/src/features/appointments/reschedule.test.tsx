import { act, screen, waitFor, within } from '@testing-library/react';
import {
  cancelAppointment,
  rescheduleAppointment,
} from '@praxis/contract/endpoints/doctor-appointments';
import {
  getPatientAppointment,
  rescheduleMyAppointment,
} from '@praxis/contract/endpoints/patient-appointments';
import { listSlots } from '@praxis/contract/endpoints/public';
import type { PlanVersion } from '@praxis/contract/entities/plan';
import { sample } from '@praxis/sdk/testing';
import { openBooked } from '../../testing/appointments';

const timesOf = (day: RegExp) =>
  within(screen.getByRole('group', { name: day })).getAllByRole('radio');

it('shows free times from the appointment’s week on, reschedules, and opens the new record', async () => {
  const { user, host, router, id } = await openBooked();
  await user.click(await screen.findByRole('button', { name: 'Reschedule' }));
  await screen.findByRole('group', { name: /Jan 28/ });
  const [time] = timesOf(/Jan 28/);
  await user.click(time as HTMLElement);
  // The zone is in the name, because the device is in another one.
  await user.click(
    await screen.findByRole('button', {
      name: (said) =>
        said.startsWith(`Move to Wed, Jan 28 · ${time?.parentElement?.textContent ?? '?'} `),
    }),
  );
  await waitFor(() => expect(host.notices).toHaveLength(1));
  expect(host.notices[0]?.text).toContain('Appointment moved to Wed, Jan 28');
  expect(router.state.location.pathname).not.toContain(id);
  await waitFor(() => expect(within(screen.getByRole('dialog')).getByText('Booked')).toBeVisible());
  // Back doesn't lead to the appointment that was replaced.
  await act(() => router.navigate(-1));
  expect(router.state.location.pathname).toBe('/patient/appointments');
});

it('offers times that overlap the appointment itself, but not its own time', async () => {
  const { user, host } = await openBooked();
  await user.click(await screen.findByRole('button', { name: 'Reschedule' }));
  await screen.findByRole('group', { name: /Jan 27/ });
  const [first] = timesOf(/Jan 27/);
  // It is booked from 9:00 to 9:30.
  expect(first?.parentElement).toHaveTextContent('9:15 AM');
  await user.click(first as HTMLElement);
  await user.click(await screen.findByRole('button', { name: /^Move to Tue, Jan 27 · 9:15 AM/ }));
  await waitFor(() => expect(host.notices).toHaveLength(1));
  expect(host.notices[0]?.text).toContain('Appointment moved to Tue, Jan 27');
});

it('offers the nearest times when the chosen one is taken', async () => {
  const { user, failNext } = await openBooked();
  await user.click(await screen.findByRole('button', { name: 'Reschedule' }));
  await screen.findByRole('group', { name: /Jan 28/ });
  const chosen = timesOf(/Jan 28/)[4] as HTMLElement;
  await user.click(chosen);
  failNext(rescheduleMyAppointment, 'slot_taken');
  await user.click(screen.getByRole('button', { name: /^Move to/ }));
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText(/This time is already booked/)).toBeVisible();
  const nearest = alert.getAllByRole('button');
  expect(nearest).toHaveLength(3);
  await user.click(nearest[0] as HTMLElement);
  expect(screen.getByRole('button', { name: /^Move to/ })).toHaveTextContent(
    nearest[0]?.textContent ?? '?',
  );
});

it('reschedules within the period when the plan includes no more appointments', async () => {
  const { user, host } = await openBooked(({ simulation }) => {
    const versions = simulation.database.table<PlanVersion>('practice.planVersions');
    const terms = versions.get(sample.terms.plus);
    if (terms) versions.put({ ...terms, visitAllowance: 0 });
  });
  await user.click(await screen.findByRole('button', { name: 'Reschedule' }));
  await screen.findByRole('group', { name: /Jan 28/ });
  await user.click(timesOf(/Jan 28/)[0] as HTMLElement);
  await user.click(await screen.findByRole('button', { name: /^Move to Wed, Jan 28/ }));
  await waitFor(() => expect(host.notices).toHaveLength(1));
  expect(host.notices[0]?.text).toContain('Appointment moved to Wed, Jan 28');
});

it('offers no times after the practice has canceled', async () => {
  const { user, api, refresh, id } = await openBooked();
  await user.click(await screen.findByRole('button', { name: 'Reschedule' }));
  await screen.findByRole('group', { name: /Jan 28/ });
  await user.click(timesOf(/Jan 28/)[0] as HTMLElement);
  const { version } = await (await api('patient')).call(getPatientAppointment, { params: { id } });
  await (await api('doctor')).call(cancelAppointment, { params: { id }, version, body: {} });
  await refresh();
  const dialog = within(screen.getByRole('dialog', { name: 'Reschedule appointment' }));
  expect(await dialog.findByText('This can no longer be done.')).toBeVisible();
  expect(dialog.queryByRole('button', { name: /^Move to/ })).not.toBeInTheDocument();
  expect(dialog.queryByRole('group', { name: /Jan 28/ })).not.toBeInTheDocument();
  await user.click(dialog.getByText('Close'));
  expect(screen.queryByText('Reschedule appointment')).not.toBeInTheDocument();
});

it('links an appointment that the practice has moved to the one that replaces it', async () => {
  const { user, api, refresh, router, id } = await openBooked();
  await screen.findByRole('button', { name: 'Reschedule' });
  const [patient, doctor] = [await api('patient'), await api('doctor')];
  const { version, doctorId, visitTypeId } = await patient.call(getPatientAppointment, {
    params: { id },
  });
  const [on, params] = ['2026-01-28', { id: doctorId }];
  const free = await patient.call(listSlots, { params, query: { from: on, to: on, visitTypeId } });
  const startAt = free.items[0]?.startAt ?? '';
  const moved = await doctor.call(rescheduleAppointment, {
    params: { id },
    version,
    body: { startAt },
  });
  await refresh();
  const drawer = within(screen.getByRole('dialog'));
  expect(await drawer.findByText('Rescheduled to')).toBeVisible();
  expect(drawer.queryByText('Canceled')).not.toBeInTheDocument();
  await user.click(drawer.getByRole('link', { name: /^Wed, Jan 28/ }));
  await waitFor(() => expect(router.state.location.pathname).toContain(moved.id));
  await waitFor(() => expect(within(screen.getByRole('dialog')).getByText('Booked')).toBeVisible());
});
