import { Fault } from '../fault.mjs';
import { appIds } from '../workspace.mjs';

/**
 * The ids that names on a command line stand for: `doctor` and `remote-doctor` are the same.
 * @param {readonly string[]} names
 */
export function requireKnownApps(names) {
  return names.map((name) => {
    const id = name.replace(/^remote-/, '');
    if (!appIds.includes(id)) {
      throw new Fault(`There is no app "${name}". The apps are: ${appIds.join(', ')}.`);
    }
    return id;
  });
}
