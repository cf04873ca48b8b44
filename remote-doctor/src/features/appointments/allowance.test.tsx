import { act, screen } from '@testing-library/react';
import { listDoctorAppointments } from '@praxis/contract/endpoints/doctor-appointments';
import type { PlanVersion } from '@praxis/contract/entities/plan';
import { renderRemote } from '@praxis/sdk/testing';
import { remote } from '../../remote';

/** What is said before cancelling a subscriber's booked appointment, where every plan has so many. */
async function cancelText(visitAllowance: number | null) {
  let id = '';
  const { user, router } = await renderRemote({
    remote,
    path: '/doctor/appointments',
    prepare: async ({ api, simulation }) => {
      const doctor = await api('doctor');
      const query = { perPage: 100, sort: 'startAt' } as const;
      const { items } = await doctor.call(listDoctorAppointments, { query });
      const versions = simulation.database.table<PlanVersion>('practice.planVersions');
      for (const one of versions.all()) versions.put({ ...one, visitAllowance });
      id = items.find((one) => one.state === 'booked' && one.subscriptionId !== null)?.id ?? '';
    },
  });
  await act(() => router.navigate(`/doctor/appointments/${id}`));
  await user.click(await screen.findByRole('button', { name: 'Cancel appointment' }));
  const texts = await screen.findAllByText(/This can’t be undone/);
  return texts.at(-1)?.textContent;
}

it('says that an appointment is returned to the allowance that it used up', async () => {
  expect(await cancelText(6)).toContain('is returned to their allowance');
});

it('returns nothing to an unlimited plan', async () => {
  expect(await cancelText(null)).toContain('We’ll notify the patient. This can’t be undone.');
});
