import { getBadges, getNotifications } from '@praxis/contract/endpoints/me';
import { query } from '@praxis/sdk/data';

/** The badge counts of the menu, which depend on the user's role. */
export const badgesQuery = query({ app: 'menu', name: 'badges', endpoint: getBadges });

/** The user's notifications, newest first. */
export const notificationsQuery = query({
  app: 'menu',
  name: 'notifications',
  endpoint: getNotifications,
});
