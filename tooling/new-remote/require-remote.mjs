import { Fault } from '../fault.mjs';

/**
 * What somebody says of a new app. `words`: its id, and nothing else.
 * @typedef {{ words: readonly string[], realm?: string, role?: string, area?: string }} Said
 *
 * The roles of each realm that the sample data has an account of: an app's people are among them.
 * @typedef {Readonly<Record<'practice' | 'demo', readonly string[]>>} RolesByRealm
 */

/** Where the shell has public pages: it would show them in place of an app's. */
export const ofTheShell = [
  '/doctors',
  '/sign-in',
  '/sign-up',
  '/forgot-password',
  '/reset-password',
  '/join',
];

/**
 * Holds what somebody says of a new app against what an app can be.
 * @param {Said} said
 * @param {{ roles: RolesByRealm, usage: string }} options `usage`: of the command
 * @returns {import('./templates.mjs').NewRemote}
 */
export function requireRemote(said, { roles, usage }) {
  const [id = '', extra] = said.words;
  const { realm = 'practice', area = `/${id}` } = said;
  const { role = realm === 'demo' ? 'client' : 'doctor' } = said;
  if (!/^[a-z][a-z0-9]*$/.test(id)) {
    throw new Fault(`The id is made of small letters and digits, as in "pharmacy".\n\n${usage}`);
  }
  if (extra !== undefined) {
    throw new Fault(`The id is one word: "${extra}" is one too many.\n\n${usage}`);
  }
  if (id === 'shell') {
    throw new Fault(
      `"shell" is what the shell is released as. The app needs another id.\n\n${usage}`,
    );
  }
  if (realm !== 'practice' && realm !== 'demo') {
    throw new Fault(`The realm is practice or demo, not "${realm}".\n\n${usage}`);
  }
  if (!/^\/[a-z][a-z0-9-]*(\/[a-z0-9-]+)*$/.test(area)) {
    throw new Fault(`The area is a path, as in "/${id}", not "${area}".\n\n${usage}`);
  }
  if (ofTheShell.includes(area)) {
    throw new Fault(
      `The shell has pages of its own at ${area}. Give the app another area with --area.\n\n${usage}`,
    );
  }
  if (!/^[a-zA-Z]+$/.test(role)) {
    throw new Fault(`The role is a name of letters, not "${role}".\n\n${usage}`);
  }
  if (!roles[realm].includes(role)) {
    throw new Fault(
      `Nobody of the ${realm} realm is ${role}. Its roles are: ${roles[realm].join(', ')}; a role may have several apps.\n` +
        `A new one is a change of the contract first.\n\n${usage}`,
    );
  }
  return { id, realm, role, area };
}
