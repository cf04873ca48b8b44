import { demoAbilities, demoAccounts } from '@praxis/contract/demo/accounts';
import type { DemoUser } from '@praxis/contract/demo/jwt';
import { portrait } from '../pictures/portrait';

/** A login user record, as it is stored. */
export interface StoredDemoUser extends DemoUser {
  password: string;
  /** The sample accounts have always been there. */
  registeredAt?: string;
}

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
    ability: demoAbilities[role],
    extras: { eCommerceCartItemsCount: cartItemsCount },
  }),
);
