import fc from 'fast-check';
import type { Appointment } from '../../entities/appointment';
import type { VisitLedgerEntry } from '../../entities/visit-ledger';
import { RuleError } from '../../errors';
import { returnVisit, usesVisit } from './allowance';
import {
  checkIn,
  decline,
  fulfil,
  isBlocking,
  applyCommand,
  noShow,
  withdrawRequest,
} from './appointment-machine';
import { bookByPatient, bookByStaff, hold } from './booking';
import type { Booked, BookingContext } from './booking';
import { accept, confirm, propose, reopenVisit, reschedule } from './booking-answers';
import { blockedSpan } from './booking-checks';
import { cancelByPatient, cancelByPractice } from './cancel-window';
import { hour, minute, overlaps, toMillis } from '../time/instants';
import type { Span } from './slots';
import { aPractice, aSubscription, aVersion, aVisitType } from '../testing/records';

const everyDay = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
  weekday,
  startLocal: '09:00',
  endLocal: '12:00',
}));
const visitTypes = [
  aVisitType({ id: 'short', durationMin: 15 }),
  aVisitType({ id: 'long', durationMin: 45, bufferBeforeMin: 5, bufferAfterMin: 10 }),
];
const practices = [aPractice({ bookingMode: 'instant' }), aPractice({ bookingMode: 'request' })];
const patients = ['ann', 'bob', 'cem'];
const firstSlot = toMillis('2026-03-10T13:00:00.000Z');
const begin = toMillis('2026-03-09T12:00:00.000Z');

interface Step {
  what: number;
  patient: number;
  type: number;
  mode: number;
  /** Index of the quarter hour, and of the appointment. */
  quarter: number;
  pick: number;
  /** Hours to wait before. */
  wait: number;
}

const step: fc.Arbitrary<Step> = fc.record({
  what: fc.constantFrom(0, 0, 0, 0, 1, 1, 2, 3, 3, 4, 4, 5, 6, 6, 7, 8, 9, 10, 11, 12, 13),
  patient: fc.nat(2),
  type: fc.nat(1),
  mode: fc.nat(1),
  quarter: fc.nat(13),
  pick: fc.nat(50),
  wait: fc.constantFrom(...Array<number>(11).fill(0), 1, 3),
});

/** A doctor's calendar that executes commands and rejects those that violate a rule. */
class Diary {
  readonly appointments = new Map<string, Appointment>();
  readonly ledger: VisitLedgerEntry[] = [];
  private now = begin;
  private ids = 0;

  private newId = () => `id${(this.ids += 1)}`;

  private context(patientId: string, { type, mode }: Step): BookingContext {
    const all = [...this.appointments.values()];
    return {
      now: this.now,
      policies: { leadTimeMin: 120, horizonDays: 90 },
      hours: { timeZone: 'America/New_York', weekly: everyDay, overrides: [] },
      visitType: visitTypes[type] ?? visitTypes[0]!,
      closed: [],
      doctorAppointments: all,
      patientAppointments: all.filter((one) => one.patientId === patientId),
      staff: false,
      hasApplied: false,
      practice: practices[mode] ?? practices[0]!,
      patientId,
      membership: {
        subscription: aSubscription({ id: `s-${patientId}`, patientId }),
        version: aVersion({ visitAllowance: 2 }),
        ledger: this.ledger,
      },
    };
  }

  private save({ appointment, ledger }: Booked): void {
    this.appointments.set(appointment.id, appointment);
    if (ledger) this.ledger.push(ledger);
  }

  private cancelled(appointment: Appointment): void {
    const back = returnVisit(this.newId(), appointment, this.ledger, this.now);
    this.save({ appointment, ledger: back });
  }

