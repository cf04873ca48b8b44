import { appointmentStates } from '@praxis/contract/entities/appointment';
import { isBlocking } from '@praxis/contract/rules/appointments/appointment-machine';
import { visitsUsed } from '@praxis/contract/rules/appointments/allowance';
import { blockedSpan } from '@praxis/contract/rules/appointments/booking-checks';
import {
  addDays,
  instantOfLocal,
  localDate,
  weekdayOf,
} from '@praxis/contract/rules/time/calendar';
import { overlaps, toMillis } from '@praxis/contract/rules/time/instants';
import { countBy, doctors, forEachDoctor, startOf } from '../../../checks/sample-doctors';
import { people } from '../sample-records';

describe('appointments', () => {
  test('exist in every state, at any hour', () => {
    forEachDoctor(({ all }) => {
      const states = new Set(all('appointments').map(({ state }) => state));
      expect(appointmentStates.filter((state) => !states.has(state))).toEqual([]);
    });
  });

  test('never exceed the plan’s allowance, even if all requests are confirmed', () => {
    forEachDoctor(({ all, get, table: rows, timeZone }) => {
      const ledger = rows('ledger');
      for (const subscription of all('subscriptions')) {
        const { visitAllowance } = get('planVersions', subscription.planVersionId);
        if (visitAllowance === null) continue;
        const requested = all('appointments').filter(
          (one) =>
            one.subscriptionId === subscription.id &&
            ['held', 'requested', 'proposed'].includes(one.state),
        );
        const periods = new Set(
          ledger
            .filter(({ subscriptionId }) => subscriptionId === subscription.id)
            .map(({ periodStartOn }) => periodStartOn),
        );
        for (const startOn of periods) {
          const started = { startOn, endOn: addDays(startOn, 1) };
          const used = visitsUsed(ledger, subscription.id, started);
          const { period } = subscription;
          const waiting =
            startOn === period.startOn
              ? requested.filter((one) => {
                  const on = localDate(startOf(one), timeZone);
                  return period.startOn <= on && on < period.endOn;
                }).length
              : 0;
          expect(used + waiting).toBeLessThanOrEqual(visitAllowance);
        }
      }
    });
  });

  test('are within their subscription', () => {
    forEachDoctor(({ all, get, timeZone }) => {
      for (const one of all('appointments')) {
        const { startOn, endOn = '9999' } = get('subscriptions', one.subscriptionId ?? '');
        const on = localDate(startOf(one), timeZone);
        expect(startOn <= on && on < endOn).toBe(true);
      }
    });
  });

  test('don’t overlap, and proposed times are free', () => {
    forEachDoctor(({ all }) => {
      const taken = all('appointments').filter(
        (one) => isBlocking(one) || one.state === 'fulfilled',
      );
      const spans = taken.map(blockedSpan).sort((first, second) => first.from - second.from);
      const overlapping = spans.filter((span, place) => {
        const before = spans[place - 1];
        return before !== undefined && overlaps(before, span);
      });
      expect(overlapping).toEqual([]);
    });
  });

  test('are within the doctor’s hours and outside vacations', () => {
    forEachDoctor(({ id, all, table: rows, timeZone }) => {
      const weekly = all('availability')[0]?.weekly ?? [];
      const vacations = rows('vacations').filter(({ owner }) => owner.id === id);
      for (const one of all('appointments')) {
        const { from, to } = blockedSpan(one);
        const on = localDate(from, timeZone);
        const inHours = weekly.some(
          ({ weekday, startLocal, endLocal }) =>
            weekday === weekdayOf(on) &&
            instantOfLocal(on, startLocal, timeZone) <= from &&
            to <= instantOfLocal(on, endLocal, timeZone),
        );
        const isAway = vacations.some(({ startAt, endAt }) =>
          overlaps({ from, to }, { from: toMillis(startAt), to: toMillis(endAt) }),
        );
        expect([one.id, inHours, isAway]).toEqual([one.id, true, false]);
      }
    });
  });

  test('spread over the day, with all visit types', () => {
    forEachDoctor(({ all, timeZone }) => {
      const hourOf = new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', hourCycle: 'h23' });
      const appointments = all('appointments');
      const hours = countBy(appointments, (one) => hourOf.format(startOf(one)));
      expect(hours.size).toBeGreaterThanOrEqual(6);
      expect(Math.max(...hours.values())).toBeLessThan(appointments.length / 3);
      const minutes = countBy(appointments, ({ startAt }) => startAt.slice(14, 16));
      expect(minutes.size).toBe(4);
      const types = countBy(appointments, ({ visitTypeId }) => visitTypeId);
      expect(types.size).toBe(4);
      expect(new Set(appointments.map(({ reason }) => reason)).size).toBeGreaterThan(6);
    });
  });

  test('the sample account has all kinds, and appointments left to book', () => {
    for (const { id, all, get, now } of doctors.filter((doctor) => doctor.id === people.doctor)) {
      const own = all('appointments').filter(({ patientId }) => patientId === people.patient);
      const states = countBy(own, ({ state }) => state);
      expect([id, states.get('proposed')]).toEqual([id, 1]);
      expect(states.get('fulfilled')).toBeGreaterThan(2);
      expect(
        own.filter((one) => one.state === 'booked' && startOf(one) > now).length,
      ).toBeGreaterThan(0);
      const subscription = all('subscriptions')[0]!;
      const version = get('planVersions', subscription.planVersionId);
      const used = visitsUsed(doctors[0]!.table('ledger'), subscription.id, subscription.period);
      expect(version.visitAllowance! - used).toBeGreaterThan(1);
    }
  });

  test('the requests of a practice have distinct times', () => {
    for (const { table: rows, get, id } of doctors) {
      if (id !== people.doctor) continue;
      const { practiceId } = get('doctors', id);
      const colleagues = rows('doctors').filter((doctor) => doctor.practiceId === practiceId);
      const requested = rows('appointments').filter(
        ({ state, doctorId }) =>
          state === 'requested' && colleagues.some((doctor) => doctor.id === doctorId),
      );
      const minutes = countBy(requested, ({ createdAt }) => createdAt.slice(0, 16));
      expect(requested.length).toBeGreaterThan(20);
      expect(minutes.size).toBeGreaterThan(requested.length * 0.8);
    }
  });

  test('were booked on many days', () => {
    forEachDoctor(({ all, timeZone }) => {
      const booked = all('appointments').filter(({ state }) => state === 'booked');
      const days = countBy(booked, ({ createdAt }) => localDate(toMillis(createdAt), timeZone));
      expect(days.size).toBeGreaterThan(6);
    });
  });
});
