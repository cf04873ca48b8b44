import type { AuditAction } from '@praxis/contract/entities/audit-event';
import { localDateAt } from './sample/local-time';

interface AuditQuery {
  status?: AuditAction | 'all';
  actorId?: string;
  /** Local dates, both inclusive. */
  from?: string;
  to?: string;
}

/**
 * Returns a filter of audit events for a list's query; dates are in the time zone in which the list
 * shows its times.
 */
export function matchesAuditQuery(
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
