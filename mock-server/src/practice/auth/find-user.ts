import type { User } from '@praxis/contract/entities/user';
import type { Simulation } from '../../core/module';
import { table } from '../tables';

/** The account of an email address, whatever its case. */
export function findUser({ database }: Simulation, email: string): User | undefined {
  const wanted = emailKey(email);
  return table(database, 'users').find((user) => user.email.toLowerCase() === wanted);
}

/** One email address is one account, however it is typed. */
export const emailKey = (email: string): string => email.trim().toLowerCase();
