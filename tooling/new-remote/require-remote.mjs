import { Fault } from '../fault.mjs';

/**
 * Holds what somebody says of a new app against what an app can be.
 * @param {{ id: string, realm: string, role: string, area?: string }} said
 * @param {string} usage of the command
 * @returns {import('./templates.mjs').NewRemote}
 */
export function requireRemote({ id, realm, role, area = `/${id}` }, usage) {
  if (!/^[a-z][a-z0-9]*$/.test(id)) {
    throw new Fault(`The id is made of small letters and digits, as in "pharmacy".\n${usage}`);
  }
  if (realm !== 'practice' && realm !== 'demo') {
    throw new Fault(`The realm is practice or demo, not "${realm}".\n${usage}`);
  }
  if (!/^\/[a-z][a-z0-9/-]*$/.test(area)) {
    throw new Fault(`The area is a path, as in "/${id}", not "${area}".\n${usage}`);
  }
  if (!/^[a-zA-Z]+$/.test(role)) {
    throw new Fault(`The role is a name of letters, not "${role}".\n${usage}`);
  }
  return { id, realm, role, area };
}
