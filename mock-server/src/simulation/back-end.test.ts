import { openDB } from 'idb';
import { demoRecords, practiceRecords, type RecordKind } from '@praxis/contract/records';
import { people } from '../practice/sample-records';
import { table } from '../practice/tables';
import type { BackEnd } from './back-end';
import { day, locks, now, openTab, openTwo, send, signIn } from './testing';
import type { Locks } from './turns';

const tasks = (tab: BackEnd) => send(tab, 'GET /apps/todo/tasks');
const me = 'PATCH /api/v1/me';

describe('two tabs', () => {
  it.each([
    ['with Web Locks', locks],
    ['without Web Locks', () => ({ request: (_name: string, work: () => never) => work() })],
  ])('run a command on the changes of the other tab, %s', async (_name, chosen) => {
    const [one, other] = [
      await openTab({ locks: chosen() }),
      await openTab({ locks: chosen() }),
    ] as const;
    const headers = await signIn(one);
    const { body: before } = await send(one, 'GET /api/v1/me', undefined, headers);
    const version = { ...headers, 'if-match': String(before.version) };
    const rename = (tab: BackEnd, fullName: string) => send(tab, me, { fullName }, version);
    const responses = await Promise.all([rename(one, 'Helen One'), rename(other, 'Helen Other')]);
    expect(responses.map(({ status, code }) => `${status} ${code}`).toSorted()).toEqual([
      '200 ',
      '412 version_conflict',
    ]);
    const won = responses.find(({ status }) => status === 200)?.body.fullName;
    // The change is visible in both tabs after the response.
    for (const tab of [one, other])
      expect((await send(tab, 'GET /api/v1/me', undefined, headers)).body.fullName).toBe(won);
  });

  it('run a command once per idempotency key', async () => {
    const [one, other] = await openTwo();
    const headers = await signIn(one);
    await send(one, 'GET /api/v1/doctor/payments/charges', undefined, headers);
    const charge = table(one.simulation.database, 'charges').find(
      ({ doctorId, status, refunded }) =>
        doctorId === people.doctor && status === 'succeeded' && refunded.amountMinor === 0,
    );
    const path = `/api/v1/doctor/payments/charges/${charge?.id}/refunds`;
    const body = { amount: { amountMinor: 100, currency: 'USD' }, reason: 'goodwill' };
    const refund = (tab: BackEnd) =>
      send(tab, `POST ${path}`, body, {
        ...headers,
        'if-match': String(charge?.version),
        'idempotency-key': 'once',
      });
    const [first, second] = await Promise.all([refund(one), refund(other)]);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(first.body.id).toBe(second.body.id);
  });

  it('generate the same sample data when opened at the same time', async () => {
    const [one, other] = await Promise.all([openTab(), openTab({ seededAt: now + 5 })]);
    expect(one.simulation.seededAt).toBe(other.simulation.seededAt);
    const [mine, theirs] = await Promise.all([tasks(one), tasks(other)]);
    expect(mine.body).toEqual(theirs.body);
  });

  it('notify each other of the kinds of changed records', async () => {
    const [one, other] = await openTwo();
    const notified: (readonly RecordKind[])[] = [];
    const reported = new Promise<void>((resolve) =>
      other.onChange((kinds) => {
        notified.push(kinds.toSorted());
        resolve();
      }),
    );
    await one.turns.take(() => {
      const { database } = one.simulation;
      database.transaction(() => {
        database.table('practice.messages').put({ id: 'new' });
        database.table('practice.threads').put({ id: 'new' });
        database.table('practice.mails').put({ id: 'new' });
        database.table('core.idempotency').put({ id: 'new' });
      });
    });
    await reported;
    expect(notified).toEqual([['thread']]);
  });

  it('share one clock and run each due job once', async () => {
    const [one, other] = await openTwo();
    const headers = await signIn(one);
    const list = (tab: BackEnd) =>
      send(tab, 'GET /api/v1/doctor/payments/charges', undefined, headers);
    await Promise.all([list(one), list(other)]);
    const notified: (readonly RecordKind[])[] = [];
    other.onChange((kinds) => notified.push(kinds));
    await Promise.all([one.dueJobs.load(), other.dueJobs.load()]);
    await one.turns.take(() => {
      one.clock.move(30 * day);
      one.dueJobs.run(one.simulation);
    });
    const [mine, theirs] = await Promise.all([list(one), list(other)]);
    expect(other.clock.offset()).toBe(30 * day);
    expect(notified.flat()).toEqual(expect.arrayContaining([...practiceRecords, ...demoRecords]));
    expect(theirs.body).toEqual(mine.body);
    const numbers = table(one.simulation.database, 'invoices')
      .filter(({ practiceId }) => practiceId === people.practice)
      .map(({ number }) => number);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it('reset together', async () => {
    const [one, other] = await openTwo();
    const write = (tab: BackEnd, id: string) =>
      tab.turns.take(() => tab.simulation.database.table('practice.threads').put({ id }));
    const ids = (tab: BackEnd) =>
      tab.turns.take(() =>
        tab.simulation.database
          .table('practice.threads')
          .all()
          .map(({ id }) => id),
      );
    await write(one, 'old');
    expect(await ids(other)).toContain('old');
    await one.replace({ seededAt: now + 1, clockOffset: day, changes: [] });
    expect(await ids(other)).toEqual([]);
    expect([other.simulation.seededAt, other.clock.offset()]).toEqual([now + 1, day]);
    await write(other, 'new');
    expect(await ids(one)).toEqual(['new']);
  });
});

describe('a tab', () => {
  it('loads the changes of an earlier tab', async () => {
    const one = await openTab();
    const headers = await signIn(one);
    const { body } = await send(one, 'GET /api/v1/me', undefined, headers);
    const version = { ...headers, 'if-match': String(body.version) };
    await send(one, me, { fullName: 'Helen Later' }, version);
    one.leave();
    const later = await openTab({ seededAt: now + day });
    expect(later.simulation.seededAt).toBe(now);
    expect((await send(later, 'GET /api/v1/me', undefined, headers)).body.fullName).toBe(
      'Helen Later',
    );
  });

  it("discards the half-done command of a tab that dies, and doesn't block others", async () => {
    const [dying, other] = await openTwo();
    const put = (tab: BackEnd, id: string) =>
      tab.simulation.database.table('practice.threads').put({ id });
    const half = dying.turns.take(() => {
      put(dying, 'half');
      // A value that can't be cloned aborts the transaction, as closing the tab would.
      dying.simulation.database
        .table<{ id: string; never: () => void }>('practice.messages')
        .put({ id: 'broken', never: () => {} });
    });
    const ids = other.turns.take(() => {
      put(other, 'whole');
      return other.simulation.database
        .table('practice.threads')
        .all()
        .map(({ id }) => id);
    });
    await half;
    expect(await ids).toEqual(['whole']);
  });

  it('drops the data stored by earlier releases, which belongs to other sample data', async () => {
    const earlier = await openDB('praxis-simulation', 2, {
      upgrade(db) {
        db.createObjectStore('state');
        db.createObjectStore('changes', { keyPath: 'key' }).createIndex('version', 'version');
      },
    });
    await earlier.put(
      'state',
      { seededAt: now - day, clockOffset: day, era: 1, version: 1 },
      'state',
    );
    const record = { id: 'doctor-0', fullName: 'Somebody of before' };
    const key = 'practice.users/doctor-0';
    await earlier.put('changes', {
      key,
      table: 'practice.users',
      id: 'doctor-0',
      record,
      version: 1,
    });
    earlier.close();
    const tab = await openTab();
    await tab.turns.take(() => {});
    expect(tab.changes()).toEqual({ seededAt: now, clockOffset: 0, changes: [] });
  });

  it('continues in memory without IndexedDB', async () => {
    Object.assign(globalThis, { indexedDB: undefined });
    const tab = await openTab();
    const reported: boolean[] = [];
    tab.onPersistenceChange((isPersisted) => reported.push(isPersisted));
    const headers = await signIn(tab);
    expect((await send(tab, 'GET /api/v1/me', undefined, headers)).status).toBe(200);
    expect(reported).toEqual([true, false]);
  });

  it('reports that nothing is persisted while the storage is full, and persists once there is room', async () => {
    const tab = await openTab();
    const reported: boolean[] = [];
    tab.onPersistenceChange((isPersisted) => reported.push(isPersisted));
    const put = jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    const headers = await signIn(tab);
    const { version } = (await send(tab, 'GET /api/v1/me', undefined, headers)).body;
    const change = { ...headers, 'if-match': String(version) };
    await send(tab, 'PATCH /api/v1/me', { fullName: 'Kept Later' }, change);
    expect(reported).toEqual([true, false]);

    put.mockRestore();
    await tab.turns.take(() => {});
    expect(reported).toEqual([true, false, true]);
    const other = await openTab();
    expect((await send(other, 'GET /api/v1/me', undefined, headers)).body.fullName).toBe(
      'Kept Later',
    );
  });

  it('handles queued requests in one turn', async () => {
    let turns = 0;
    const counted: Locks = {
      request: (name, work) => {
        turns += 1;
        return locks().request(name, work);
      },
    };
    const tab = await openTab({ locks: counted });
    const headers = await signIn(tab);
    const read = () => send(tab, 'POST /api/v1/me/notifications/read', { ids: ['none'] }, headers);
    await read();
    turns = 0;
    const responses = await Promise.all(Array.from({ length: 10 }, read));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([204]));
    expect(turns).toBeGreaterThan(0);
    expect(turns).toBeLessThanOrEqual(3);
  });
});

describe('sample data kept for the next visit', () => {
  const firstPractice = (tab: BackEnd) =>
    table(tab.simulation.database, 'practices').all()[0]?.name;

  /** Visits with build `a`, and renames the first practice in what is kept. */
  async function visit() {
    const tab = await openTab({ build: 'a' });
    await signIn(tab);
    await tab.keepSample();
    tab.leave();
    const connection = await openDB('praxis-simulation');
    const kept: unknown = await connection.get('state', 'sample');
    const marked: unknown = JSON.parse(
      JSON.stringify(kept).replace(firstPractice(tab) ?? '', 'Kept'),
    );
    await connection.put('state', marked, 'sample');
    connection.close();
  }

  it.each([
    ['is read by the same build', 'a', 'Kept'],
    ['is not read by another build', 'b', 'Hudson Family Medicine'],
    ['is not read without a build, as in development', undefined, 'Hudson Family Medicine'],
  ])('%s', async (_what, build, name) => {
    await visit();
    const tab = await openTab({ build });
    await signIn(tab);
    expect(firstPractice(tab)).toBe(name);
  });

  it('is not read after a reset, nor by the tabs that are open then', async () => {
    await visit();
    const [one, other] = [await openTab({ build: 'a' }), await openTab({ build: 'a' })];
    await one.replace({ seededAt: now + day, clockOffset: 0, changes: [] });
    for (const tab of [one, other]) {
      await signIn(tab);
      expect(firstPractice(tab)).toBe('Hudson Family Medicine');
    }
  });

  it('is replaced by what a later build uses', async () => {
    await visit();
    const tab = await openTab({ build: 'b' });
    await signIn(tab);
    await tab.keepSample();
    const connection = await openDB('praxis-simulation');
    expect(await connection.get('state', 'sample')).toMatchObject({ build: 'b', seededAt: now });
    connection.close();
  });
});
