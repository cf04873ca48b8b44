import { demoAbilities, demoAccounts } from '@praxis/contract/demo/accounts';
import type { DemoUser } from '@praxis/contract/demo/jwt';
import { portrait } from '../pictures/portrait';

/** A stored demo account. */
export interface StoredDemoUser extends DemoUser {
  password: string;
  /** Not set for sample accounts. */
  registeredAt?: string;
}

/** Number of products in the sample cart, duplicated here to avoid loading the shop's data. */
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
