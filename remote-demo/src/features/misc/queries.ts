import { getComingSoon } from '@praxis/contract/demo/coming-soon';
import { query } from '@praxis/sdk/data';

/** Launch date and number of subscribers. */
export const comingSoonQuery = query({
  app: 'demo',
  name: 'coming-soon',
  endpoint: getComingSoon,
});
