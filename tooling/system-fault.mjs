/** @typedef {NodeJS.ErrnoException & { dest?: string, port?: number, address?: string, hostname?: string }} SystemError */

/**
 * What the system refuses that the person at the terminal can put right, by its code.
 * @type {Readonly<Record<string, (error: SystemError) => string>>}
 */
const reasons = {
  EACCES: (error) => `Permission denied: ${placeOf(error)}.`,
  EPERM: (error) => `Permission denied: ${placeOf(error)}.`,
  EROFS: (error) => `The file system is read-only: ${placeOf(error)}.`,
  ENOTDIR: (error) => `There is a file where a folder has to be: ${placeOf(error)}.`,
  ENOSPC: (error) => `No space is left on the disk for ${placeOf(error)}.`,
  EDQUOT: (error) => `The disk quota is used up: no space for ${placeOf(error)}.`,
  EADDRNOTAVAIL: ({ address }) => `${address} is no address of this computer.`,
  ENOTFOUND: ({ hostname }) => `There is no host called ${hostname}.`,
};

/** @param {SystemError} error */
const placeOf = ({ path, dest, port }) => dest ?? path ?? `port ${port}`;

/**
 * What to say of an error that the system gave to a call of Node; undefined where it is no such
 * error, or one that only a defect of ours leads to.
 * @param {unknown} error
 * @returns {string | undefined}
 */
export function systemFault(error) {
  /** @type {SystemError} */
  const refused = Object(error);
  return refused.syscall === undefined ? undefined : reasons[refused.code ?? '']?.(refused);
}
