import { localDate, weekdayOf } from '@praxis/contract/rules/time/calendar';
import { day, toMillis } from '@praxis/contract/rules/time/instants';
import { nextCharge } from '@praxis/contract/rules/billing/next-charge';
import { countBy, doctors, forEachDoctor, startOf } from '../../../checks/sample-doctors';
import { people } from '../sample-records';

describe('subscriptions', () => {
  test('applications spread over two weeks and were answered later', () => {
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

  test('a trial is active, and unpaid subscriptions have an end date', () => {
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

  test('the practice grows modestly: more patients join than leave, and revenue rises', () => {
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

describe('times', () => {
  const localTime = (at: string | number, timeZone: string) =>
    new Date(at).toLocaleTimeString('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });

  test('practices decide, confirm and read during opening hours', () => {
    forEachDoctor(({ id, all, timeZone, table: rows }) => {
      const own = new Set([
        ...all('appointments').map((one) => `appointment:${one.id}`),
        ...all('threads').map((one) => `thread:${one.id}`),
      ]);
      const acts = [
        ...all('subscriptions').flatMap(({ decision }) => (decision ? [decision.at] : [])),
        ...rows('audit')
          .filter(({ resource, action }) => own.has(resource) && action === 'update')
          .map(({ at }) => at),
      ];
      expect(acts.length).toBeGreaterThan(60);
      for (const at of acts) {
        const time = localTime(at, timeZone);
        const isOpen = time >= '08:00' && time <= '18:00';
        const weekday = weekdayOf(localDate(toMillis(at), timeZone));
        expect([id, at, isOpen, weekday <= 5]).toEqual([id, at, true, true]);
      }
    });
  });

  test('doctors, team members and plans were created on distinct days', () => {
    const { table: rows } = doctors[0]!;
    const daysOf = (records: readonly { createdAt: string }[]) =>
      new Set(records.map(({ createdAt }) => createdAt.slice(0, 10))).size;
    expect(daysOf(rows('doctors'))).toBe(rows('doctors').length);
    expect(daysOf(rows('teamMembers'))).toBe(rows('teamMembers').length);
    forEachDoctor(({ all }) => expect(daysOf(all('plans'))).toBe(all('plans').length));
  });

  test('patients write during the day, at distinct times', () => {
    forEachDoctor(({ all, timeZone, now }) => {
      const requested = all('appointments').filter(({ state }) => state !== 'held');
      for (const { createdAt } of [...requested, ...all('subscriptions')]) {
        const time = localTime(createdAt, timeZone);
        expect([createdAt, time >= '07:00' && time <= '22:00']).toEqual([createdAt, true]);
      }
      const open = requested.filter(({ state }) => state === 'requested' || state === 'proposed');
      const minutes = countBy(open, ({ createdAt }) => createdAt.slice(14, 16));
      expect(Math.max(...minutes.values())).toBeLessThanOrEqual(Math.ceil(open.length / 3));
      for (const { createdAt } of open) expect(toMillis(createdAt)).toBeLessThan(now);
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

  test('bios, requests and messages are in the practice’s language', () => {
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
  test('no patient or relative has the name of a staff member', () => {
    for (const { table: rows } of doctors.slice(0, 1)) {
      const staff = new Set(
        rows('users')
          .filter(({ role }) => role !== 'patient')
          .map(({ fullName }) => fullName.replace('Dr. ', '')),
      );
      const others = rows('patients').flatMap(({ fullName, emergencyContact, guardian }) => [
        fullName,
        emergencyContact?.fullName ?? '',
        guardian?.fullName ?? '',
      ]);
      expect(others.filter((name) => staff.has(name))).toEqual([]);
      expect(staff.size).toBe(31);
    }
  });

  test('an emergency contact’s phone differs from the patient’s', () => {
    forEachDoctor(({ table: rows }) => {
      const own = rows('patients').filter(({ phone, emergencyContact, guardian }) =>
        [emergencyContact?.phone, guardian?.phone].includes(phone),
      );
      expect(own).toEqual([]);
    });
  });

  test('patients see accesses to their data in their access log', () => {
    forEachDoctor(({ all, now, table: rows }) => {
      const seen = countBy(rows('audit'), ({ patientId }) => patientId);
      for (const { patientId, status } of all('subscriptions'))
        if (status === 'active') expect(seen.get(patientId) ?? 0).toBeGreaterThan(1);
      expect(rows('audit').filter(({ at }) => toMillis(at) > now)).toEqual([]);
    });
    const [first] = doctors;
    const own = first!.table('audit').filter(({ patientId }) => patientId === people.patient);
    expect(own.length).toBeGreaterThan(8);
    expect(new Set(own.map(({ actorId }) => actorId)).size).toBeGreaterThan(1);
    expect(new Set(own.map(({ action }) => action)).size).toBeGreaterThan(2);
  });
});
