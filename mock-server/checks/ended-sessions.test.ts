import type { Endpoint, Role } from '@praxis/contract';
import { people } from '../src/practice/sample-records';
import { userIds } from './examples/everyone';
import { everyEndpoint, exampleOf, rolesOf, sendExample } from './examples';
import { sharedContext, writtenDuring } from './shared-context';

const context = sharedContext();

const ofRoles = everyEndpoint
  .filter(({ endpoint }) => endpoint.audience !== 'public')
  .map(({ line, endpoint }): [string, Endpoint] => [line, endpoint]);
const roleOf = (endpoint: Endpoint): Role => rolesOf(endpoint)[0] ?? 'admin';

/** Ends all sessions of a role's user, as by suspending the account. */
function suspend(role: Role): void {
  const { put, get } = context();
  put('users', { ...get('users', userIds[role]), status: 'suspended' });
}

test.each(ofRoles)(
  '%s rejects an ended session before anything else is checked',
  async (_line, endpoint) => {
    const role = roleOf(endpoint);
    const example = exampleOf(endpoint, context(), role);
    suspend(role);
    const written = await writtenDuring(context(), async () => {
      const call = context().calls[role];
      // Without its version and body, which would be the next errors.
      const path = endpoint.path.replace(/:\w+/, example.id ?? '');
      const empty = await call(`${endpoint.method} ${path}`);
      const complete = await sendExample(call, endpoint, context(), example);
      expect([empty.code, complete.code]).toEqual(['unauthenticated', 'unauthenticated']);
    });
    expect(written).toEqual([]);
  },
);

test('an ended session is rejected by endpoints of other roles like by its own', async () => {
  suspend('doctor');
  const { status, code } = await context().calls.doctor('GET /api/v1/admin/doctors');
  expect([status, code]).toEqual([401, 'unauthenticated']);
});

test('the stored response to an idempotency key is not given to an ended session', async () => {
  const patient = await context().practice.as('patient');
  const body = { counterpartId: people.doctor, category: 'general', subject: 'A', body: 'B' };
  const send = () => patient('POST /api/v1/threads', { key: 'sent-before', body });
  expect((await send()).body).toEqual((await send()).body);
  await patient('POST /api/v1/auth/logout');
  expect((await send()).code).toBe('unauthenticated');
});
