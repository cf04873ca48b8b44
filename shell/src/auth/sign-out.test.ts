import { afterEach, expect, test } from '@jest/globals';
import { getMe } from '@praxis/contract/endpoints/me';
import { login, refresh } from '@praxis/contract/endpoints/session';
import { createClient } from '@praxis/sdk/data';
import { startSimulation } from '../boot/simulation';
import { createNetwork } from '../http/network';
import { createTransport } from '../http/transport';
import { session, startSession, whenResumed } from './session';
import { signOut } from './sign-out';

let stop = () => {};
afterEach(() => stop());

test('invalidates the tokens on the server at sign-out', async () => {
  const running = await startSimulation();
  stop = running.stop;
  const backEnd = { address: '', now: Date.now, tokenTime: Date.now, ready: () => undefined };
  const transport = createTransport({
    sendOnce: createNetwork(backEnd).send,
    session,
    refresh: () => Promise.resolve(false),
    whenResumed,
  });
  let last: Promise<unknown> | undefined;
  const client = createClient((request) => (last = transport(request)));
  const body = { email: 'patient@praxis.example', password: 'patient-sample-account' };
  const started = await client.call(login, { body });
  startSession(started, 'tab');
  expect((await client.call(getMe, {})).email).toBe(body.email);

  signOut(client);
  expect(session.get()).toBeNull();
  await last;
  const { refreshToken } = started;
  await expect(client.call(refresh, { body: { refreshToken } })).rejects.toMatchObject({
    failure: { status: 401 },
  });
});
