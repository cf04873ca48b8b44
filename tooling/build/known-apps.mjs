import { UserError } from '../user-error.mjs';
import { appIds } from '../workspace.mjs';

/**
 * App ids for names on a command line: `doctor` and `remote-doctor` mean the same app,
 * which is listed once.
 * @param {readonly string[]} names
 */
export function requireKnownApps(names) {
  const ids = names.map((name) => {
    const id = name.replace(/^remote-/, '');
    if (!appIds.includes(id)) {
      throw new UserError(`There is no app "${name}". The apps are: ${appIds.join(', ')}.`);
    }
    return id;
  });
  return [...new Set(ids)];
}