  run(given: Step): void {
    this.now += given.wait * hour;
    const patientId = patients[given.patient] ?? 'ann';
    const start = firstSlot + given.quarter * 15 * minute;
    const all = [...this.appointments.values()];
    const picked = all[given.pick % Math.max(1, all.length)];
    const context = this.context(
      given.what < 4 ? patientId : (picked?.patientId ?? patientId),
      given,
    );
    const ids = { appointmentId: this.newId(), ledgerId: this.newId() };
    const { now } = this;
    const answer = { ...context, timeZone: 'America/New_York' };
    if (given.what === 0) this.save(bookByPatient(ids, { start, reason: '' }, context));
    if (given.what === 1) this.save(bookByStaff(ids, { start, reason: '' }, context));
    if (given.what === 2) this.save({ appointment: hold(ids.appointmentId, start, context) });
    if (!picked) return;
    if (given.what === 3 && picked.state === 'held')
      this.save(
        bookByPatient(
          ids,
          { start: toMillis(picked.startAt), reason: '', held: picked },
          {
            ...this.context(picked.patientId, given),
            visitType: visitTypes.find(({ id }) => id === picked.visitTypeId)!,
          },
        ),
      );
    if (given.what === 4) this.save(confirm(ids.ledgerId, picked, answer));
    if (given.what === 5)
      this.save({
        appointment: propose(picked, start, {
          ...context,
          visitType: visitTypes.find(({ id }) => id === picked.visitTypeId)!,
        }),
      });
    if (given.what === 6) this.save(accept(ids.ledgerId, picked, answer));
    if (given.what === 7)
      this.cancelled(cancelByPatient(picked, { cancelWindowHours: 24 }, 'patient', now));
    if (given.what === 8)
      this.cancelled(
        cancelByPractice(
          picked,
          { cancelWindowHours: 24 },
          { by: 'doctor', code: 'patientRequest', now },
        ),
      );
    if (given.what === 9) {
      const moving = { ...ids, returnedId: this.newId() };
      const done = reschedule(moving, picked, start, { ...context, staff: true, by: 'doctor' });
      this.save({ appointment: done.previous, ledger: done.returned });
      this.save(done);
    }
    if (given.what === 10) this.save({ appointment: fulfil(picked, now) });
    if (given.what === 11) this.save({ appointment: reopenVisit(picked, all, now) });
    if (given.what === 12)
      this.save({
        appointment:
          picked.state === 'held'
            ? applyCommand(picked, 'release', now)
            : withdrawRequest(picked, now),
      });
    if (given.what === 13)
      this.save({
        appointment:
          picked.state === 'requested'
            ? decline(picked, now)
            : given.type === 0
              ? checkIn(picked, now)
              : noShow(picked, now),
      });
  }
}

/** Returns whether a later span overlaps. */
const touchesLater = (span: Span, index: number, spans: readonly Span[]): boolean =>
  spans.slice(index + 1).some((other) => overlaps(span, other));

test('after any commands no appointments overlap, and the ledger matches the appointments', () => {
  const seen = new Map<string, number>();
  fc.assert(
    fc.property(fc.array(step, { minLength: 30, maxLength: 80, size: 'max' }), (steps) => {
      const diary = new Diary();
      for (const given of steps) {
        try {
          diary.run(given);
          seen.set(String(given.what), (seen.get(String(given.what)) ?? 0) + 1);
        } catch (error) {
          if (!(error instanceof RuleError)) throw error;
          seen.set(error.code, (seen.get(error.code) ?? 0) + 1);
        }
        const all = [...diary.appointments.values()];
        const blocking = all.filter(isBlocking).map(blockedSpan);
        expect(blocking.some(touchesLater)).toBe(false);
        for (const patient of patients) {
          const used = all.filter((one) => one.patientId === patient && usesVisit(one)).length;
          const entries = diary.ledger.filter((one) => one.subscriptionId === `s-${patient}`);
          const reserved = entries.reduce((total, { delta }) => total - delta, 0);
          expect(reserved).toBe(used);
          expect(used).toBeLessThanOrEqual(2);
        }
      }
    }),
    // A fixed seed, since the assertions below depend on the walks.
    { numRuns: 60, seed: 20_260_301 },
  );
  // Assert that the walk reaches every command and refusal.
  for (const reached of [
    '0',
    '1',
    '2',
    '4',
    '5',
    '6',
    '7',
    '8',
    '9',
    '10',
    '11',
    '13',
    'slot_taken',
    'allowance_used',
  ])
    expect(seen.get(reached) ?? 0).toBeGreaterThan(0);
});
