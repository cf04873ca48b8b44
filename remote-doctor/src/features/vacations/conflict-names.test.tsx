import { screen, within } from '@testing-library/react';
import {
  bookForPatient,
  listDoctorAppointments,
} from '@praxis/contract/endpoints/doctor-appointments';
import { listDoctorVacations } from '@praxis/contract/endpoints/vacations';
import { renderRemote } from '@praxis/sdk/testing';
import { remote } from '../../remote';

const day = (instant: string) =>
  new Date(instant).toLocaleDateString('en-US', {
    timeZone: 'America/New_York',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  });

it('distinguishes the decisions about several appointments of one patient', async () => {
  const view = await renderRemote({ remote, path: '/doctor/vacations' });
  const doctor = await view.api('doctor');
  const { items } = await doctor.call(listDoctorAppointments, {
    query: { status: 'unfulfilled', sort: '-startAt', perPage: 100 },
  });
  const vacations = await doctor.call(listDoctorVacations, { query: { perPage: 100 } });
  const booked = items.find(
    ({ state, startAt }) =>
      state === 'booked' &&
      !vacations.items.some((one) => one.startAt <= startAt && startAt <= one.endAt),
  )!;
  const { patient, visitTypeId, startAt } = booked;
  const another = new Date(Date.parse(startAt) + 9 * 60 * 60 * 1000).toISOString();
  await doctor.call(bookForPatient, {
    body: { patientId: patient.id, visitTypeId, startAt: another },
    idempotencyKey: 'another',
  });

  await view.user.click(screen.getByRole('button', { name: 'Add time off' }));
  const dialog = within(await screen.findByRole('dialog'));
  for (const name of ['First day', 'Last day']) {
    await view.user.clear(dialog.getByLabelText(name));
    await view.user.type(dialog.getByLabelText(name), `${day(startAt)}{Enter}`);
  }
  const rows = await dialog.findAllByRole('group', { name: new RegExp(`^${patient.fullName}`) });
  expect(rows).toHaveLength(2);
  expect(new Set(rows.map(({ ariaLabel }) => ariaLabel)).size).toBe(2);
  const choices = dialog.getAllByLabelText<HTMLSelectElement>(/^What should happen to /);
  const names = choices
    .map(({ labels }) => labels[0]?.textContent ?? '')
    .filter((name) => name.includes(patient.fullName));
  expect(names).toEqual([expect.stringMatching(/\d+:\d+/), expect.stringMatching(/\d+:\d+/)]);
  expect(new Set(names).size).toBe(2);
});
