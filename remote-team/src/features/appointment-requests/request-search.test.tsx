import { renderHook } from '@testing-library/react';
import { getAppointmentRequest } from '@praxis/contract/endpoints/appointment-requests';
import { renderRemote } from '@praxis/sdk/testing';
import { remote } from '../../remote';
import requestSearch from './request-search';

it('finds open appointments by the patient’s name, the next first', async () => {
  const { host } = await renderRemote({ remote, path: '/team-member/vacations' });
  const response = await requestSearch.query.ask(host.client, 'fatima', {});
  const { result } = renderHook(() => requestSearch.useResults(response));
  expect(result.current.length).toBeGreaterThan(1);
  const starts: string[] = [];
  for (const { path, name, detail } of result.current) {
    expect(name).toContain('Fatima');
    expect(detail).toMatch(/^\w{3}, \w{3} \d+/);
    const id = /requests\/(\w+)\?tab=all$/.exec(path)?.[1] ?? '';
    const found = await host.client.call(getAppointmentRequest, { params: { id } });
    expect(found).toMatchObject({ patient: { fullName: name }, status: 'unfulfilled' });
    starts.push(found.startAt);
  }
  expect(starts).toEqual(starts.toSorted());
});
