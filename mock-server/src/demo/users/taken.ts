import { takenFields } from '@praxis/contract/demo/user-profiles';
import { refuseFields } from '../refuse-fields';

/** Of users and of accounts: what no two of them share. */
interface Unique {
  username: string;
  email: string;
}

/**
 * Refuses what another one has already, at its field.
 * @throws {DemoError} 422
 */
export function refuseTaken(one: Partial<Unique>, others: readonly Unique[]): void {
  const taken = takenFields(one, others);
  if (taken.length === 0) return;
  refuseFields(
    Object.fromEntries(taken.map((field) => [field, ['taken']])),
    'Somebody else has these already.',
  );
}
