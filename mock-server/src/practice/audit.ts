import type { AuditAction, AuditEvent } from '@praxis/contract/entities/audit-event';
import type { User } from '@praxis/contract/entities/user';
import { hour, minute, toInstant } from '@praxis/contract/rules/time/instants';
import type { HandledRequest, Simulation } from '../core/module';
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

/** Readings so close together are one. */
const oneReading = 15 * minute;
/** A page that stays open goes on showing what its reader opened, for a working day. */
const keptOpen = 12 * hour;

/**
 * Keeps that somebody opened a record that holds a patient's data. What a page asks for again by
 * itself (`X-Background`) is no new view. The header alone hides nothing: who has not opened the
 * record before has viewed it, whatever they call it.
 */
export function auditReading(
  simulation: Simulation,
  { headers }: Pick<HandledRequest, 'headers'>,
  actor: Pick<User, 'id'>,
  reading: Omit<Act, 'action'>,
): void {
  const now = simulation.now();
  const stretch = Math.floor(now / oneReading);
  const recordId = reading.resource.slice(reading.resource.indexOf(':') + 1);
  const idIn = (one: number) => `read-${actor.id}-${recordId}-${one}`;
  const sameViewFor = headers['x-background'] ? keptOpen : oneReading;
  const known = table(simulation.database, 'audit');
  for (let back = 0; back <= sameViewFor / oneReading; back += 1) {
    const before = known.get(idIn(stretch - back));
    if (before && Date.parse(before.at) > now - sameViewFor) return;
  }
  save(simulation, idIn(stretch), actor, { action: 'read', ...reading });
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
