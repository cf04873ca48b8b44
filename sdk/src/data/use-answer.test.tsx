import type { ReactNode } from 'react';
import { act, renderHook } from '@testing-library/react';
import * as z from '@praxis/contract/schema';
import { endpoint } from '@praxis/contract';
import { HostProvider, type HostApi } from '../host';
import { RequestError } from './request-error';
import { useAnswer } from './use-answer';

const square = endpoint({
  method: 'GET',
  path: '/squares/:id',
  params: z.object({ id: z.string() }),
  audience: 'signedIn',
  answer: z.object({ value: z.number() }),
});

/** Asks about the side of a square; the answers are given by hand, in any order. */
function ask(side: string | null) {
  const calls: { side: string; answer(value: number): Promise<void>; fail(): Promise<void> }[] = [];
  const client = {
    call: (_: unknown, { params }: { params: { id: string } }) =>
      new Promise((resolve, reject) => {
        calls.push({
          side: params.id,
          answer: (value) => act(async () => resolve({ value })),
          fail: () => act(async () => reject(new RequestError({ kind: 'timeout', status: 0 }))),
        });
      }),
  };
  const host = { client } as unknown as HostApi;
  const { result, rerender } = renderHook(
    (id: string | null) => useAnswer(square, id === null ? null : { params: { id } }),
    {
      initialProps: side,
      wrapper: ({ children }: { children: ReactNode }) => (
        <HostProvider value={host}>{children}</HostProvider>
      ),
    },
  );
  const call = (index: number) => {
    const made = calls[index];
    if (!made) throw new Error(`Call ${index} was not made.`);
    return made;
  };
  return { calls, call, result, rerender };
}

it('asks nothing until there is a question', () => {
  const { calls, result } = ask(null);
  expect(calls).toHaveLength(0);
  expect(result.current).toMatchObject({ data: null, error: null, loading: false });
});

it('never shows the answer to another question, however late it comes', async () => {
  const { call, result, rerender } = ask('2');
  expect(result.current).toMatchObject({ data: null, loading: true });
  rerender('3');
  await call(1).answer(9);
  await call(0).answer(4);
  expect(result.current).toMatchObject({ data: { value: 9 }, loading: false });
  rerender('4');
  expect(result.current).toMatchObject({ data: null, loading: true });
});

it('keeps what is on show while it asks again', async () => {
  const { call, result } = ask('2');
  await call(0).answer(4);
  act(() => result.current.reload());
  expect(result.current).toMatchObject({ data: { value: 4 }, loading: true });
  await call(1).answer(5);
  expect(result.current).toMatchObject({ data: { value: 5 }, loading: false });
});

it('says why there is no answer, and asks again', async () => {
  const { call, result } = ask('2');
  await call(0).fail();
  expect(result.current).toMatchObject({ data: null, error: { kind: 'timeout' }, loading: false });
  act(() => result.current.reload());
  await call(1).answer(4);
  expect(result.current).toMatchObject({ data: { value: 4 }, error: null });
});
