import { act, screen, waitFor, within } from '@testing-library/react';
import { listDoctorAppointments } from '@praxis/contract/endpoints/doctor-appointments';
import type { PlanVersion } from '@praxis/contract/entities/plan';
import type { Practice } from '@praxis/contract/entities/practice';
import { renderRemote } from '@praxis/sdk/testing';
import { remote } from '../../remote';

/**
 * Opens the cancel dialog of a booked appointment; all plans have the given allowance.
 * @param left when the dialog opens, in milliseconds before the patient's cancel window closes
 */
async function openCancel(visitAllowance: number | null, cancelWindowHours = 24, left?: number) {
  let id = '';
  let closesAt = 0;
  const { user, router, moveClock, simulation } = await renderRemote({
    remote,
    path: '/doctor/appointments',
    prepare: async ({ api, simulation }) => {
      const doctor = await api('doctor');
      const query = { perPage: 100, sort: 'startAt' } as const;
      const { items } = await doctor.call(listDoctorAppointments, { query });
      const versions = simulation.database.table<PlanVersion>('practice.planVersions');
      for (const one of versions.all()) versions.put({ ...one, visitAllowance });
      const practices = simulation.database.table<Practice>('practice.practices');
      for (const { policies, ...one } of practices.all())
        practices.put({ ...one, policies: { ...policies, cancelWindowHours } });
      const booked = items.find((one) => one.state === 'booked' && one.subscriptionId !== null);
      id = booked?.id ?? '';
      closesAt = Date.parse(booked?.startAt ?? '') - cancelWindowHours * 3_600_000;
    },
  });
  if (left !== undefined) moveClock(closesAt - left - simulation.now());
  await act(() => router.navigate(`/doctor/appointments/${id}`));
  await user.click(await screen.findByRole('button', { name: 'Cancel appointment' }));
  return { user, moveClock, dialog: await screen.findByRole('dialog', { name: /^Cancel / }) };
}

/** Text of the dialog before anything is canceled. */
async function cancelText(visitAllowance: number | null) {
  const { dialog } = await openCancel(visitAllowance);
  return (await within(dialog).findByText(/This can’t be undone/)).textContent;
}

it('states that the appointment is returned to the allowance it used', async () => {
  expect(await cancelText(6)).toContain('is returned to their allowance');
});

it('returns nothing to an unlimited plan', async () => {
  expect(await cancelText(null)).toContain('We’ll notify the patient. This can’t be undone.');
});

it.each([
  ['too late', 100 * 24, 'still counts toward their allowance'],
  ['in time', 0, 'is returned to their allowance'],
])('states the effect on the allowance if the patient cancels %s', async (_, hours, text) => {
  const { user, dialog } = await openCancel(6, hours);
  const reason = within(dialog).getByLabelText(/^Reason/);
  await user.selectOptions(reason, 'Requested by the patient');
  expect(dialog).toHaveTextContent(text);
  await user.selectOptions(reason, 'Doctor unavailable');
  expect(dialog).toHaveTextContent('is returned to their allowance');
});

it('states that an appointment still counts once the cancel window closes, to the second', async () => {
  const { user, moveClock, dialog } = await openCancel(6, 1, 30_000);
  await user.selectOptions(within(dialog).getByLabelText(/^Reason/), 'Requested by the patient');
  expect(dialog).toHaveTextContent('is returned to their allowance');
  moveClock(31_000);
  await waitFor(() => expect(dialog).toHaveTextContent('still counts toward their allowance'), {
    timeout: 3000,
  });
});

it('labels the button that keeps the appointment without the word "cancel"', async () => {
  const { user, dialog } = await openCancel(6);
  expect(within(dialog).queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Keep appointment' }));
  expect(dialog).not.toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Cancel appointment' })).toBeVisible();
});
