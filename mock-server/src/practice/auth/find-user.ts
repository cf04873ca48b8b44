import type { User } from '@praxis/contract/entities/user';
import type { Simulation } from '../../core/module';
import { table } from '../tables';

/** Finds the account of an email address, ignoring case. */
export function findUser({ database }: Simulation, email: string): User | undefined {
  const key = emailKey(email);
  return table(database, 'users').find((user) => user.email.toLowerCase() === key);
}

/** Normalizes an email address, so that each address has one account. */
export const emailKey = (email: string): string => email.trim().toLowerCase();
