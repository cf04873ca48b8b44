import { takenFields } from '@praxis/contract/demo/user-profiles';
import type { ManagedUser } from '@praxis/contract/demo/users';
import { DemoError } from '../../core/errors';

/**
 * Refuses what another user has already, at its field.
 * @throws {DemoError} 422
 */
export function refuseTaken(
  user: Partial<Pick<ManagedUser, 'username' | 'email'>>,
  others: readonly ManagedUser[],
): void {
  const taken = takenFields(user, others);
  if (taken.length === 0) return;
  throw new DemoError(422, {
    error: {
      code: 'validation_failed',
      message: 'Another user has these already.',
      fields: Object.fromEntries(taken.map((field) => [field, ['taken']])),
    },
  });
}
