import { act, screen, within } from '@testing-library/react';
import { listPatientAppointments } from '@praxis/contract/endpoints/patient-appointments';
import { renderRemote } from '@praxis/sdk/testing';
import { remote } from '../../remote';

const day = 24 * 60 * 60 * 1000;

it('shows until when a proposed time can be accepted, and that it has expired after that', async () => {
  const view = await renderRemote({ remote, path: '/patient/appointments' });
  const { items } = await (await view.api('patient')).call(listPatientAppointments, {});
  const { id } = items.find(({ state }) => state === 'proposed')!;
  await act(() => view.router.navigate(`/patient/appointments/${id}`));
  const drawer = within(await screen.findByRole('dialog'));
  const of = async (label: string) =>
    (await drawer.findByText(label, { selector: 'dt' })).nextElementSibling;
  expect(await of('Expires')).toHaveTextContent(/^\w{3}, Jan \d+ · \d+:\d\d [AP]M/);
  view.moveClock(2 * day);
  await view.refresh();
  expect(await of('Expired')).toHaveTextContent(/^You didn’t answer in time · Jan \d+, 2026/);
  expect(drawer.queryByText('Expires')).not.toBeInTheDocument();
});
