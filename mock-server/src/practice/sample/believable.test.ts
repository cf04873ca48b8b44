import type { Appointment } from '@praxis/contract/entities/appointment';
import { isBlocking } from '@praxis/contract/rules/appointment-machine';
import { visitsUsed } from '@praxis/contract/rules/allowance';
import { blockedSpan } from '@praxis/contract/rules/booking-checks';
import { instantOfLocal, localDate, weekdayOf } from '@praxis/contract/rules/calendar';
import { nextCharge } from '@praxis/contract/rules/next-charge';
import { day, overlaps, toMillis } from '@praxis/contract/rules/instants';
import { ensureWholeSample } from '../../../checks/whole-sample';
import { table, type PracticeRecords, type PracticeTable } from '../tables';
import { startPractice } from '../testing';

const moments = [
  '2026-01-05T15:30:00Z',
  '2026-05-01T04:10:00Z',
  '2026-11-22T15:00:00Z',
  '2028-02-29T23:00:00Z',
].map((text) => Date.parse(text));

interface OfDoctor {
  id: string;
  now: number;
  timeZone: string;
  locale: 'en' | 'de' | 'pt';
  /** A doctor's records of a kind. */
  all<Name extends PracticeTable>(name: Name): readonly PracticeRecords[Name][];
  /** Anybody's. */
  table<Name extends PracticeTable>(name: Name): readonly PracticeRecords[Name][];
  get<Name extends PracticeTable>(name: Name, id: string): PracticeRecords[Name];
}

/** Every doctor of the sample data, made at several moments. */
const doctors: OfDoctor[] = moments.flatMap((now) => {
  const { simulation, database } = startPractice({ now, still: true });
  ensureWholeSample(simulation);
  return table(database, 'doctors')
    .all()
    .map(({ id, practiceId }): OfDoctor => {
      const { timeZone, currency } = table(database, 'practices').get(practiceId)!;
      return {
        id,
        now,
        timeZone,
        locale: currency === 'USD' ? 'en' : currency === 'EUR' ? 'de' : 'pt',
        all: (name) =>
          table(database, name).filter(
            (record) => (record as { doctorId?: string }).doctorId === id,
          ),
        table: (name) => table(database, name).all(),
        get: (name, key) => table(database, name).get(key)!,
      };
    });
});

const forEachDoctor = (check: (doctor: OfDoctor) => void) => {
  expect(doctors).toHaveLength(12 * moments.length);
  doctors.forEach(check);
};
const startOf = ({ startAt }: Appointment) => toMillis(startAt);
const countBy = <T, K>(values: readonly T[], keyOf: (value: T) => K) =>
  values.reduce(
    (counts, value) => counts.set(keyOf(value), (counts.get(keyOf(value)) ?? 0) + 1),
    new Map<K, number>(),
  );

