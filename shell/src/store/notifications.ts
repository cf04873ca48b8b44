import { getNotifications } from '@praxis/contract/endpoints/me';
import { query } from '@praxis/sdk/data';

/** What happened lately, newest first. */
export const notificationsQuery = query({
  app: 'menu',
  name: 'notifications',
  endpoint: getNotifications,
});
