import type { AuditEvent } from '@praxis/contract/entities/audit-event';
import type { Simulation } from '../../core/module';
import { table, tableName } from '../tables';
import { isoAt, openingTime } from './local-time';
import { sampleDoctors, samplePractices } from './places';
import { sampleId } from './sample-ids';
import { createShare, dayLength, type Share } from './share';

const minute = 60_000;

/**
 * Who has looked at the data of the patients that are there, before the simulation began. It is made
 * apart from the rest, since hardly any page shows it.
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

/** What was done to a record; its place here is part of the event's id. */
const events = [
  'subscriptionRead',
  'decided',
  'confirmed',
  'appointmentRead',
  'threadRead',
] as const;

/** What the doctor and the reception did with each patient's records. */
function accessesOf({ database }: Simulation, share: Share): AuditEvent[] {
  const { index, doctorId, doctorUserId, facts, now } = share;
  const open = (millis: number) => openingTime(millis, facts.timeZone);
  const made: AuditEvent[] = [];
  /** `place` is the record's among those of its kind. */
  function add(
    event: (typeof events)[number],
    place: number,
    at: number,
    facts: Omit<AuditEvent, 'id' | 'at'>,
  ): void {
    const id = sampleId('access', index, place, events.indexOf(event));
    if (at < now) made.push({ ...facts, id, at: isoAt(at) });
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
    const confirmedAt = open(Date.parse(createdAt) + spread(id, 20, 600) * minute);
    // What was asked for lately still waits.
    if (confirmedAt < now - 2 * dayLength) {
      const actorId = sampleId('teamUser', index % samplePractices, spread(id, 0, 1) * 4);
      add('confirmed', place, confirmedAt, { ...facts, actorId, action: 'update' });
    }
    const openedAt = Date.parse(startAt) - spread(id, 2, 15) * minute;
    add('appointmentRead', place, openedAt, { ...facts, actorId: doctorUserId, action: 'read' });
  });
  earlier(table(database, 'threads').all()).forEach(({ id, patientId, createdAt }, place) => {
    const at = open(Date.parse(createdAt) + spread(id, 10, 300) * minute);
    const facts = { actorId: doctorUserId, resource: `thread:${id}`, patientId };
    add('threadRead', place, at, { ...facts, action: 'read' });
  });
  return made;
}

/** A number between two that a record always has, in whatever order the records are gone through. */
function spread(id: string, low: number, high: number): number {
  let sum = 7;
  for (let place = 0; place < id.length; place += 1) sum = (sum * 31 + id.charCodeAt(place)) >>> 0;
  return low + (sum % (high - low + 1));
}
