import { spawnSync } from 'node:child_process';
import { hostname } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { directoryWith } from '../testing/temporary-directory';
import { withLock } from './lock.mjs';

const heldBy = (host: string, pid: number) =>
  directoryWith({ 'lock/7': JSON.stringify({ host, pid }) });
const lockIn = (root: string) => path.join(root, 'lock');

test('runs one holder at a time', async () => {
  const directory = lockIn(directoryWith({}));
  let working = 0;
  let most = 0;
  const work = async () => {
    working += 1;
    most = Math.max(most, working);
    await wait(3);
    working -= 1;
  };
  await Promise.all(Array.from({ length: 8 }, () => withLock(directory, work)));
  expect(most).toBe(1);
});

test('takes over from a dead holder on this machine immediately', async () => {
  const { pid } = spawnSync(process.execPath, ['--version']);
  const directory = lockIn(heldBy(hostname(), pid));
  await expect(withLock(directory, async () => 'done', { timeoutMs: 0 })).resolves.toBe('done');
});

test('waits for a running holder, and names it after the timeout', async () => {
  const directory = lockIn(heldBy(hostname(), process.pid));
  await expect(withLock(directory, async () => 'done', { timeoutMs: 60 })).rejects.toThrow(
    `process ${process.pid} on ${hostname()}`,
  );
});

test('takes over from a holder on another machine whose heartbeat stopped', async () => {
  const directory = lockIn(heldBy('elsewhere', 1));
  await expect(withLock(directory, async () => 'done', { staleAfterMs: 80 })).resolves.toBe('done');
});

test('tells a holder that seemed dead about the takeover', async () => {
  const directory = lockIn(directoryWith({}));
  const check = await withLock(directory, async (lock) => lock.check);
  await withLock(directory, async () => {
    await expect(check()).rejects.toThrow('Another release took over');
  });
});

test('releases the lock after a failure', async () => {
  const directory = lockIn(directoryWith({}));
  const failing = withLock(directory, () => Promise.reject(new Error('no room')));
  await expect(failing).rejects.toThrow('no room');
  await expect(withLock(directory, async () => 'done', { timeoutMs: 0 })).resolves.toBe('done');
});
