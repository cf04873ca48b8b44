import * as endpoints from '@praxis/contract/endpoints/admin';
import type { AdminAuditEvent } from '@praxis/contract/endpoints/admin';
import type { Handler } from '../../core/module';
import { byCode, byText, listPage } from '../../core/list';
import { callerOf } from '../caller';
import { handle } from '../handle';
import { orderBy } from '../listing';
import { ensureEveryDoctor } from '../sample';
import { localDateAt } from '../sample/local-time';
import { table } from '../tables';

type AuditSort = 'at' | 'actorName' | 'resource';

export const listAudit = handle(
  endpoints.listAudit,
  (request, simulation) => {
    const user = callerOf(request, simulation);
    const { database } = simulation;
    const { q, status = 'all', sort = '-at', page, perPage, from, to, actorId } = request.query;
    const users = table(database, 'users');
    const events = table(database, 'audit')
      .all()
      // Metadata: not even whose data it was.
      .map(({ patientId: _patient, ...event }): AdminAuditEvent => {
        const actor = users.get(event.actorId);
        return { ...event, actorName: actor?.fullName ?? '', actorRole: actor?.role ?? null };
      });
    return listPage(events, {
      page,
      perPage,
      q,
      words: ({ actorName, resource }) => [actorName, resource],
      where: (one) => {
        const on = from || to ? localDateAt(Date.parse(one.at), user.timeZone) : '';
        return (
          (status === 'all' || one.action === status) &&
          (!actorId || one.actorId === actorId) &&
          (!from || from <= on) &&
          (!to || on <= to)
        );
      },
      order: orderBy<AdminAuditEvent, AuditSort>(sort, {
        at: byCode(({ at }) => at),
        actorName: byText(({ actorName }) => actorName),
        resource: byText(({ resource }) => resource),
      }),
    });
  },
  { prepare: (_request, simulation) => ensureEveryDoctor(simulation) },
);

export const handlers: readonly Handler[] = [listAudit];
