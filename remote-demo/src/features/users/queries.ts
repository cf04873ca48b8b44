import type { QueryInput } from '@praxis/contract';
import { countManagedUsers, getUserProfile } from '@praxis/contract/demo/user-profiles';
import { listManagedUsers } from '@praxis/contract/demo/users';
import { query } from '@praxis/sdk/data';

/** One page of users, in the format of lists. */
export const usersQuery = query({
  app: 'demo',
  name: 'users',
  endpoint: listManagedUsers,
  ask: async (client, args: { query: QueryInput<typeof listManagedUsers> }, options) => {
    const { users, total } = await client.call(listManagedUsers, args, options);
    return { items: users, total };
  },
});

/** Number of users by status. */
export const userCountsQuery = query({
  app: 'demo',
  name: 'user-counts',
  endpoint: countManagedUsers,
});

/** One user with all details. */
export const userProfileQuery = query({
  app: 'demo',
  name: 'user-profile',
  endpoint: getUserProfile,
});
