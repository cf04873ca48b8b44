import { useEffect } from 'react';
import { act } from '@testing-library/react';
import type { Endpoint } from '@praxis/contract';
import type { Notice } from '../host';
import { createOpenClient } from '../testing/query-client';
import { renderUi } from '../testing/render-ui';
import { PartUnderTest } from '../testing/store-under-test';
import { RequestError } from './request-error';
import { useMutation, type Mutation } from './use-mutation';

/** A toggle: its body does not name the direction. */
const toggle = { method: 'POST', path: '/bookmarks', audience: 'public' } as Endpoint;

const { client, calls } = createOpenClient();
const notices: Notice[] = [];
let mutation: Mutation<Endpoint>;

function Page() {
  const current = useMutation(toggle);
  useEffect(() => {
    mutation = current;
  });
  return null;
}

beforeEach(() => {
  calls.length = 0;
  notices.length = 0;
});

async function open() {
  await renderUi(
    <PartUnderTest client={client} notify={(notice) => notices.push(notice)}>
      <Page />
    </PartUnderTest>,
  );
  const turn = (id: number, on: boolean) => {
    void mutation.runOrNotify({ body: { id } } as never, {
      turns: { what: id, on },
      retry: () => turn(id, on),
    });
  };
  return (id: number, on: boolean) => act(async () => turn(id, on));
}

const keys = () => calls.map(({ input }) => input.idempotencyKey);
const lose = (index: number) =>
  act(async () => calls[index]?.fail(new RequestError({ kind: 'timeout', status: 0 })));
const succeed = (index: number) => act(async () => calls[index]?.respond({}));

it('keeps its idempotency key until it succeeds, whatever else is toggled in the meantime', async () => {
  const turn = await open();
  await turn(1, true);
  await lose(0);
  await turn(2, true);
  await succeed(1);
  await turn(1, true);
  expect(keys()[1]).not.toBe(keys()[0]);
  expect(keys()[2]).toBe(keys()[0]);
  await succeed(2);
  await turn(1, true);
  expect(keys()[3]).not.toBe(keys()[0]);
});

it('toggles back with another key, though the body is equal', async () => {
  const turn = await open();
  await turn(1, true);
  await lose(0);
  await turn(1, false);
  expect(keys()[1]).not.toBe(keys()[0]);
});

it('retries from the notice with the key of that attempt, whatever was sent since', async () => {
  const turn = await open();
  await turn(1, true);
  await lose(0);
  await turn(1, true);
  await succeed(1);
  await act(async () => notices[0]?.undo?.run());
  expect(keys()[2]).toBe(keys()[0]);
});
