import type { User } from '@praxis/contract/entities/user';
import type { Simulation } from '../../core/area';
import { ensureOwner } from '../caller';
import { ensureEveryDoctor, ensureRoster } from '../sample';
import { table } from '../tables';

/** The account of an e-mail address, whatever its case. Looks where it is quick first: the roster, then every doctor's patients. */
export function findUser(simulation: Simulation, email: string): User | undefined {
  const found = findQuickly(simulation, email);
  if (found) return found;
  ensureEveryDoctor(simulation);
  return find(simulation, email);
}

/** Looks only in the roster and among the patients of the first doctor: one of them is the demo account. */
export function findQuickly(simulation: Simulation, email: string): User | undefined {
  ensureRoster(simulation);
  const found = find(simulation, email);
  if (found) return found;
  ensureOwner(simulation, 'user-patient-0-0');
  return find(simulation, email);
}

function find({ database }: Simulation, email: string): User | undefined {
  const wanted = emailKey(email);
  return table(database, 'users').find((user) => user.email.toLowerCase() === wanted);
}

/** One e-mail address is one account, however it is typed. */
export const emailKey = (email: string): string => email.trim().toLowerCase();
