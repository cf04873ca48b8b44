import { useEffect } from 'react';
import { act } from '@testing-library/react';
import type { Endpoint } from '@praxis/contract';
import type { Notice } from '../host';
import { createOpenClient } from '../testing/query-client';
import { renderUi } from '../testing/render-ui';
import { PartUnderTest } from '../testing/store-under-test';
import { RequestError } from './request-error';
import { useMutation, type Mutation } from './use-mutation';

const command = (path: string) => ({ method: 'POST', path, audience: 'public' }) as Endpoint;

const { client, calls } = createOpenClient();
const notices: Notice[] = [];
let mutations: Record<'confirm' | 'cancel' | 'ofAnother' | 'save', Mutation<Endpoint>>;

function Page() {
  const confirm = useMutation(command('/appointments/:id/confirm'));
  const cancel = useMutation(command('/appointments/:id/cancel'));
  const ofAnother = useMutation(command('/plans/:id/publish'));
  const save = useMutation(command('/tasks'));
  useEffect(() => {
    mutations = { confirm, cancel, ofAnother, save };
  });
  return null;
}

const input = { params: { id: '7' } } as never;

async function show() {
  calls.length = 0;
  notices.length = 0;
  await renderUi(
    <PartUnderTest client={client} notify={(notice) => notices.push(notice)}>
      <Page />
    </PartUnderTest>,
  );
}

it('retracts the failure notice of a record when another mutation of it succeeds', async () => {
  await show();
  act(() => void mutations.confirm.runOrNotify(input));
  await act(async () => calls[0]?.fail(new RequestError({ kind: 'server', status: 500 })));
  act(() => void mutations.ofAnother.run(input, { success: 'Published' }));
  await act(async () => calls[1]?.respond({}));
  act(() => void mutations.cancel.run(input, { success: 'Canceled' }));
  await act(async () => calls[2]?.respond({}));
  expect(notices.map(({ kind, about }) => [kind, about])).toEqual([
    ['error', '7'],
    ['success', undefined],
    ['success', '7'],
  ]);
});

it('retracts the failure notice of a mutation without a record when the same mutation succeeds', async () => {
  await show();
  const save = (title: string) =>
    act(() => void mutations.save.runOrNotify({ body: { title } } as never, { success: 'Saved' }));
  save('Call');
  await act(async () => calls[0]?.fail(new RequestError({ kind: 'server', status: 500 })));
  save('Write');
  await act(async () => calls[1]?.respond({}));
  save('Call');
  await act(async () => calls[2]?.respond({}));
  const [failed, another, done] = notices;
  expect(failed?.about).toBeDefined();
  expect(another?.about).toBeUndefined();
  expect(done?.about).toBe(failed?.about);
});
