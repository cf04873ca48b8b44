import type { AuditAction, AuditEvent } from '@praxis/contract/entities/audit-event';
import type { User } from '@praxis/contract/entities/user';
import { hour, minute, toInstant } from '@praxis/contract/rules/time/instants';
import type { HandledRequest, Simulation } from '../core/module';
import { table } from './tables';

interface AuditEntry {
  action: AuditAction;
  /** `subscription:<id>`; never personal data. */
  resource: string;
  /** The patient whose data it is, and who sees the event in their access log. */
  patientId?: string;
  /** The reason that was given. */
  reason?: string;
}

/** Appends an action to the audit log. */
export function audit(simulation: Simulation, actor: Pick<User, 'id'>, entry: AuditEntry): void {
  save(simulation, simulation.newId(), actor, entry);
}

/** Repeated reads within this window count as one. */
const readWindow = 15 * minute;
/** How long background refreshes of an open page count as the same view: a working day. */
const openPageWindow = 12 * hour;

/**
 * Logs that a user opened a record with a patient's data. Background refreshes (`X-Background`)
 * don't count as new views, but the header alone hides nothing: a record that the user has not
 * opened before is logged regardless.
 */
export function auditRead(
  simulation: Simulation,
  { headers }: Pick<HandledRequest, 'headers'>,
  actor: Pick<User, 'id'>,
  read: Omit<AuditEntry, 'action'>,
): void {
  const now = simulation.now();
  const window = Math.floor(now / readWindow);
  const recordId = read.resource.slice(read.resource.indexOf(':') + 1);
  const idOf = (one: number) => `read-${actor.id}-${recordId}-${one}`;
  const viewDuration = headers['x-background'] ? openPageWindow : readWindow;
  const events = table(simulation.database, 'audit');
  for (let back = 0; back <= viewDuration / readWindow; back += 1) {
    const before = events.get(idOf(window - back));
    if (before && Date.parse(before.at) > now - viewDuration) return;
  }
  save(simulation, idOf(window), actor, { action: 'read', ...read });
}

function save(
  { database, now }: Simulation,
  id: string,
  { id: actorId }: Pick<User, 'id'>,
  entry: AuditEntry,
): void {
  const event: AuditEvent = { id, actorId, ...entry, at: toInstant(now()) };
  table(database, 'audit').put(event);
}
