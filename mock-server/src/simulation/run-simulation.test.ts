/** @jest-environment @praxis/tooling/jest/browser-environment.mjs */
import { afterEach, describe, expect, it } from '@jest/globals';
import { table } from '../practice/tables';
import { startSimulation, type RunningSimulation } from '../server';
import type { DataFileFault } from './data-file';
import type { DataFileContent } from './panel';
import { people } from '../practice/sample-records';

describe('prepare', () => {
  const counts = async (email: string) => {
    const running = await startSimulation({
      storage: 'memory',
      now: () => Date.UTC(2026, 0, 5, 9),
    });
    await running.prepare(email);
    running.stop();
    const { database } = running.simulation;
    const [subscriptions, changes] = [table(database, 'subscriptions').all(), running.changes()];
    return { doctors: new Set(subscriptions.map(({ doctorId }) => doctorId)), changes };
  };

  it("generates the sample data of the account's first page, and changes nothing", async () => {
    const { doctors, changes } = await counts('Doctor@praxis.example');
    expect([...doctors]).toEqual([people.doctor]);
    expect(changes.changes).toEqual([]);
    expect((await counts('team@praxis.example')).doctors).toContain(people.doctor);
  });

  it('generates no practice data for an account without a practice', async () => {
    expect((await counts('admin@praxis.example')).doctors.size).toBe(0);
  });
});

describe('export and import', () => {
  let running: RunningSimulation | undefined;
  afterEach(() => running?.stop());

  const start = async () => {
    running = await startSimulation({ storage: 'memory', now: () => Date.UTC(2026, 0, 5, 9) });
    return { running, panel: await running.panel() };
  };
  const rename = ({ simulation }: RunningSimulation, fullName: string) => {
    const users = table(simulation.database, 'users');
    const user = users.get(people.admin);
    if (!user) throw new Error('The admin is not in the sample data.');
    users.put({ ...user, fullName });
  };
  const nameOf = ({ simulation }: RunningSimulation) =>
    table(simulation.database, 'users').get(people.admin)?.fullName;

  const contentOf = (read: DataFileContent | DataFileFault): DataFileContent => {
    if (typeof read === 'string') throw new Error(`The file is refused: ${read}`);
    return read;
  };

  it('restores the exported data and clock, but only when told to', async () => {
    const first = await start();
    first.panel.accounts('admin');
    rename(first.running, 'Renamed Admin');
    await first.running.moveClock(3_600_000);
    const text = await first.panel.exportData();
    first.running.stop();

    const second = await start();
    second.panel.accounts('admin');
    rename(second.running, 'Replaced Admin');
    const file = contentOf(second.panel.readData(text));
    expect(file).toMatchObject({ records: 1, replaced: 1, time: Date.UTC(2026, 0, 5, 10) });
    expect(nameOf(second.running)).toBe('Replaced Admin');
    await file.replace();
    second.panel.accounts('admin');
    expect(nameOf(second.running)).toBe('Renamed Admin');
    expect(second.running.clock.offset()).toBe(3_600_000);
    expect(await second.panel.exportData()).toBe(text);
  });

  it('rejects damaged and foreign files without changing anything', async () => {
    const { running: simulation, panel } = await start();
    panel.accounts('admin');
    rename(simulation, 'Stays');
    const text = await panel.exportData();
    const notified: string[] = [];
    simulation.onChange(() => notified.push('changed'));
    const edited = text.replace('Stays', 'Edited');
    expect(edited).not.toBe(text);

    expect(panel.readData('no JSON')).toBe('notJson');
    expect(panel.readData(text.slice(0, -40))).toBe('notJson');
    expect(panel.readData('{"name":"something else"}')).toBe('foreign');
    expect(panel.readData('[]')).toBe('foreign');
    expect(panel.readData('{"product":"praxis-simulation","format":99}')).toBe('otherVersion');
    expect(panel.readData('{"product":"praxis-simulation","format":2}')).toBe('damaged');
    expect(panel.readData(edited)).toBe('damaged');

    expect(await panel.exportData()).toBe(text);
    expect(nameOf(simulation)).toBe('Stays');
    expect(notified).toEqual([]);
  });
});

describe('the clock', () => {
  it('runs the due jobs and notifies before the move resolves', async () => {
    const running = await startSimulation({
      storage: 'memory',
      now: () => Date.UTC(2026, 0, 5, 9),
    });
    const panel = await running.panel();
    panel.accounts('patient');
    const before = panel.mailCount();
    let notified = 0;
    running.onChange(() => (notified += 1));
    await running.moveClock(30 * 24 * 3_600_000);
    expect(notified).toBeGreaterThan(0);
    const kinds = new Set(panel.mails('').map(({ kind }) => kind));
    expect(panel.mailCount()).toBeGreaterThan(before);
    for (const kind of ['paymentSucceeded', 'paymentFailed', 'payoutPaid'] as const)
      expect(kinds).toContain(kind);
    await expect(running.moveClock(-1)).rejects.toThrow('forward');
    running.stop();
  });
});
