import { getBadges } from '@praxis/contract/endpoints/me';
import { query } from '@praxis/sdk/data';

/** State of the menu's badge counts: each role is answered with counts of its own. */
export const badgesQuery = query({ app: 'menu', name: 'badges', endpoint: getBadges });
