import type { UserActivity } from '@praxis/contract/demo/user-profiles';
import type { ManagedUser } from '@praxis/contract/demo/users';
import { startDemo, type TestDemo } from '../testing';

interface Profile {
  user: ManagedUser;
  information: Record<string, string>;
  social: Record<string, string>;
  activity: UserActivity[];
}

const all = async (demo: TestDemo) =>
  (await demo.get<ManagedUser[]>('/api/users/list/all-data')).body;
const profile = async (demo: TestDemo, id: number) =>
  (await demo.get<Profile>('/apps/users/profile', { id })).body;
const update = (demo: TestDemo, changes: object) =>
  demo.post<{ user: ManagedUser; error: { fields: unknown } }>('/apps/users/update-user', changes);
const restore = (demo: TestDemo, user: ManagedUser) =>
  demo.post<{ user: ManagedUser }>('/apps/users/restore-user', { user });
const user = async (demo: TestDemo, id: number) => (await profile(demo, id)).user;

test('counts the users of each status', async () => {
  const demo = startDemo();
  const users = await all(demo);
  const count = (status: string) => users.filter((one) => one.status === status).length;
  expect((await demo.get('/apps/users/counts')).body).toEqual({
    active: count('active'),
    inactive: count('inactive'),
    pending: count('pending'),
  });
});

test('returns a user’s profile, latest activity first', async () => {
  const demo = startDemo();
  for (const { id } of await all(demo)) {
    const { activity, ...rest } = await profile(demo, id);
    const times = activity.map(({ at }) => at);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(rest.user.id).toBe(id);
  }
  expect((await demo.get('/apps/users/profile', { id: 999 })).status).toBe(404);
});

test('updates only the given fields, and logs the change', async () => {
  const demo = startDemo();
  const before = await profile(demo, 4);
  const { status, body } = await update(demo, {
    id: 4,
    user: { role: 'admin', company: 'Quay Clinic', status: before.user.status },
  });
  expect(status).toBe(200);
  expect(body.user).toEqual({ ...before.user, role: 'admin', company: 'Quay Clinic' });
  const after = await profile(demo, 4);
  expect(after.information).toEqual(before.information);
  expect(after.activity.slice(0, -before.activity.length)).toEqual([
    { at: expect.any(String), kind: 'roleChanged', from: before.user.role, to: 'admin' },
    { at: expect.any(String), kind: 'profileUpdated' },
  ]);
});

test('stores information and social profiles', async () => {
  const demo = startDemo();
  const { information, social } = await profile(demo, 5);
  const changed = { ...information, city: 'Faro' };
  await update(demo, { id: 5, information: changed });
  await update(demo, { id: 5, social: { ...social, twitter: 'https://x.example/me' } });
  expect(await profile(demo, 5)).toMatchObject({
    information: changed,
    social: { twitter: 'https://x.example/me' },
  });
  // The list's response is unchanged.
  expect((await all(demo)).find(({ id }) => id === 5)).toEqual(await user(demo, 5));
});

test.each([
  [{ id: 999, user: {} }, 404],
  [{ id: 1, user: { fullName: ' ' } }, 400],
  [{ id: 1, user: { email: 'nobody' } }, 400],
  [{ id: 1, user: { role: 'king' } }, 400],
  [{ id: 1, social: { linkedIn: 'javascript:alert(1)' } }, 400],
  [{ user: {} }, 400],
])('rejects the change %j', async (changes, status) => {
  expect((await update(startDemo(), changes)).status).toBe(status);
});

test('rejects a birthday that is no date', async () => {
  const demo = startDemo();
  const { information } = await profile(demo, 1);
  const bornOn = (birthDate: string) =>
    update(demo, { id: 1, information: { ...information, birthDate } });
  expect((await bornOn('1986-02-30')).status).toBe(400);
  expect((await bornOn('1988-02-29')).status).toBe(200);
  expect((await bornOn('')).status).toBe(200);
});

test('rejects a username or email of another user, ignoring case', async () => {
  const demo = startDemo();
  const [first, second] = await all(demo);
  const taken = { username: first?.username.toUpperCase(), email: first?.email.toUpperCase() };
  const { status, body } = await update(demo, { id: second?.id, user: taken });
  expect(status).toBe(422);
  expect(body.error.fields).toEqual({ username: ['taken'], email: ['taken'] });
  expect((await update(demo, { id: first?.id, user: taken })).status).toBe(200);
});

