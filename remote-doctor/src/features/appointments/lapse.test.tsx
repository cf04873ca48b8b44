import { act, screen, within } from '@testing-library/react';
import { listDoctorAppointments } from '@praxis/contract/endpoints/doctor-appointments';
import type { AppointmentState } from '@praxis/contract/entities/appointment';
import { renderRemote } from '@praxis/sdk/testing';
import { remote } from '../../remote';

const day = 24 * 60 * 60 * 1000;

it.each([
  ['requested', 'The practice didn’t answer in time'],
  ['proposed', 'The patient didn’t answer in time'],
] satisfies [AppointmentState, string][])(
  'shows until when a %s appointment can be answered, and that it has expired after that',
  async (state, why) => {
    const view = await renderRemote({ remote, path: '/doctor/appointments' });
    const query = { perPage: 100, status: 'all' } as const;
    const { items } = await (await view.api('doctor')).call(listDoctorAppointments, { query });
    const { id } = items.find((one) => one.state === state)!;
    await act(() => view.router.navigate(`/doctor/appointments/${id}`));
    const drawer = within(await screen.findByRole('dialog'));
    const of = async (label: string) =>
      (await drawer.findByText(label, { selector: 'dt' })).nextElementSibling;
    expect(await of('Expires')).toHaveTextContent(/^\w{3}, Jan \d+ · \d+:\d\d [AP]M/);
    view.moveClock(2 * day);
    await view.refresh();
    expect(await of('Expired')).toHaveTextContent(new RegExp(`^${why} · Jan \\d+, 2026`));
  },
);