describe('appointments', () => {
  test('nobody uses more than their plan includes, also if every request is confirmed', () => {
    forEachDoctor(({ all, get, table: rows, timeZone }) => {
      const ledger = rows('ledger');
      for (const subscription of all('subscriptions')) {
        const { visitAllowance } = get('planVersions', subscription.planVersionId);
        if (visitAllowance === null) continue;
        const asked = all('appointments').filter(
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
          const used = visitsUsed(ledger, subscription.id, startOn);
          const { period } = subscription;
          const waiting =
            startOn === period.startOn
              ? asked.filter((one) => {
                  const on = localDate(startOf(one), timeZone);
                  return period.startOn <= on && on < period.endOn;
                }).length
              : 0;
          expect(used + waiting).toBeLessThanOrEqual(visitAllowance);
        }
      }
    });
  });

  test('each is within its membership', () => {
    forEachDoctor(({ all, get, timeZone }) => {
      for (const one of all('appointments')) {
        const { startOn, endOn = '9999' } = get('subscriptions', one.subscriptionId ?? '');
        const on = localDate(startOf(one), timeZone);
        expect(startOn <= on && on < endOn).toBe(true);
      }
    });
  });

  test('none overlaps another, and proposals are free to accept', () => {
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

  test('all are in the doctor’s hours, and in no vacation', () => {
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

  test('they spread over the day, and are of every kind', () => {
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

  test('the sample account has some of every kind, and appointments left to book', () => {
    for (const { id, all, get, now } of doctors.filter((doctor) => doctor.id === 'doctor-0')) {
      const own = all('appointments').filter(({ patientId }) => patientId === 'patient-0-0');
      const states = countBy(own, ({ state }) => state);
      expect([id, states.get('proposed')]).toEqual([id, 1]);
      expect(states.get('fulfilled')).toBeGreaterThan(2);
      expect(
        own.filter((one) => one.state === 'booked' && startOf(one) > now).length,
      ).toBeGreaterThan(0);
      const subscription = all('subscriptions')[0]!;
      const version = get('planVersions', subscription.planVersionId);
      const used = visitsUsed(
        doctors[0]!.table('ledger'),
        subscription.id,
        subscription.period.startOn,
      );
      expect(version.visitAllowance! - used).toBeGreaterThan(1);
    }
  });

  test('they were made on many days', () => {
    forEachDoctor(({ all, timeZone }) => {
      const booked = all('appointments').filter(({ state }) => state === 'booked');
      const days = countBy(booked, ({ createdAt }) => localDate(toMillis(createdAt), timeZone));
      expect(days.size).toBeGreaterThan(6);
    });
  });
});

describe('subscriptions', () => {
  test('people applied over two weeks, and were answered later', () => {
    forEachDoctor(({ all, now, timeZone }) => {
      const dayOf = ({ createdAt }: { createdAt: string }) =>
        localDate(toMillis(createdAt), timeZone);
      const pending = all('subscriptions').filter(({ status }) => status === 'pending');
      expect(countBy(pending, dayOf).size).toBeGreaterThanOrEqual(6);
      const applied = pending.map(({ createdAt }) => now - toMillis(createdAt));
      expect(Math.max(...applied)).toBeGreaterThan(9 * day);
      for (const one of pending) expect(one.startOn).toBe(dayOf(one));
      for (const { decision, createdAt } of all('subscriptions'))
        if (decision) {
          expect(decision.at > createdAt).toBe(true);
          expect(toMillis(decision.at)).toBeLessThanOrEqual(now);
        }
    });
  });

  test('a trial runs, and the end of what is unpaid is known', () => {
    forEachDoctor(({ all, get, timeZone }) => {
      const of = (state: string) =>
        all('subscriptions').filter(({ billingState }) => billingState === state);
      expect(of('trialing').length).toBeGreaterThan(0);
      for (const one of of('trialing')) {
        const version = get('planVersions', one.planVersionId);
        expect(nextCharge(one, { version, timeZone })?.on).toBe(one.period.endOn);
      }
      for (const one of of('unpaid'))
        expect([one.endOn, one.endReason]).toEqual([one.period.endOn, 'unpaid']);
    });
  });

  test('the practice grows modestly: more join than leave, and more is earned', () => {
    forEachDoctor(({ all, now, timeZone, id }) => {
      const on = (ago: number) => localDate(now - ago * day, timeZone);
      const within = (value: string | undefined, from: number, to: number) =>
        value !== undefined && on(from) < value && value <= on(to);
      const ran = all('subscriptions').filter(
        ({ status }) => status === 'active' || status === 'expiredCancelled',
      );
      const running = (ago: number) =>
        ran.filter(({ startOn, endOn = '9999' }) => startOn <= on(ago) && on(ago) < endOn).length;
      const joined = (from: number, to: number) =>
        ran.filter(({ startOn }) => within(startOn, from, to)).length;
      const left = (from: number, to: number) =>
        ran.filter(({ endOn }) => within(endOn, from, to)).length;
      const growth = running(0) / running(30);
      expect([id, growth > 1 && growth < 1.25]).toEqual([id, true]);
      expect(joined(30, 0)).toBeGreaterThan(joined(60, 30));
      expect(left(30, 0)).toBeLessThanOrEqual(left(60, 30));
      expect(left(30, 0)).toBeGreaterThan(0);
      const seen = (from: number, to: number) =>
        all('appointments').filter(
          (one) => one.state === 'fulfilled' && within(localDate(startOf(one), timeZone), from, to),
        ).length;
      expect(seen(30, 0)).toBeGreaterThan(seen(60, 30));
      const earned = (from: number, to: number) =>
        all('charges')
          .filter(
            ({ status, createdAt }) =>
              status === 'succeeded' && within(localDate(toMillis(createdAt), timeZone), from, to),
          )
          .reduce((sum, { amount }) => sum + amount.amountMinor, 0);
      const more = earned(30, 0) / earned(60, 30);
      expect([id, more > 0.93 && more < 1.35]).toEqual([id, true]);
    });
  });
});

describe('texts', () => {
  /** Words that every longer text of a language has, and the other two lack. */
  const words = {
    en: /\b(the|and|you|your|is|was|I|my|me|can|at|please|we|with|for)\b/i,
    de: /\b(der|die|das|und|ich|Sie|ist|nicht|bei|zur?|mit|am|gern|bitte|klar|von|vom|für|wir|zum)\b/i,
    pt: /\b(o|a|e|de|não|que|você|para|com|é|em|uma?|por|no|na)\b/i,
  };
  const foreign = { en: /[äöüß]|ção/, de: /\b(the|you|with)\b/i, pt: /\b(the|you|with)\b/i };

  test('doctors describe themselves, patients ask and both write in the practice’s language', () => {
    forEachDoctor(({ id, locale, all, get, table: rows }) => {
      const threads = new Set(all('threads').map((thread) => thread.id));
      const texts = [
        get('doctors', id).background.bio,
        get('doctors', id).verificationReason,
        ...rows('messages')
          .filter(({ threadId }) => threads.has(threadId))
          .map(({ body }) => body),
        ...all('subscriptions').map(({ decision }) => decision?.note),
        ...all('plans')
          .map(({ currentVersionId }) => get('planVersions', currentVersionId))
          .map(({ description }) => description),
      ].filter((text) => typeof text === 'string');
      expect(texts.length).toBeGreaterThan(25);
      for (const text of texts) {
        if (text.length > 60) expect(text).toMatch(words[locale]);
        expect(text).not.toMatch(foreign[locale]);
      }
      for (const { reason } of all('appointments')) expect(reason).not.toMatch(foreign[locale]);
    });
  });

  test('conversations have varied subjects and several messages', () => {
    forEachDoctor(({ all, table: rows }) => {
      const threads = all('threads');
      expect(countBy(threads, ({ category }) => category).size).toBe(5);
      expect(countBy(threads, ({ subject }) => subject).size).toBeGreaterThanOrEqual(12);
      const messages = rows('messages');
      const counts = threads.map(({ id }) => messages.filter((one) => one.threadId === id).length);
      expect(Math.min(...counts)).toBeGreaterThan(0);
      expect(counts.filter((count) => count > 1).length).toBeGreaterThan(threads.length / 2);
      for (const { id, lastMessageAt } of threads) {
        const sent = messages.filter((one) => one.threadId === id);
        expect(sent.at(-1)?.sentAt).toBe(lastMessageAt);
        for (const { body } of sent) expect(body).not.toBe('');
      }
    });
  });
});

describe('people', () => {
  test('an emergency contact has another phone than the patient', () => {
    forEachDoctor(({ table: rows }) => {
      const own = rows('patients').filter(({ phone, emergencyContact, guardian }) =>
        [emergencyContact?.phone, guardian?.phone].includes(phone),
      );
      expect(own).toEqual([]);
    });
  });

  test('whose data was looked at finds it in their access log', () => {
    forEachDoctor(({ all, now, table: rows }) => {
      const seen = countBy(rows('audit'), ({ patientId }) => patientId);
      for (const { patientId, status } of all('subscriptions'))
        if (status === 'active') expect(seen.get(patientId) ?? 0).toBeGreaterThan(1);
      expect(rows('audit').filter(({ at }) => toMillis(at) > now)).toEqual([]);
    });
    const [first] = doctors;
    const own = first!.table('audit').filter(({ patientId }) => patientId === 'patient-0-0');
    expect(own.length).toBeGreaterThan(8);
    expect(new Set(own.map(({ actorId }) => actorId)).size).toBeGreaterThan(1);
    expect(new Set(own.map(({ action }) => action)).size).toBeGreaterThan(2);
  });
});