test('changes other fields of a user whose email another user has as well', async () => {
  const demo = startDemo();
  const [first] = await all(demo);
  const twin = { fullName: 'Nia Long', email: first?.email };
  await demo.post('/apps/users/add-user', { user: twin });
  expect((await update(demo, { id: 51, user: { status: 'inactive' } })).status).toBe(200);
  expect((await update(demo, { id: 51, user: twin })).status).toBe(200);
  expect((await update(demo, { id: 2, user: { email: first?.email } })).status).toBe(422);
});

test('adds a user with unique fields if required', async () => {
  const demo = startDemo();
  const [first] = await all(demo);
  const given = { fullName: 'Nia Long', email: first?.email };
  const added = (unique?: boolean) =>
    demo.post<{ error: { fields: unknown } }>('/apps/users/add-user', { user: given, unique });
  const refused = await added(true);
  expect([refused.status, refused.body.error.fields]).toEqual([422, { email: ['taken'] }]);
  expect((await added()).status).toBe(201);
  expect((await profile(demo, 51)).activity).toEqual([{ at: expect.any(String), kind: 'joined' }]);
});

test('restores a deleted user in place, with all details', async () => {
  const demo = startDemo();
  await update(demo, { id: 3, user: { company: 'Quay Clinic' } });
  const [before, order] = [await profile(demo, 3), await all(demo)];
  await demo.remove('/apps/users/delete', { id: 3 });
  expect((await restore(demo, before.user)).body).toEqual({ user: before.user });
  expect(await all(demo)).toEqual(order);
  expect(await profile(demo, 3)).toEqual(before);
});

test('does not restore a user whose id or email was reused', async () => {
  const demo = startDemo();
  const third = await user(demo, 3);
  expect((await restore(demo, third)).status).toBe(409);
  await demo.remove('/apps/users/delete', { id: 3 });
  await update(demo, { id: 4, user: { email: third.email } });
  expect((await restore(demo, third)).status).toBe(422);
});

test('restores a user whose id was reused under the next one, so that nobody is lost', async () => {
  const demo = startDemo();
  const { user: last } = await profile(demo, 50);
  await demo.remove('/apps/users/delete', { id: 50 });
  await demo.post('/apps/users/add-user', { user: { fullName: 'Nia Long' } });
  expect((await restore(demo, last)).body).toEqual({ user: { ...last, id: 51 } });
  expect((await user(demo, 50)).fullName).toBe('Nia Long');
});

test('restores a user who was added with their activity', async () => {
  const demo = startDemo();
  await demo.post('/apps/users/add-user', { user: { fullName: 'Nia Long' } });
  const added = await profile(demo, 51);
  await demo.remove('/apps/users/delete', { id: 51 });
  await restore(demo, added.user);
  expect(await profile(demo, 51)).toEqual(added);
});

test('restores the deleted user, not a later one who had the same id', async () => {
  const demo = startDemo();
  const last = await user(demo, 50);
  await demo.remove('/apps/users/delete', { id: 50 });
  await demo.post('/apps/users/add-user', { user: { fullName: 'Nia Long' } });
  await demo.remove('/apps/users/delete', { id: 50 });
  expect((await restore(demo, last)).body).toEqual({ user: last });
  expect(await user(demo, 50)).toEqual(last);
});

test('sorts by each column, and keeps the list’s order by default', async () => {
  const demo = startDemo();
  const sorted = async (sort: string) =>
    (await demo.get<{ users: ManagedUser[] }>('/api/users/list/data', { sort, perPage: 50 })).body
      .users;
  const names = (await sorted('fullName')).map(({ fullName }) => fullName);
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en')));
  expect((await sorted('-fullName')).map(({ fullName }) => fullName)).toEqual(names.toReversed());
  expect((await sorted('currentPlan'))[0]?.currentPlan).toBe('basic');
  expect((await sorted('-currentPlan'))[0]?.currentPlan).toBe('enterprise');
  expect((await sorted('-role'))[0]?.role).toBe('subscriber');
  for (const unknown of ['nothing', '__proto__', '-constructor'])
    expect(await sorted(unknown)).toEqual(await all(demo));
});
