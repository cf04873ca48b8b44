import { UserError } from '../user-error.mjs';

/**
 * Options of a new app from the command line. `words`: its id, and nothing else.
 * @typedef {{ words: readonly string[], realm?: string, role?: string, area?: string }} RemoteOptions
 *
 * The roles of each realm that have a sample account; an app is for one of them.
 * @typedef {Readonly<Record<'practice' | 'demo', readonly string[]>>} RolesByRealm
 */

/** Paths of the shell's public pages, which take precedence over those of an app. */
export const shellPaths = [
  '/doctors',
  '/sign-in',
  '/sign-up',
  '/forgot-password',
  '/reset-password',
  '/join',
];

/**
 * Validates the options of a new app and adds defaults.
 * @param {RemoteOptions} given
 * @param {{ roles: RolesByRealm, usage: string }} options `usage` of the command
 * @returns {import('./templates.mjs').NewRemote}
 */
export function requireRemote(given, { roles, usage }) {
  const [id = '', extra] = given.words;
  const { realm = 'practice', area = `/${id}` } = given;
  const { role = realm === 'demo' ? 'client' : 'doctor' } = given;
  if (!/^[a-z][a-z0-9]*$/.test(id)) {
    throw new UserError(
      `The id has to consist of lowercase letters and digits, such as "pharmacy".\n\n${usage}`,
    );
  }
  if (extra !== undefined) {
    throw new UserError(`Unexpected argument "${extra}".\n\n${usage}`);
  }
  if (id === 'shell') {
    throw new UserError(
      `The id "shell" is reserved for the shell. Choose another one.\n\n${usage}`,
    );
  }
  if (realm !== 'practice' && realm !== 'demo') {
    throw new UserError(`The realm has to be practice or demo, not "${realm}".\n\n${usage}`);
  }
  if (!/^\/[a-z][a-z0-9-]*(\/[a-z0-9-]+)*$/.test(area)) {
    throw new UserError(`The area has to be a path such as "/${id}", not "${area}".\n\n${usage}`);
  }
  if (shellPaths.includes(area)) {
    throw new UserError(
      `The shell has pages of its own at ${area}. Choose another area with --area.\n\n${usage}`,
    );
  }
  if (!/^[a-zA-Z]+$/.test(role)) {
    throw new UserError(`The role has to consist of letters, not "${role}".\n\n${usage}`);
  }
  if (!roles[realm].includes(role)) {
    throw new UserError(
      `The ${realm} realm has no role ${role}. Its roles are: ${roles[realm].join(', ')}; a role may have several apps.\n` +
        `A new role has to be added to the contract first.\n\n${usage}`,
    );
  }
  return { id, realm, role, area };
}
