import * as endpoints from '@praxis/contract/demo/users';
import type { ManagedUser } from '@praxis/contract/demo/users';
import { handle, type Handler, type Simulation } from '../../core/module';
import { byNumber, isChosen, listAll, listPage } from '../../core/list';
import { required } from '../required';
import { sampleUsers } from './data';

/** A user and their place in the list, which those who are added later take at its top. */
type StoredUser = ManagedUser & { place: number };

const tableOf = ({ database }: Simulation) => database.table<StoredUser>('demo.users');

/** In the order of the list. */
const usersOf = (simulation: Simulation): readonly StoredUser[] =>
  listAll(tableOf(simulation).all(), { order: byNumber(({ place }) => place) });

function toUser({ place: _place, ...user }: StoredUser): ManagedUser {
  return user;
}

export const seed = ({ database }: Simulation) =>
  database.addSample(
    'demo.users',
    sampleUsers().map((user) => ({ ...user, place: user.id })),
  );

export const getManagedUsers = handle(endpoints.getManagedUsers, (_, simulation) =>
  usersOf(simulation).map(toUser),
);

export const listManagedUsers = handle(endpoints.listManagedUsers, ({ query }, simulation) => {
  const { role, currentPlan, status, ...rest } = query;
  const { items, total } = listPage(usersOf(simulation), {
    ...rest,
    fields: ({ fullName, username, email }) => [fullName, username, email],
    where: (user) =>
      isChosen(user.role, role) &&
      isChosen(user.currentPlan, currentPlan) &&
      isChosen(user.status, status),
  });
  return { users: items.map(toUser), total };
});

export const getManagedUser = handle(endpoints.getManagedUser, ({ query }, simulation) => ({
  user: toUser(required(tableOf(simulation), query.id)),
}));

export const addManagedUser = handle(endpoints.addManagedUser, ({ body }, simulation) => {
  const table = tableOf(simulation);
  const added: ManagedUser = {
    company: '',
    role: 'subscriber',
    username: '',
    country: '',
    contact: '',
    email: '',
    currentPlan: 'basic',
    status: 'active',
    ...body.user,
    avatar: body.user.avatar ?? '',
    id: table.nextNumber(),
  };
  const first = usersOf(simulation)[0];
  table.put({ ...added, place: (first?.place ?? 0) - 1 });
  return { user: added };
});

export const deleteManagedUser = handle(endpoints.deleteManagedUser, ({ query }, simulation) => {
  const table = tableOf(simulation);
  table.remove(required(table, query.id).id);
  return undefined;
});

export const handlers: readonly Handler[] = [
  getManagedUsers,
  listManagedUsers,
  getManagedUser,
  addManagedUser,
  deleteManagedUser,
];
