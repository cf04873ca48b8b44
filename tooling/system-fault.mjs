/** @typedef {NodeJS.ErrnoException & { dest?: string, port?: number, address?: string, hostname?: string }} SystemError */

/**
 * Messages for system errors that the user can fix, by error code.
 * @type {Readonly<Record<string, (error: SystemError) => string>>}
 */
const reasons = {
  EACCES: (error) => `Permission denied: ${placeOf(error)}.`,
  EPERM: (error) => `Permission denied: ${placeOf(error)}.`,
  EROFS: (error) => `The file system is read-only: ${placeOf(error)}.`,
  ENOTDIR: (error) => `There is a file where a folder is expected: ${placeOf(error)}.`,
  ENOSPC: (error) => `No space is left on the disk for ${placeOf(error)}.`,
  EDQUOT: (error) => `The disk quota is used up: no space for ${placeOf(error)}.`,
  EADDRNOTAVAIL: ({ address }) => `${address} is not an address of this computer.`,
  ENOTFOUND: ({ hostname }) => `There is no host called ${hostname}.`,
};

/** @param {SystemError} error */
const placeOf = ({ path, dest, port }) => dest ?? path ?? `port ${port}`;

/**
 * Message for a system error from a Node call; undefined for any other error, and for system errors
 * that only a bug of ours can cause.
 * @param {unknown} error
 * @returns {string | undefined}
 */
export function systemFault(error) {
  /** @type {SystemError} */
  const refused = Object(error);
  return refused.syscall === undefined ? undefined : reasons[refused.code ?? '']?.(refused);
}
