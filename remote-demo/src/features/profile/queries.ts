import { getProfilePage } from '@praxis/contract/demo/profile-page';
import { query } from '@praxis/sdk/data';

/** The profile, and what one has done on it. */
export const profilePageQuery = query({
  app: 'demo',
  name: 'profile-page',
  endpoint: getProfilePage,
});
