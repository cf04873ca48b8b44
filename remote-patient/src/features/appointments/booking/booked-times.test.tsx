import { act, screen, within } from '@testing-library/react';
import { people, renderRemote, sample } from '@praxis/sdk/testing';
import { remote } from '../../../remote';

beforeEach(() => sessionStorage.clear());

it('goes back from a booked appointment to the other times, without a step that could book it again', async () => {
  const at = `doctor=${people.doctor}&type=${sample.followUp}&at=2026-01-08T16:00:00.000Z`;
  const path = `/patient/appointments/book?${at}&step=reason`;
  const { user, router } = await renderRemote({ remote, path });
  await user.click(await screen.findByRole('button', { name: 'Next' }));
  await user.click(await screen.findByRole('button', { name: 'Send request' }));
  await screen.findByRole('dialog', { name: 'Follow-up' });
  for (const step of ['check', 'reason']) {
    await act(() => router.navigate(-1));
    expect(router.state.location.search).toContain(`step=${step}`);
    const day = within(await screen.findByRole('group', { name: /Jan 8/ }));
    expect(day.queryByRole('button', { name: '11:00 AM' })).not.toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Next' })).toBeDisabled();
  }
});
