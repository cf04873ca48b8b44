import type { AuditEvent } from '@praxis/contract/entities/audit-event';
import type { Simulation } from '../../core/module';
import { table, tableName } from '../tables';
import { isoAt } from './local-time';
import { sampleDoctors, samplePractices } from './places';
import { createShare, dayLength, type Share } from './share';

const minute = 60_000;

/**
 * Who has looked at the data of the patients that are there, before the simulation began. It is made
 * apart from the rest, since hardly any page shows it.
 */
export function ensureAccessLog(simulation: Simulation): void {
  for (let index = 0; index < sampleDoctors; index += 1)
    if (table(simulation.database, 'patients').get(`patient-${index}-0`))
      simulation.seedOnce(`practice.accesses.${index}`, () =>
        simulation.database.addSample(
          tableName('audit'),
          accessesOf(simulation, createShare(simulation, index)),
        ),
      );
}

type Act = Omit<AuditEvent, 'id' | 'at'> & { at: number };

/** What the doctor and the reception did with each patient's records. */
function accessesOf({ database }: Simulation, share: Share): AuditEvent[] {
  const { index, doctorId, doctorUserId, now } = share;
  const acts: Act[] = [];
  const addAct = (act: Act) => void (act.at < now && acts.push(act));
  const earlier = <T extends { doctorId: string; createdAt: string }>(records: readonly T[]) =>
    records.filter((one) => one.doctorId === doctorId && Date.parse(one.createdAt) < now);

  for (const { id, patientId, decision } of earlier(table(database, 'subscriptions').all())) {
    if (!decision || Date.parse(decision.at) > now) continue;
    const act = { actorId: doctorUserId, resource: `subscription:${id}`, patientId };
    addAct({ ...act, action: 'read', at: Date.parse(decision.at) - 4 * minute });
    addAct({ ...act, action: 'decide', at: Date.parse(decision.at) });
  }
  for (const one of earlier(table(database, 'appointments').all())) {
    const { id, patientId, createdAt, startAt } = one;
    const act = { resource: `appointment:${id}`, patientId };
    const confirmedAt = Date.parse(createdAt) + spread(id, 20, 600) * minute;
    // What was asked for lately still waits.
    if (confirmedAt < now - 2 * dayLength) {
      const actorId = `user-team-${index % samplePractices}-${spread(id, 0, 1) * 4}`;
      addAct({ ...act, actorId, action: 'update', at: confirmedAt });
    }
    const openedAt = Date.parse(startAt) - spread(id, 2, 15) * minute;
    addAct({ ...act, actorId: doctorUserId, action: 'read', at: openedAt });
  }
  for (const { id, patientId, createdAt } of earlier(table(database, 'threads').all())) {
    const at = Date.parse(createdAt) + spread(id, 10, 300) * minute;
    addAct({ actorId: doctorUserId, action: 'read', resource: `thread:${id}`, patientId, at });
  }
  return acts.map(({ at, ...act }) => ({
    ...act,
    id: `access-${act.action}-${act.resource.replace(':', '-')}`,
    at: isoAt(at),
  }));
}

/** A number between two that a record always has, in whatever order the records are gone through. */
function spread(id: string, low: number, high: number): number {
  let sum = 7;
  for (let place = 0; place < id.length; place += 1) sum = (sum * 31 + id.charCodeAt(place)) >>> 0;
  return low + (sum % (high - low + 1));
}
