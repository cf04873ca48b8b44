import { renderHook } from '@testing-library/react';
import { renderRemote } from '@praxis/sdk/testing';
import { remote } from '../../remote';
import doctorSearch from './doctor-search';

it('finds doctors by name, with their practice', async () => {
  const { host } = await renderRemote({ remote, path: '/admin/audit' });
  const response = await doctorSearch.query.ask(host.client, 'marsh', {});
  const { result } = renderHook(() => doctorSearch.useResults(response));
  expect(result.current).toEqual([
    expect.objectContaining({ name: 'Dr. Helen Marsh', detail: 'Hudson Family Medicine' }),
  ]);
  expect(result.current[0]?.path).toBe(`/admin/doctors/${response.items[0]?.id}`);
});
