import { useEffect } from 'react';
import { act } from '@testing-library/react';
import type { Endpoint } from '@praxis/contract';
import { HostProvider, type HostApi, type Notice } from '../host';
import { createOpenClient } from '../testing/query-client';
import { renderUi } from '../testing/render-ui';
import { StoreUnderTest } from '../testing/store-under-test';
import { RequestError } from './request-error';
import { useMutation, type Mutation } from './use-mutation';

const command = (path: string) => ({ method: 'POST', path, audience: 'public' }) as Endpoint;

const { client, calls } = createOpenClient();
const notices: Notice[] = [];
let mutations: Record<'confirm' | 'cancel' | 'ofAnother', Mutation<Endpoint>>;

function Page() {
  const confirm = useMutation(command('/appointments/:id/confirm'));
  const cancel = useMutation(command('/appointments/:id/cancel'));
  const ofAnother = useMutation(command('/plans/:id/publish'));
  useEffect(() => {
    mutations = { confirm, cancel, ofAnother };
  });
  return null;
}

const input = { params: { id: '7' } } as never;

it('has what it said of a record taken back by another command on it that succeeds', async () => {
  const host = { client, notify: (notice: Notice) => notices.push(notice) };
  await renderUi(
    <StoreUnderTest client={client}>
      <HostProvider value={host as unknown as HostApi}>
        <Page />
      </HostProvider>
    </StoreUnderTest>,
  );
  act(() => void mutations.confirm.attempt(input));
  await act(async () => calls[0]?.fail(new RequestError({ kind: 'server', status: 500 })));
  act(() => void mutations.ofAnother.run(input, { success: 'Published' }));
  await act(async () => calls[1]?.answer({}));
  act(() => void mutations.cancel.run(input, { success: 'Canceled' }));
  await act(async () => calls[2]?.answer({}));
  expect(notices.map(({ kind, about }) => [kind, about])).toEqual([
    ['error', '7'],
    ['success', undefined],
    ['success', '7'],
  ]);
});
