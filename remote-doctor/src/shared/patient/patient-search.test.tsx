import { renderHook } from '@testing-library/react';
import { renderRemote } from '@praxis/sdk/testing';
import { remote } from '../../remote';
import patientSearch from './patient-search';

it('finds patients by name, each once, with the plan of their latest subscription', async () => {
  const { host } = await renderRemote({ remote, path: '/doctor/team' });
  const response = await patientSearch.query.ask(host.client, 'rossi', {});
  const [first, ...others] = response.items;
  const ended = { ...first!, id: 'ended', createdAt: '2020-01-01T09:00:00Z' };
  const items = [ended, first!, ended, ...others];
  const { result } = renderHook(() => patientSearch.useResults({ ...response, items }));
  expect(result.current).toEqual(
    response.items.map(({ id, patient, plan }) => ({
      path: `/doctor/patients/${id}?tab=all`,
      name: expect.stringContaining('Rossi'),
      detail: plan.name,
      avatarUrl: patient.avatarUrl,
    })),
  );
});
