import { screen, waitFor, within } from '@testing-library/react';
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

it('counts only the open tab while a filter narrows the list, which the other tabs don’t keep', async () => {
  await renderRemote({ remote, path: '/doctor/patients?tab=active&billingState=pastDue' });
  const tabs = within(await screen.findByRole('navigation', { name: 'Patients by status' }));
  expect(await tabs.findByRole('link', { name: /^Active ?\d+$/ })).toBeVisible();
  expect(tabs.getByRole('link', { name: 'All' })).toHaveAttribute(
    'href',
    '/doctor/patients?tab=all',
  );
});
