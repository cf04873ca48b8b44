import type { Access } from '@praxis/contract/endpoints/patient-data';
import type { User } from '@praxis/contract/entities/user';
import type { Patient } from '@praxis/contract/entities/patient';
import type { Simulation } from '../../core/module';
import { table } from '../tables';

/** Accesses of other users to a patient's data. */
export function accessesTo(
  { database }: Simulation,
  { id, userId }: Pick<Patient, 'id' | 'userId'>,
): Access[] {
  const users = table(database, 'users');
  return table(database, 'audit')
    .all()
    .flatMap((event) => {
      if (event.patientId !== id || event.actorId === userId) return [];
      const actor: User | undefined = users.get(event.actorId);
      const { action, resource, at } = event;
      return actor
        ? [{ id: event.id, action, resource, at, actorName: actor.fullName, actorRole: actor.role }]
        : [];
    });
}
