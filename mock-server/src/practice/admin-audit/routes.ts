import * as endpoints from '@praxis/contract/endpoints/admin';
import type { AdminAuditEvent } from '@praxis/contract/endpoints/admin';
import type { Handler } from '../../core/module';
import { byCode, byText, listPage } from '../../core/list';
import { matchesAuditQuery } from '../audit-filter';
import { callerOf } from '../caller';
import { handle } from '../handle';
import { orderBy } from '../listing';
import { ensureAllDoctors } from '../sample';
import { ensureAccessLog } from '../sample/access-log';
import { table } from '../tables';

type AuditSort = 'at' | 'actorRole' | 'resource';

export const listAudit = handle(
  endpoints.listAudit,
  (request, simulation) => {
    const user = callerOf(request, simulation);
    const { database } = simulation;
    const { q, sort = '-at', page, perPage } = request.query;
    const users = table(database, 'users');
    const events = table(database, 'audit')
      .all()
      // Metadata only: the patient is omitted, and the reason, which may name them.
      .map(({ patientId: _patient, reason: _reason, ...event }): AdminAuditEvent => {
        return { ...event, actorRole: users.get(event.actorId)?.role ?? null };
      });
    return listPage(events, {
      page,
      perPage,
      q,
      words: ({ actorId, resource }) => [actorId, resource],
      where: matchesAuditQuery(request.query, user.timeZone),
      order: orderBy<AdminAuditEvent, AuditSort>(sort, {
        at: byCode(({ at }) => at),
        actorRole: byCode(({ actorRole }) => actorRole ?? ''),
        resource: byText(({ resource }) => resource),
      }),
    });
  },
  {
    prepare: (_request, simulation) => {
      ensureAllDoctors(simulation);
      ensureAccessLog(simulation);
    },
  },
);

export const handlers: readonly Handler[] = [listAudit];
