import { screen, within } from '@testing-library/react';
import { listDoctorAppointments } from '@praxis/contract/endpoints/doctor-appointments';
import { getSubscriber, listSubscribers } from '@praxis/contract/endpoints/subscribers';
import { effectiveStartAt } from '@praxis/contract/rules/appointments/effective-span';
import { renderRemote } from '@praxis/sdk/testing';
import { remote } from '../../remote';

it('shows a patient’s appointments at the effective time, which is the proposed one while a proposal is open', async () => {
  const view = await renderRemote({ remote, path: '/doctor/patients' });
  const doctor = await view.api('doctor');
  const { items } = await doctor.call(listDoctorAppointments, { query: { perPage: 100 } });
  const proposed = items.find(({ state }) => state === 'proposed')!;
  const found = await doctor.call(listSubscribers, { query: { q: proposed.patient.fullName } });
  const { id } = found.items[0]!;
  const { appointments } = await doctor.call(getSubscriber, { params: { id } });
  view.unmount();

  await renderRemote({ remote, path: `/doctor/patients/${id}?section=appointments` });
  const table = within(await screen.findByRole('table', { name: 'Appointments' }));
  const times = table.getAllByRole('rowheader').map((cell) => cell.querySelector('time')?.dateTime);
  expect(times).toContain(proposed.proposedStartAt);
  expect(times).toEqual(appointments.map(effectiveStartAt).sort().reverse());
});
