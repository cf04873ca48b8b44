import net from 'node:net';
import { UserError } from './user-error.mjs';

/**
 * Parses a port that the user chose.
 * @param {string} text
 * @param {string} name of the option or the environment variable
 */
export function portFrom(text, name) {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port;
  throw new UserError(`${name} has to be a number from 1 to 65535, not "${text}".`);
}

/**
 * Whether a port is free.
 * @param {number} port
 * @param {string} host the address to listen on
 * @returns {Promise<boolean>} rejects with a `UserError` if this account may not use the port
 */
export const isFree = async (port, host) =>
  !(await acceptsConnections(port)) && (await canListen(port, host));

/** Browsers connect to any address of localhost, on only one of which a program may listen. */
function acceptsConnections(/** @type {number} */ port) {
  return new Promise((resolve) => {
    const socket = net.connect({ port, host: 'localhost' });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

/**
 * @param {number} port
 * @param {string} host
 */
function canListen(port, host) {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code === 'EADDRINUSE') resolve(false);
      else if (error.code !== 'EACCES') reject(error);
      else
        reject(
          new UserError(`Port ${port} may not be used by this account. Choose one above 1023.`),
        );
    });
    server.listen(port, host, () => server.close(() => resolve(true)));
  });
}
