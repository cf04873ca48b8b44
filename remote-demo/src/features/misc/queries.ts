import { getComingSoon } from '@praxis/contract/demo/coming-soon';
import { query } from '@praxis/sdk/data';

/** When it launches, and how many wait for it. */
export const comingSoonQuery = query({
  app: 'demo',
  name: 'coming-soon',
  endpoint: getComingSoon,
});
