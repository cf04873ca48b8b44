import type { AuditAction, AuditEvent } from '@praxis/contract/entities/audit-event';
import type { User } from '@praxis/contract/entities/user';
import { minute, toInstant } from '@praxis/contract/rules/instants';
import type { Simulation } from '../core/module';
import { table } from './tables';

interface Act {
  action: AuditAction;
  /** `subscription:<id>`; never a person's data. */
  resource: string;
  /** Whose data it is: the patient finds the act among the accesses to their data. */
  patientId?: string;
}

/** Keeps in the append-only audit what somebody did. */
export function audit(simulation: Simulation, actor: Pick<User, 'id'>, act: Act): void {
  save(simulation, simulation.newId(), actor, act);
}

/** Readings so close together are one. It also ends what two tabs that refresh each other would begin. */
const oneReading = 15 * minute;

/** Keeps that somebody looked at a record that holds a patient's data. */
export function auditReading(
  simulation: Simulation,
  actor: Pick<User, 'id'>,
  reading: Omit<Act, 'action'>,
): void {
  const stretch = Math.floor(simulation.now() / oneReading);
  const recordId = reading.resource.slice(reading.resource.indexOf(':') + 1);
  const id = `read-${actor.id}-${recordId}-${stretch}`;
  if (!table(simulation.database, 'audit').get(id))
    save(simulation, id, actor, { action: 'read', ...reading });
}

function save(
  { database, now }: Simulation,
  id: string,
  { id: actorId }: Pick<User, 'id'>,
  act: Act,
): void {
  const event: AuditEvent = { id, actorId, ...act, at: toInstant(now()) };
  table(database, 'audit').put(event);
}
