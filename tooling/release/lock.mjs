import { randomUUID } from 'node:crypto';
import { link, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { makeFolder } from '../make-folder.mjs';
import { UserError } from '../user-error.mjs';
import { ifExists } from './files.mjs';

/**
 * @typedef {{ host: string, pid: number } | { free: true }} Holder
 * @typedef {{ check(): Promise<void> }} Lock `check` throws if another process has taken over the lock
 */

/** Interval of the holder's heartbeat, in milliseconds. */
const heartbeatMs = 1_000;

/**
 * Runs work under a lock on a directory that excludes other processes, also on other machines. Each
 * holder creates a file with the next number: if two try, one succeeds. A dead holder is passed
 * over. Numbers only grow, so that no process takes a lock that is no longer free.
 *
 * @template T
 * @param {string} directory
 * @param {(lock: Lock) => Promise<T>} work
 * @param {{ timeoutMs?: number, staleAfterMs?: number }} [options] in milliseconds: how long to wait for the
 *   lock; after how long without a heartbeat a holder counts as dead
 * @returns {Promise<T>}
 */
export async function withLock(
  directory,
  work,
  { timeoutMs = 120_000, staleAfterMs = 10_000 } = {},
) {
  makeFolder(directory);
  const number = await acquire(directory, timeoutMs, staleAfterMs);
  const file = path.join(directory, String(number));
  const alive = setInterval(() => {
    const now = new Date();
    // Fails if another process took over and removed the file, which `check` reports.
    utimes(file, now, now).catch(() => {});
  }, heartbeatMs);
  const check = async () => {
    if ((await numbersIn(directory)).at(-1) === number) return;
    throw new UserError('Another release took over, because this one seemed dead. Run it again.');
  };
  try {
    return await work({ check });
  } finally {
    clearInterval(alive);
    await release(directory, file);
  }
}

/**
 * @param {string} directory
 * @param {number} timeoutMs
 * @param {number} staleAfterMs
 * @returns {Promise<number>} number of our file
 */
async function acquire(directory, timeoutMs, staleAfterMs) {
  const started = performance.now();
  const isDead = createDeathCheck(directory, staleAfterMs);
  for (;;) {
    const top = (await numbersIn(directory)).at(-1) ?? 0;
    const holder = top === 0 ? free : await read(path.join(directory, String(top)));
    // The file was removed in the meantime: the next holder has started.
    if (!holder) continue;
    if ('free' in holder || (await isDead(top, holder))) {
      if (await create(directory, top + 1)) return top + 1;
      continue;
    }
    if (performance.now() - started > timeoutMs)
      throw new UserError(
        `Another release is still running: process ${holder.pid} on ${holder.host}. Try again when it has finished.`,
      );
    await wait(50);
  }
}

/** @type {Holder} */
const free = { free: true };

/**
 * Whether a holder is dead: its process no longer runs on this machine, or its heartbeat stopped.
 * Only changes of the file's time count, measured with our own clock, since clocks of machines
 * differ.
 * @param {string} directory
 * @param {number} staleAfterMs
 */
function createDeathCheck(directory, staleAfterMs) {
  /** @type {{ number: number, time: number, since: number } | undefined} */
  let seen;
  return async (
    /** @type {number} */ number,
    /** @type {{ host: string, pid: number }} */ holder,
  ) => {
    if (holder.host === hostname() && !isRunning(holder.pid)) return true;
    const facts = await ifExists(stat(path.join(directory, String(number))));
    const time = facts?.mtimeMs ?? 0;
    if (seen?.number !== number || seen.time !== time)
      seen = { number, time, since: performance.now() };
    return performance.now() - seen.since > staleAfterMs;
  };
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // No permission to signal it: it runs under another account.
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}

/**
 * @param {string} directory
 * @param {number} number
 * @returns {Promise<boolean>} whether we hold the lock
 */
async function create(directory, number) {
  const file = path.join(directory, String(number));
  const temporary = await temporaryWith(directory, { host: hostname(), pid: process.pid });
  try {
    // Unlike a rename, this fails if the file exists.
    await link(temporary, file);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(temporary);
  }
  // Another process was faster and has removed the older files.
  if ((await numbersIn(directory)).at(-1) !== number) {
    await rm(file, { force: true });
    return false;
  }
  for (const older of await numbersIn(directory))
    if (older < number) await rm(path.join(directory, String(older)), { force: true });
  return true;
}

/**
 * @param {string} directory
 * @param {string} file
 */
async function release(directory, file) {
  if (!(await ifExists(stat(file)))) return;
  await rename(await temporaryWith(directory, free), file);
}

/**
 * @param {string} directory
 * @param {Holder} holder
 */
async function temporaryWith(directory, holder) {
  const temporary = path.join(directory, `.${randomUUID()}`);
  await writeFile(temporary, JSON.stringify(holder));
  return temporary;
}

/** @param {string} directory */
async function numbersIn(directory) {
  const names = await readdir(directory);
  return names
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .sort((one, other) => one - other);
}

/**
 * @param {string} file
 * @returns {Promise<Holder | undefined>}
 */
async function read(file) {
  const text = await ifExists(readFile(file, 'utf8'));
  return text === undefined ? undefined : JSON.parse(text);
}
