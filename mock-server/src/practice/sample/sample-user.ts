import { practiceAccounts } from '@praxis/contract/entities/practice-accounts';
import type { User } from '@praxis/contract/entities/user';
import type { Versioned } from '@praxis/contract/rules/versions';
import type { Add } from './adder';
import type { PlaceFacts } from './places';

/** The password of all sample users except sample accounts. */
const samplePassword = 'praxis-sample-account';

/** An active user at a place, who confirmed their email address on the day they signed up. */
export const sampleUser = (
  { id, role, fullName, email }: Pick<User, 'id' | 'role' | 'fullName' | 'email'>,
  { locale, timeZone }: PlaceFacts,
  { version, createdAt, updatedAt }: Omit<Versioned, 'id'>,
): User => ({
  id,
  role,
  email,
  emailVerifiedAt: createdAt,
  fullName,
  avatarUrl: null,
  locale,
  timeZone,
  status: 'active',
  version,
  createdAt,
  updatedAt,
});

/** Adds users with their passwords. */
export function addUsers(add: Add, users: readonly User[]): void {
  add('users', users);
  add(
    'credentials',
    users.map(({ id, email }) => ({
      id,
      password: practiceAccounts.find((one) => one.email === email)?.password ?? samplePassword,
      spent: [],
    })),
  );
}
