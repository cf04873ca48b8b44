import { screen, waitFor, within } from '@testing-library/react';
import {
  acceptProposal,
  getPatientAppointment,
} from '@praxis/contract/endpoints/patient-appointments';
import { openProposed } from '../../testing/appointments';

const drawer = () => screen.findByRole('dialog');
const act = (name: string) => screen.findByRole('button', { name });

describe('a proposal of the practice', () => {
  it('is accepted', async () => {
    const { user, host } = await openProposed();
    await user.click(await act('Accept'));
    await waitFor(() =>
      expect(host.notices).toMatchObject([{ kind: 'success', text: 'New time booked' }]),
    );
    expect(within(await drawer()).getByText('Booked')).toBeVisible();
  });

  it('is declined after confirmation', async () => {
    const { user, host } = await openProposed();
    await user.click(await act('Decline'));
    const asks = within(await screen.findByRole('alertdialog'));
    await user.click(asks.getByRole('button', { name: 'Decline' }));
    await waitFor(() => expect(host.notices).toMatchObject([{ text: 'New time declined' }]));
    expect(await within(await drawer()).findByText('Declined')).toBeVisible();
  });

  it('shows why it can’t be accepted', async () => {
    const { user, host, api, id } = await openProposed();
    const patient = await api('patient');
    const { version } = await patient.call(getPatientAppointment, { params: { id } });
    await patient.call(acceptProposal, { params: { id }, version });
    await user.click(await act('Accept'));
    await waitFor(() => expect(host.notices).toMatchObject([{ kind: 'error' }]));
    expect(host.notices[0]?.text).toMatch(/^Couldn’t accept the new time with Dr\. .+\. This has/);
    expect(await within(await drawer()).findByText('Booked')).toBeVisible();
  });
});

it('keeps the question of an open dialog when the proposal was accepted in another tab', async () => {
  const { user, api, id, refresh } = await openProposed();
  await user.click(await act('Decline'));
  const patient = await api('patient');
  const { version } = await patient.call(getPatientAppointment, { params: { id } });
  await patient.call(acceptProposal, { params: { id }, version });
  await refresh();
  const asks = within(await screen.findByRole('alertdialog', { name: 'Decline the new time?' }));
  const changes = (await asks.findByText('This has just changed')).closest('[role]');
  expect(changes).toHaveTextContent('Status: New time proposed → Booked');
  // The proposed time is now booked: the appointment didn't move.
  expect(changes).not.toHaveTextContent('When');
  expect(asks.queryByText(/withdrawn/)).not.toBeInTheDocument();
});
