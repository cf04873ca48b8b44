import { getProfilePage } from '@praxis/contract/demo/profile-page';
import { query } from '@praxis/sdk/data';

/** Profile with the user's reactions. */
export const profilePageQuery = query({
  app: 'demo',
  name: 'profile-page',
  endpoint: getProfilePage,
});
