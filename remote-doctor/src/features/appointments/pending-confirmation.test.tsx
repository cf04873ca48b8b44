import { screen, waitFor, within } from '@testing-library/react';
import { confirmAppointment } from '@praxis/contract/endpoints/doctor-appointments';
import { renderRemote } from '@praxis/sdk/testing';
import { remote } from '../../remote';

const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);

it('offers no further action on a request while its confirmation is pending', async () => {
  const view = await renderRemote({ remote, path: '/doctor/appointments?state=requested' });
  const openMenu = () =>
    view.user.click(within(rows()[0]!).getByRole('button', { name: /^Actions for / }));
  const release = view.hold(confirmAppointment);
  await openMenu();
  await view.user.click(await screen.findByRole('menuitem', { name: 'Confirm' }));
  await waitFor(() => expect(rows()[0]).toHaveTextContent('Booked'));
  await openMenu();
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
    'View',
  ]);
  release();
  expect(await screen.findByText(/’s appointment is confirmed$/)).toBeInTheDocument();
});
