import { takenFields } from '@praxis/contract/demo/user-profiles';
import { refuseFields } from '../refuse-fields';

/** Fields that must be unique among users and accounts. */
interface Unique {
  username: string;
  email: string;
}

/**
 * Rejects values that another user has, with an error for each field.
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
