import { act, screen, within } from '@testing-library/react';
import type { Role } from '@praxis/contract';
import type {
  listAppointmentRequests,
  proposeRequest,
} from '@praxis/contract/endpoints/appointment-requests';
import type {
  listDoctorAppointments,
  proposeAppointment,
} from '@praxis/contract/endpoints/doctor-appointments';
import { listAppointmentSlots } from '@praxis/contract/endpoints/appointment-slots';
import { listSlots } from '@praxis/contract/endpoints/public';
import type { AppointmentState } from '@praxis/contract/entities/appointment';
import type { RemoteModule } from '../remote';
import { formatTime } from '../ui/format/dates';
import { localDateIn } from '../ui/format/local-dates';
import { renderRemote, type RenderedRemote } from './index';

export interface ProposedTimes {
  remote: RemoteModule;
  role: Role;
  /** Path of the list of appointments. */
  path: string;
  list: typeof listDoctorAppointments | typeof listAppointmentRequests;
  propose: typeof proposeAppointment | typeof proposeRequest;
}

/** Defines tests of what staff see of proposed times: in the list, in the drawer, and in an open dialog. */
export function testProposedTimes({ remote, role, path, list, propose }: ProposedTimes) {
  const open = () => renderRemote({ remote, path: `${path}?tab=unfulfilled&perPage=100` });

  async function first({ api }: RenderedRemote, state: AppointmentState) {
    const client = await api(role);
    const query = { perPage: 100, sort: 'startAt', status: 'unfulfilled' } as const;
    const { items } = await client.call(list, { query });
    const found = items.find((one) => one.state === state);
    if (!found) throw new Error(`The sample data has no ${state} appointment.`);
    return found;
  }

  /** An appointment and a time that overlaps only itself. */
  async function overlappingItself({ api }: RenderedRemote, state: AppointmentState) {
    const staff = await api(role);
    const query = { perPage: 100, sort: '-startAt', status: 'unfulfilled' } as const;
    const { items } = await staff.call(list, { query });
    for (const one of items) {
      if (one.state !== state) continue;
      const { id, startAt, endAt, timeZone } = one;
      const on = localDateIn(timeZone, Date.parse(startAt));
      const { items: slots } = await staff.call(listAppointmentSlots, {
        params: { id },
        query: { from: on, to: on },
      });
      const found = slots.find((slot) => slot.startAt < endAt && startAt < slot.endAt);
      if (found)
        return { id, offered: formatTime(found.startAt, { language: 'en', zone: timeZone }) };
    }
    throw new Error(`The sample data has no ${state} appointment with free time next to it.`);
  }

  /** The time in an appointment's row. */
  const timeInList = (id: string) =>
    screen
      .getAllByRole('row')
      .find((row) => row.querySelector(`a[href^="${path}/${id}"]`))
      ?.querySelector('time')?.textContent;

  it('shows start and end of the proposed time, as the list does', async () => {
    const view = await open();
    const { id } = await first(view, 'proposed');
    const time = timeInList(id);
    await act(() => view.router.navigate(`${path}/${id}`));
    const label = await screen.findByText('Proposed time', { selector: 'dt' });
    expect(time).toMatch(/–/);
    expect(label.nextElementSibling?.textContent).toBe(time);
  });

  it.each([
    ['Propose another time', 'requested'],
    ['Reschedule', 'booked'],
  ] as const)('%s: offers times that overlap only the appointment itself', async (name, state) => {
    const view = await open();
    const { id, offered } = await overlappingItself(view, state);
    await act(() => view.router.navigate(`${path}/${id}`));
    const drawer = within(await screen.findByRole('dialog'));
    await view.user.click(await drawer.findByRole('button', { name }));
    const times = within(await screen.findByRole('group', { name: 'Available times' }));
    expect(times.getByRole('radio', { name: offered })).toBeVisible();
  });

  it('shows the time that a colleague proposed while the decline dialog is open', async () => {
    const view = await open();
    const { id, version, doctorId, visitTypeId } = await first(view, 'requested');
    await act(() => view.router.navigate(`${path}/${id}`));
    const drawer = within(await screen.findByRole('dialog'));
    await view.user.click(await drawer.findByRole('button', { name: 'Decline' }));
    const on = '2026-01-28';
    const patient = await view.api('patient');
    const free = await patient.call(listSlots, {
      params: { id: doctorId },
      query: { from: on, to: on, visitTypeId },
    });
    const proposedStartAt = free.items[0]?.startAt ?? '';
    const staff = await view.api(role);
    await staff.call(propose, { params: { id }, version, body: { proposedStartAt } });
    await view.refresh();
    const confirmation = await screen.findByRole('alertdialog');
    const notice = await within(confirmation).findByText('This has just changed');
    expect(notice.closest('[role]')).toHaveTextContent(/When: .+ → Wed, Jan 28/);
    // The dialog shows the new time too.
    const line = confirmation.querySelector('p:has(strong) > time');
    expect(line).toHaveTextContent(/^Wed, Jan 28/);
  });
}
