import * as endpoints from '@praxis/contract/demo/users';
import {
  managedUserPlans,
  managedUserStatuses,
  type ManagedUser,
} from '@praxis/contract/demo/users';
import { byNumber, byText, descending, matchesFilter, listPage, type Order } from '../../core/list';
import { handle, type Handler, type Simulation } from '../../core/module';
import { requireRecord } from '../require-record';
import { sampleUsers } from './data';
import { newProfile } from './profile';
import { profileHandlers } from './profile-routes';
import { deletedTableOf, firstPlace, tableOf, toUser, usersOf } from './stored';
import { refuseTaken } from './taken';

export const seed = ({ database }: Simulation) =>
  database.addSample(
    'demo.users',
    sampleUsers().map((user) => ({ ...user, place: user.id })),
  );

export const getManagedUsers = handle(endpoints.getManagedUsers, (_, simulation) =>
  usersOf(simulation).map(toUser),
);

const orders: Readonly<Record<string, Order<ManagedUser>>> = {
  fullName: byText(({ fullName }) => fullName),
  company: byText(({ company }) => company),
  role: byText(({ role }) => role),
  currentPlan: byNumber(({ currentPlan }) => managedUserPlans.indexOf(currentPlan)),
  status: byNumber(({ status }) => managedUserStatuses.indexOf(status)),
};

/** The requested order; undefined, the list's own, if unknown. */
function orderOf(sort: string): Order<ManagedUser> | undefined {
  const field = sort.replace(/^-/, '');
  const order = Object.hasOwn(orders, field) ? orders[field] : undefined;
  return order && sort.startsWith('-') ? descending(order) : order;
}

export const listManagedUsers = handle(endpoints.listManagedUsers, ({ query }, simulation) => {
  const { role, currentPlan, status, sort, ...rest } = query;
  const { items, total } = listPage(usersOf(simulation), {
    ...rest,
    order: orderOf(sort),
    fields: ({ fullName, username, email }) => [fullName, username, email],
    where: (user) =>
      matchesFilter(user.role, role) &&
      matchesFilter(user.currentPlan, currentPlan) &&
      matchesFilter(user.status, status),
  });
  return { users: items.map(toUser), total };
});

export const getManagedUser = handle(endpoints.getManagedUser, ({ query }, simulation) => ({
  user: toUser(requireRecord(tableOf(simulation), query.id)),
}));

export const addManagedUser = handle(endpoints.addManagedUser, ({ body }, simulation) => {
  const table = tableOf(simulation);
  if (body.unique) refuseTaken(body.user, table.all());
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
  const profile = newProfile(simulation.now());
  table.put({ ...added, place: firstPlace(simulation), profile });
  return { user: added };
});

export const deleteManagedUser = handle(endpoints.deleteManagedUser, ({ query }, simulation) => {
  const table = tableOf(simulation);
  const user = requireRecord(table, query.id);
  table.remove(user.id);
  deletedTableOf(simulation).put(user);
  return undefined;
});

export const handlers: readonly Handler[] = [
  getManagedUsers,
  listManagedUsers,
  getManagedUser,
  addManagedUser,
  deleteManagedUser,
  ...profileHandlers,
];
