import * as endpoints from '@praxis/contract/endpoints/doctor-audit';
import type { DoctorAuditEvent } from '@praxis/contract/endpoints/doctor-audit';
import type { Handler, Simulation } from '../../core/module';
import { byCode, byText, listPage } from '../../core/list';
import { matchesAuditQuery } from '../audit-filter';
import { doctorOf, type DoctorCaller } from '../caller';
import { handle, prepareAccount } from '../handle';
import { orderBy } from '../listing';
import { ensurePracticeOf } from '../sample';
import { ensureAccessLog } from '../sample/access-log';
import { table } from '../tables';

type AuditSort = 'at' | 'actorName' | 'resource';

export const listDoctorAudit = handle(
  endpoints.listDoctorAudit,
  (request, simulation) => {
    const caller = doctorOf(request, simulation);
    const { q, sort = '-at', page, perPage } = request.query;
    return listPage(eventsOfPractice(simulation, caller), {
      page,
      perPage,
      q,
      words: ({ actorName, patientName, resource }) => [actorName, patientName ?? '', resource],
      where: matchesAuditQuery(request.query, caller.practice.timeZone),
      order: orderBy<DoctorAuditEvent, AuditSort>(sort, {
        at: byCode(({ at }) => at),
        actorName: byText(({ actorName }) => actorName),
        resource: byText(({ resource }) => resource),
      }),
    });
  },
  {
    prepare: (request, simulation) => {
      prepareAccount(request, simulation);
      const userId = request.bearer?.userId ?? '';
      for (const { id } of table(simulation.database, 'doctors').where('userId', userId))
        ensurePracticeOf(simulation, id);
      ensureAccessLog(simulation);
    },
  },
);

export const handlers: readonly Handler[] = [listDoctorAudit];

/** Actions of the practice's doctors and team. Patients of other doctors are not named. */
function eventsOfPractice(
  { database }: Simulation,
  { doctor, practice }: DoctorCaller,
): DoctorAuditEvent[] {
  const isOfPractice = ({ practiceId }: { practiceId: string }) => practiceId === practice.id;
  const staff = new Set(
    [
      ...table(database, 'doctors').filter(isOfPractice),
      ...table(database, 'teamMembers').filter(isOfPractice),
    ].map(({ userId }) => userId),
  );
  const ownPatients = new Set(
    table(database, 'subscriptions')
      .filter(({ doctorId }) => doctorId === doctor.id)
      .map(({ patientId }) => patientId),
  );
  const users = table(database, 'users');
  const patients = table(database, 'patients');
  return table(database, 'audit')
    .filter(({ actorId }) => staff.has(actorId))
    .flatMap(({ patientId = '', reason, ...event }) => {
      const actor = users.get(event.actorId);
      const patient = ownPatients.has(patientId) ? patients.get(patientId) : undefined;
      const patientName = patient?.fullName ?? null;
      if (!actor) return [];
      const { fullName: actorName, role: actorRole } = actor;
      return [
        { ...event, actorName, actorRole, patientName, ...(patient && reason && { reason }) },
      ];
    });
}
