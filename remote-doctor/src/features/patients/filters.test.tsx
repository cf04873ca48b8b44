import { screen, waitFor } from '@testing-library/react';
import { renderRemote } from '@praxis/sdk/testing';
import { remote } from '../../remote';

it('offers no filters to clear when a period remains without its event', async () => {
  const { user } = await renderRemote({
    remote,
    path: '/doctor/patients?tab=all&event=joined&from=2025-01-01&to=2025-01-02',
  });
  await user.click(await screen.findByRole('button', { name: /^Remove filter Start/ }));
  await waitFor(() => expect(screen.getAllByRole('row').length).toBeGreaterThan(2));
  expect(screen.queryByRole('button', { name: 'Clear filters' })).not.toBeInTheDocument();
});
