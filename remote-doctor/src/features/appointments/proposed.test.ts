import { act, screen, within } from '@testing-library/react';
import {
  listDoctorAppointments,
  proposeAppointment,
} from '@praxis/contract/endpoints/doctor-appointments';
import { listSlots } from '@praxis/contract/endpoints/public';
import type { DoctorAppointment } from '@praxis/contract/endpoints/views/appointment';
import type { AppointmentState } from '@praxis/contract/entities/appointment';
import { renderRemote } from '@praxis/sdk/testing';
import { remote } from '../../remote';

const open = () => renderRemote({ remote, path: '/doctor/appointments?perPage=50' });

async function first({ api }: Awaited<ReturnType<typeof open>>, state: AppointmentState) {
  const { items } = await (
    await api('doctor')
  ).call(listDoctorAppointments, { query: { perPage: 100, sort: 'startAt', status: 'all' } });
  return items.find((one) => one.state === state)!;
}

/** The time in an appointment's row. */
const timeInList = ({ id }: DoctorAppointment) =>
  screen
    .getAllByRole('row')
    .find((row) => row.querySelector(`a[href^="/doctor/appointments/${id}"]`))
    ?.querySelector('time')?.textContent;

it('shows start and end of the proposed time, as the list does', async () => {
  const view = await open();
  const appointment = await first(view, 'proposed');
  const time = timeInList(appointment);
  await act(() => view.router.navigate(`/doctor/appointments/${appointment.id}`));
  const label = await screen.findByText('Proposed time', { selector: 'dt' });
  expect(time).toMatch(/–/);
  expect(label.nextElementSibling?.textContent).toBe(time);
});

it('shows the time that a colleague proposed while the decline dialog is open', async () => {
  const view = await open();
  const { id, version, doctorId, visitTypeId } = await first(view, 'requested');
  await act(() => view.router.navigate(`/doctor/appointments/${id}`));
  const drawer = within(await screen.findByRole('dialog'));
  await view.user.click(await drawer.findByRole('button', { name: 'Decline' }));
  const [on, doctor] = ['2026-01-28', await view.api('doctor')];
  const free = await doctor.call(listSlots, {
    params: { id: doctorId },
    query: { from: on, to: on, visitTypeId },
  });
  const proposedStartAt = free.items[0]?.startAt ?? '';
  await doctor.call(proposeAppointment, { params: { id }, version, body: { proposedStartAt } });
  await view.refresh();
  const confirmation = within(await screen.findByRole('alertdialog'));
  const changes = (await confirmation.findByText('This has just changed')).closest('[role]');
  expect(changes).toHaveTextContent(/When: .+ → Wed, Jan 28/);
});
