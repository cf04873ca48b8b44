import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { copyFile, link, readdir, rename, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder } from '../make-folder.mjs';

/** Name prefix of a file that is still being written: hidden, so that it is never served. */
export const temporaryPrefix = '.arriving-';

/**
 * Creates a file under a temporary name and renames it atomically: nobody sees a partial file, and
 * an existing one is replaced.
 * @param {string} target
 * @param {(temporary: string) => Promise<unknown>} make
 */
async function writeAtomically(target, make) {
  const directory = path.dirname(target);
  makeFolder(directory);
  const temporary = path.join(directory, temporaryPrefix + randomUUID());
  await make(temporary);
  await rename(temporary, target);
}

/** @type {(from: string, target: string) => Promise<void>} */
export const placeCopy = (from, target) =>
  writeAtomically(target, (temporary) => copyFile(from, temporary, constants.COPYFILE_FICLONE));

/** Adds a name to a file without using more disk space. @type {(from: string, target: string) => Promise<void>} */
export const placeHardLink = (from, target) =>
  writeAtomically(target, (temporary) => link(from, temporary));

/** @type {(to: string, target: string) => Promise<void>} */
export const placeLink = (to, target) =>
  writeAtomically(target, (temporary) => symlink(to, temporary));

/** @type {(text: string, target: string) => Promise<void>} */
export const placeText = (text, target) =>
  writeAtomically(target, (temporary) => writeFile(temporary, text));

/**
 * @param {string} directory
 * @returns {Promise<string[]>} paths of the files in the folder and its subfolders, without hidden
 *   ones; empty if the folder does not exist
 */
export async function filesIn(directory) {
  /** @param {string} below */
  const read = async (below) => {
    const entries = await ifExists(readdir(path.join(directory, below), { withFileTypes: true }));
    /** @type {string[]} */
    const found = [];
    for (const entry of entries ?? []) {
      if (entry.name.startsWith('.')) continue;
      const file = path.posix.join(below, entry.name);
      found.push(...(entry.isDirectory() ? await read(file) : [file]));
    }
    return found;
  };
  return (await read('')).sort();
}

/**
 * @template T
 * @param {Promise<T>} work
 * @returns {Promise<T | undefined>} undefined if the file does not exist
 */
export async function ifExists(work) {
  try {
    return await work;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return undefined;
    throw error;
  }
}
