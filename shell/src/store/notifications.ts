import { getNotifications } from '@praxis/contract/endpoints/me';
import { dataGroup } from '@praxis/sdk/data';

/** What happened lately, newest first. */
export const notificationsGroup = dataGroup({
  app: 'menu',
  name: 'notifications',
  endpoint: getNotifications,
});
