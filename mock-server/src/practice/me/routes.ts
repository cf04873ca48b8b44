import * as endpoints from '@praxis/contract/endpoints/me';
import type { Badges } from '@praxis/contract/endpoints/me';
import type { Notification } from '@praxis/contract/entities/notification';
import { Reply, type Handler } from '../../core/module';
import { byCode, listPage } from '../../core/list';
import { callerOf, doctorOf, teamMemberOf } from '../caller';
import { handle, prepareAccount } from '../handle';
import { orderBy, viewPage } from '../listing';
import { table } from '../tables';
import { meView } from './view';

export const getMe = handle(
  endpoints.getMe,
  (request, simulation) => meView(simulation, callerOf(request, simulation)),
  {
    prepare: prepareAccount,
  },
);

export const getBadges = handle(endpoints.getBadges, (request, simulation): Badges => {
  const { database } = simulation;
  const { role } = callerOf(request, simulation);
  if (role === 'doctor') {
    const { doctor } = doctorOf(request, simulation);
    const isOwn = <T extends { doctorId: string }>({ doctorId }: T) => doctorId === doctor.id;
    return {
      patients: table(database, 'subscriptions').filter(
        (one) => isOwn(one) && one.status === 'pending',
      ).length,
      appointments: table(database, 'appointments').filter(
        (one) => isOwn(one) && one.state === 'requested',
      ).length,
      messages: table(database, 'threads').filter((one) => isOwn(one) && one.unread.doctor > 0)
        .length,
    };
  }
  if (role === 'teamMember') {
    const doctors = new Set(teamMemberOf(request, simulation).doctors.map(({ id }) => id));
    return {
      appointmentRequests: table(database, 'appointments').filter(
        ({ doctorId, state }) => doctors.has(doctorId) && state === 'requested',
      ).length,
    };
  }
  if (role === 'admin') {
    return {
      doctors: table(database, 'doctors').filter(({ verification }) => verification === 'pending')
        .length,
    };
  }
  return {};
});

export const getNotifications = handle(endpoints.getNotifications, (request, simulation) => {
  const user = callerOf(request, simulation);
  const { page, perPage, q, status, sort = '-createdAt' } = request.query;
  const found = listPage(table(simulation.database, 'notifications').all(), {
    page,
    perPage,
    q,
    words: ({ values }) => Object.values(values),
    where: ({ userId, readAt }) => userId === user.id && (status !== 'unread' || !readAt),
    order: orderBy<Notification, 'createdAt'>(sort, {
      createdAt: byCode(({ createdAt }) => createdAt),
    }),
  });
  return viewPage(found, ({ userId: _user, ...notification }) => notification);
});

export const markNotificationsRead = handle(
  endpoints.markNotificationsRead,
  (request, simulation) => {
    const user = callerOf(request, simulation);
    const notifications = table(simulation.database, 'notifications');
    const readAt = new Date(simulation.now()).toISOString();
    for (const id of request.body.ids) {
      const notification = notifications.get(id);
      if (notification?.userId === user.id && !notification.readAt)
        notifications.put({
          ...notification,
          readAt,
          updatedAt: readAt,
          version: notification.version + 1,
        });
    }
    return new Reply(204, undefined);
  },
  { prepare: prepareAccount },
);

export const handlers: readonly Handler[] = [
  getMe,
  getBadges,
  getNotifications,
  markNotificationsRead,
];
