import { act, screen, within } from '@testing-library/react';
import {
  listAppointmentRequests,
  proposeRequest,
} from '@praxis/contract/endpoints/appointment-requests';
import { listSlots } from '@praxis/contract/endpoints/public';
import type { TeamAppointment } from '@praxis/contract/endpoints/views/appointment';
import type { AppointmentState } from '@praxis/contract/entities/appointment';
import { renderRemote } from '@praxis/sdk/testing';
import { remote } from '../../remote';

const path = '/team-member/appointment-requests';
const open = () => renderRemote({ remote, path: `${path}?tab=unfulfilled&perPage=100` });

async function first({ api }: Awaited<ReturnType<typeof open>>, state: AppointmentState) {
  const { items } = await (
    await api('teamMember')
  ).call(listAppointmentRequests, {
    query: { perPage: 100, sort: 'startAt', status: 'unfulfilled' },
  });
  return items.find((one) => one.state === state)!;
}

/** The time in an appointment's row. */
const timeInList = ({ id }: TeamAppointment) =>
  screen
    .getAllByRole('row')
    .find((row) => row.querySelector(`a[href^="${path}/${id}"]`))
    ?.querySelector('time')?.textContent;

it('shows start and end of the proposed time, as the list does', async () => {
  const view = await open();
  const appointment = await first(view, 'proposed');
  const time = timeInList(appointment);
  await act(() => view.router.navigate(`${path}/${appointment.id}`));
  const label = await screen.findByText('Proposed time', { selector: 'dt' });
  expect(time).toMatch(/–/);
  expect(label.nextElementSibling?.textContent).toBe(time);
});

it('shows the time that a colleague proposed while the decline dialog is open', async () => {
  const view = await open();
  const { id, version, doctorId, visitTypeId } = await first(view, 'requested');
  await act(() => view.router.navigate(`${path}/${id}`));
  const drawer = within(await screen.findByRole('dialog'));
  await view.user.click(await drawer.findByRole('button', { name: 'Decline' }));
  const [on, member] = ['2026-01-28', await view.api('teamMember')];
  const free = await (
    await view.api('patient')
  ).call(listSlots, { params: { id: doctorId }, query: { from: on, to: on, visitTypeId } });
  const proposedStartAt = free.items[0]?.startAt ?? '';
  await member.call(proposeRequest, { params: { id }, version, body: { proposedStartAt } });
  await view.refresh();
  const asks = within(await screen.findByRole('alertdialog'));
  const changes = (await asks.findByText('This has just changed')).closest('[role]');
  expect(changes).toHaveTextContent(/When: .+ → Wed, Jan 28/);
  // The dialog shows the new time too.
  const line = screen.getByRole('alertdialog').querySelector('p:has(strong) > time');
  expect(line).toHaveTextContent(/^Wed, Jan 28/);
});
