import { screen } from '@testing-library/react';
import { listPatientSubscriptions } from '@praxis/contract/endpoints/patient-subscriptions';
import { renderRemote } from '@praxis/sdk/testing';
import { remote } from '../../remote';

it('shows why and when a request was rejected, by the practice’s calendar', async () => {
  await renderRemote({
    remote,
    path: '/patient/subscriptions',
    prepare: async ({ api, server }) => {
      const { items, ...rest } = await (await api('patient')).call(listPatientSubscriptions, {});
      const decision = {
        at: '2026-01-05T03:00:00.000Z',
        code: 'practiceFull',
        note: 'Try again in spring.',
      };
      const rejected = items.map((one) => ({ ...one, status: 'rejected', decision, actions: [] }));
      server.get('/api/v1/patient/subscriptions', () => ({ ...rest, items: rejected }));
    },
  });
  const row = (await screen.findByText('Practice is full: Try again in spring.')).closest('tr');
  expect(row).toHaveTextContent('Jan 4, 2026');
});
