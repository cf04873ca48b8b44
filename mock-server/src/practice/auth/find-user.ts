import type { User } from '@praxis/contract/entities/user';
import type { Simulation } from '../../core/area';
import { ensureOwner } from '../caller';
import { ensureEveryDoctor, ensureRoster } from '../sample';
import { table } from '../tables';

/** The account of an e-mail address, whatever its case. Looks where it is quick first: the roster, then every doctor's patients. */
export function findUser(simulation: Simulation, email: string): User | undefined {
  ensureRoster(simulation);
  const wanted = emailKey(email);
  const users = table(simulation.database, 'users');
  const find = () => users.find((user) => user.email.toLowerCase() === wanted);
  const known = find();
  if (known) return known;
  ensureOwner(simulation, 'user-patient-0-0');
  if (!find()) ensureEveryDoctor(simulation);
  return find();
}

/** One e-mail address is one account, however it is typed. */
export const emailKey = (email: string): string => email.trim().toLowerCase();
