import { screen } from '@testing-library/react';
import { renderRemote } from '@praxis/sdk/testing';
import { remote } from '../../remote';

it('lists canceled appointments in the tab “all” too', async () => {
  const path = '/team-member/appointment-requests?tab=all&perPage=100';
  await renderRemote({ remote, path });
  expect((await screen.findAllByText(/^Canceled/)).length).toBeGreaterThan(0);
});
