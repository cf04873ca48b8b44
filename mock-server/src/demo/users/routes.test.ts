import {
  managedUserPlans,
  managedUserRoles,
  managedUserStatuses,
  type ManagedUser,
} from '@praxis/contract/demo/users';
import { startDemo, type TestDemo } from '../testing';

interface Page {
  users: ManagedUser[];
  total: number;
}

const list = async (demo: TestDemo, query = {}) =>
  (await demo.get<Page>('/api/users/list/data', query)).body;
const all = async (demo: TestDemo) =>
  (await demo.get<ManagedUser[]>('/api/users/list/all-data')).body;
const add = (demo: TestDemo, user: unknown) =>
  demo.post<{ user: ManagedUser }>('/apps/users/add-user', { user });

test('has fifty users with all roles, plans and statuses', async () => {
  const users = await all(startDemo());
  expect(users).toHaveLength(50);
  expect(new Set(users.map(({ role }) => role))).toEqual(new Set(managedUserRoles));
  expect(new Set(users.map(({ currentPlan }) => currentPlan))).toEqual(new Set(managedUserPlans));
  expect(new Set(users.map(({ status }) => status))).toEqual(new Set(managedUserStatuses));
  expect(new Set(users.map(({ username }) => username)).size).toBe(50);
});

test('lists ten by default, and ignores invalid pages', async () => {
  const demo = startDemo();
  const first = await list(demo);
  expect(first.users.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(first.total).toBe(50);
  for (const query of [{ page: 0 }, { page: -1 }, { page: 'abc' }, { perPage: 0 }])
    expect(await list(demo, query)).toEqual(first);
  expect(await list(demo, { page: 6 })).toEqual({ users: [], total: 50 });
  expect((await list(demo, { page: 2, perPage: 40 })).users).toHaveLength(10);
});

test.each(['fullName', 'username', 'email'] as const)(
  'searches %s, ignoring case',
  async (field) => {
    const demo = startDemo();
    const sought = (await all(demo))[30];
    const { users, total } = await list(demo, { q: sought?.[field].toUpperCase() });
    expect(users).toContainEqual(sought);
    expect(total).toBe(users.length);
  },
);

test('combines filters by role, plan and status; empty ones do not filter', async () => {
  const demo = startDemo();
  const expected = (await all(demo)).filter(
    ({ role, status }) => role === 'editor' && status === 'active',
  );
  expect(expected.length).toBeGreaterThan(0);
  const { users, total } = await list(demo, { role: 'Editor', status: 'active', perPage: 50 });
  expect(users).toEqual(expected);
  expect(total).toBe(expected.length);
  const plan = await list(demo, { currentPlan: 'team', perPage: 50 });
  expect(plan.users.every(({ currentPlan }) => currentPlan === 'team')).toBe(true);
  expect(await list(demo, { role: '', currentPlan: '', status: '', q: '' })).toEqual(
    await list(demo),
  );
  expect(await list(demo, { role: 'king' })).toEqual({ users: [], total: 0 });
});

test('returns a user', async () => {
  const demo = startDemo();
  const { body } = await demo.get<{ user: ManagedUser }>('/api/users/user', { id: 7 });
  expect(body).toEqual({ user: (await all(demo))[6] });
});

test('assigns the last id + 1 to a new user, and lists them first', async () => {
  const demo = startDemo();
  const given = {
    fullName: 'Nia Long',
    role: 'author',
    email: 'nia@northlight.example',
    avatar: null,
  };
  const { status, body } = await add(demo, { ...given, id: 4, secret: true });
  expect(status).toBe(201);
  expect(body).toEqual({
    user: {
      id: 51,
      ...given,
      avatar: '',
      company: '',
      username: '',
      country: '',
      contact: '',
      currentPlan: 'basic',
      status: 'active',
    },
  });
  const second = (await add(demo, { fullName: 'Otto Falk' })).body.user;
  expect((await all(demo)).slice(0, 3).map(({ id }) => id)).toEqual([second.id, 51, 1]);
  expect((await list(demo)).users[1]).toEqual(body.user);
  expect((await list(demo)).total).toBe(52);
});

test('lists a new user first after the sample data was generated again', async () => {
  const demo = startDemo();
  await add(demo, { fullName: 'Nia Long' });
  const nextVisit = startDemo();
  nextVisit.database.apply(demo.database.changesSinceSeed());
  expect((await all(nextVisit)).map(({ id }) => id).slice(0, 3)).toEqual([51, 1, 2]);
});

test.each([
  undefined,
  {},
  { fullName: '' },
  { fullName: 'A', role: 'king' },
  { fullName: 'A', email: 1 },
])('rejects adding %j', async (user) => {
  expect((await add(startDemo(), user)).status).toBe(400);
});

test('deletes a user', async () => {
  const demo = startDemo();
  expect((await demo.remove('/apps/users/delete', { id: 3 })).status).toBe(200);
  expect((await all(demo)).map(({ id }) => id)).not.toContain(3);
  expect((await demo.get('/api/users/user', { id: 3 })).status).toBe(404);
});
