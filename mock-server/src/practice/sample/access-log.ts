import type { AuditEvent } from '@praxis/contract/entities/audit-event';
import type { Simulation } from '../../core/module';
import { table, tableName } from '../tables';
import { isoAt, toOpeningHours } from './local-time';
import { sampleDoctors, samplePractices } from './places';
import { sampleId } from './sample-ids';
import { createShare, dayLength, type Share } from './share';

const minute = 60_000;

/**
 * Adds the access log of all loaded patients from before the simulation began. Generated
 * separately, since hardly any page shows it.
 */
export function ensureAccessLog(simulation: Simulation): void {
  for (let index = 0; index < sampleDoctors; index += 1)
    if (table(simulation.database, 'patients').get(sampleId('patient', index)))
      simulation.seedOnce(`practice.accesses.${index}`, () =>
        simulation.database.addSample(
          tableName('audit'),
          accessesOf(simulation, createShare(simulation, index)),
        ),
      );
}

/** Kinds of events; the index is part of the event's id. Append only. */
const events = [
  'subscriptionRead',
  'decided',
  'confirmed',
  'appointmentRead',
  'threadRead',
] as const;

/** Accesses by the doctor and the reception to each patient's records. */
function accessesOf({ database }: Simulation, share: Share): AuditEvent[] {
  const { index, doctorId, doctorUserId, facts, now } = share;
  const open = (millis: number) => toOpeningHours(millis, facts.timeZone);
  const created: AuditEvent[] = [];
  /** `place` is the record's index in its table. */
  function add(
    event: (typeof events)[number],
    place: number,
    at: number,
    facts: Omit<AuditEvent, 'id' | 'at'>,
  ): void {
    const id = sampleId('access', index, place, events.indexOf(event));
    if (at < now) created.push({ ...facts, id, at: isoAt(at) });
  }
  const earlier = <T extends { doctorId: string; createdAt: string }>(records: readonly T[]) =>
    records.filter((one) => one.doctorId === doctorId && Date.parse(one.createdAt) < now);

  earlier(table(database, 'subscriptions').all()).forEach(({ id, patientId, decision }, place) => {
    if (!decision || Date.parse(decision.at) > now) return;
    const facts = { actorId: doctorUserId, resource: `subscription:${id}`, patientId };
    const decidedAt = Date.parse(decision.at);
    add('subscriptionRead', place, decidedAt - 4 * minute, { ...facts, action: 'read' });
    add('decided', place, decidedAt, { ...facts, action: 'decide' });
  });
  earlier(table(database, 'appointments').all()).forEach((one, place) => {
    const { id, patientId, createdAt, startAt } = one;
    const facts = { resource: `appointment:${id}`, patientId };
    const confirmedAt = open(Date.parse(createdAt) + hashBetween(id, 20, 600) * minute);
    // Recent requests are not answered yet.
    if (confirmedAt < now - 2 * dayLength) {
      const actorId = sampleId('teamUser', index % samplePractices, hashBetween(id, 0, 1) * 4);
      add('confirmed', place, confirmedAt, { ...facts, actorId, action: 'update' });
    }
    const openedAt = Date.parse(startAt) - hashBetween(id, 2, 15) * minute;
    add('appointmentRead', place, openedAt, { ...facts, actorId: doctorUserId, action: 'read' });
  });
  earlier(table(database, 'threads').all()).forEach(({ id, patientId, createdAt }, place) => {
    const at = open(Date.parse(createdAt) + hashBetween(id, 10, 300) * minute);
    const facts = { actorId: doctorUserId, resource: `thread:${id}`, patientId };
    add('threadRead', place, at, { ...facts, action: 'read' });
  });
  return created;
}

/**
 * A number in a range, derived from the record's id, so that it doesn't depend on iteration order.
 */
function hashBetween(id: string, low: number, high: number): number {
  let sum = 7;
  for (let place = 0; place < id.length; place += 1) sum = (sum * 31 + id.charCodeAt(place)) >>> 0;
  return low + (sum % (high - low + 1));
}
