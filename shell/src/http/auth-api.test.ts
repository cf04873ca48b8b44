import { expect, it } from '@jest/globals';
import type { Session } from '@praxis/sdk';
import { createClient, RequestError } from '@praxis/sdk/data';
import { bodyOf } from '@praxis/sdk/data/wire-response';
import { requestRefresh } from './auth-api';

const stale: Session = {
  realm: 'practice',
  userData: { id: 'u1', role: 'doctor', email: 'd@example.org', fullName: 'D', abilities: [] },
  accessToken: 'old',
  refreshToken: 'old-refresh',
};

/** Refreshes the session with a back end, or a proxy, that answers this. */
const refreshWith = (status: number, body: unknown) =>
  requestRefresh(
    createClient(() => Promise.resolve().then(() => bodyOf({ status, body }))),
    stale,
  );

const refusal = (code: string) => ({ error: { code, message: '', requestId: 'r1' } });

it.each([
  [401, undefined, 'over'],
  [401, refusal('unauthenticated'), 'over'],
  [403, refusal('forbidden'), 'over'],
  [403, refusal('account_inactive'), 'inactive'],
  [422, refusal('validation_failed'), 'over'],
])('ends the session if the back end answers %i %j', async (status, body, reason) => {
  expect(await refreshWith(status, body)).toBe(reason);
});

it.each([
  [400, '<h1>400 Bad Request</h1>'],
  [403, '<h1>Access denied by the firewall</h1>'],
  [429, refusal('too_many_attempts')],
  [502, '<h1>Bad gateway</h1>'],
  [503, undefined],
])('keeps the session if a proxy or a busy back end answers %i %j', async (status, body) => {
  await expect(refreshWith(status, body)).rejects.toBeInstanceOf(RequestError);
});
