import { demoAccounts } from '@praxis/contract/demo/accounts';
import type { DemoUser } from '@praxis/contract/demo/jwt';
import type { DemoRole } from '@praxis/contract';
import { portrait } from '../pictures/portrait';

/** A login user record, as it is stored. */
export interface StoredDemoUser extends DemoUser {
  password: string;
}

/** What each role may do: an admin everything, a client read two subjects. */
export const abilities: Record<DemoRole, DemoUser['ability']> = {
  admin: [{ action: 'manage', subject: 'all' }],
  client: [
    { action: 'read', subject: 'ACL' },
    { action: 'read', subject: 'Auth' },
  ],
};

/** How many products the cart of the sample data holds; the shop's own data is not loaded for that. */
export const cartItemsCount = 4;

export const sampleDemoUsers: StoredDemoUser[] = demoAccounts.map(
  ({ email, password, role, fullName }, index) => ({
    id: index + 1,
    fullName,
    username: email.slice(0, email.indexOf('@')),
    password,
    avatar: portrait(fullName),
    email,
    role,
    ability: abilities[role],
    extras: { eCommerceCartItemsCount: cartItemsCount },
  }),
);
