import { getNotifications } from '@praxis/contract/endpoints/me';
import { query } from '@praxis/sdk/data';

/** The user's notifications, newest first. */
export const notificationsQuery = query({
  app: 'menu',
  name: 'notifications',
  endpoint: getNotifications,
});
