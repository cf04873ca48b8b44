import { act, screen, waitFor, within } from '@testing-library/react';
import {
  listAppointmentRequests,
  rescheduleRequest,
} from '@praxis/contract/endpoints/appointment-requests';
import { listSlots } from '@praxis/contract/endpoints/public';
import type { TeamAppointment } from '@praxis/contract/endpoints/views/appointment';
import { renderRemote } from '@praxis/sdk/testing';
import { remote } from '../../remote';

const path = '/team-member/appointment-requests';

it('links a moved appointment to the one that replaces it', async () => {
  const { router, user, api } = await renderRemote({ remote, path });
  const [member, patient] = [await api('teamMember'), await api('patient')];
  const { items } = await member.call(listAppointmentRequests, {
    query: { perPage: 100, sort: '-startAt' },
  });
  const { id, version, doctorId, visitTypeId } = items.find(({ actions }) =>
    actions.includes('reschedule'),
  ) as TeamAppointment;
  const [on, params] = ['2026-01-28', { id: doctorId }];
  const free = await patient.call(listSlots, { params, query: { from: on, to: on, visitTypeId } });
  const body = { startAt: free.items[0]?.startAt ?? '' };
  const next = await member.call(rescheduleRequest, { params: { id }, version, body });
  await act(() => router.navigate(`${path}/${id}`));
  expect(await screen.findByText('Rescheduled to')).toBeVisible();
  const drawer = within(screen.getByRole('dialog'));
  expect(drawer.getByText('Rescheduled')).toBeVisible();
  expect(drawer.queryByText('Canceled')).not.toBeInTheDocument();
  await user.click(drawer.getByRole('link', { name: /^Wed, Jan 28/ }));
  await waitFor(() => expect(router.state.location.pathname).toContain(next.id));
});
