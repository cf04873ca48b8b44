import type { AuditAction } from '@praxis/contract/entities/audit-event';
import { localDateAt } from './sample/local-time';

interface AuditQuery {
  status?: AuditAction | 'all';
  actorId?: string;
  /** Local dates, both included. */
  from?: string;
  to?: string;
}

/** Whether a list of the audit is asked for an event; its days are those of the zone that its times are shown in. */
export function isAskedFor(
  { status = 'all', actorId, from, to }: AuditQuery,
  timeZone: string,
): (event: { action: AuditAction; actorId: string; at: string }) => boolean {
  return (event) => {
    const on = from || to ? localDateAt(Date.parse(event.at), timeZone) : '';
    return (
      (status === 'all' || event.action === status) &&
      (!actorId || event.actorId === actorId) &&
      (!from || from <= on) &&
      (!to || on <= to)
    );
  };
}
