import { screen } from '@testing-library/react';
import { renderRemote } from '@praxis/sdk/testing';
import { remote } from '../../remote';

const clearButtons = () => screen.queryAllByRole('button', { name: 'Clear filters' });

it('hides a filter in tabs that it doesn’t apply to, regardless of the URL', async () => {
  const path = '/doctor/appointments?tab=all&closed=true&state=booked';
  const { user } = await renderRemote({ remote, path });
  expect(clearButtons()).toEqual([]);
  await user.type(screen.getByRole('searchbox'), 'zz');
  await screen.findByText('No results for “zz”');
  await user.click(clearButtons()[0]!);
  expect(clearButtons()).toEqual([]);
});

it('shows the filter of closed appointments in its tab', async () => {
  await renderRemote({ remote, path: '/doctor/appointments?tab=unfulfilled&closed=true' });
  expect(clearButtons()).toHaveLength(1);
});
