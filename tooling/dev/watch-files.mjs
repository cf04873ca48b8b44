import { readdirSync, watch } from 'node:fs';
import path from 'node:path';

/**
 * Hears of each file in a folder that is saved, added or removed, in the folders below as well.
 *
 * Every folder is watched by itself: Node's own `recursive` follows files on Linux, and loses one for
 * good when an editor saves it as most do, by writing another file and renaming it.
 * @param {string} directory
 * @param {(file: string) => void} hear the file's path
 */
export function watchFiles(directory, hear) {
  /** @type {Map<string, import('node:fs').FSWatcher>} */
  const watchers = new Map();

  /** @param {string} folder */
  const leave = (folder) => {
    watchers.get(folder)?.close();
    watchers.delete(folder);
  };
  /**
   * @param {string} folder
   * @param {(file: string) => void} found told of each file that is in it already
   */
  const enter = (folder, found) => {
    const entries = entriesOf(folder);
    if (!entries || watchers.has(folder)) return;
    const watcher = watch(folder, (_event, name) => {
      if (!name) return;
      const changed = path.join(folder, name);
      if (entriesOf(changed)) enter(changed, hear);
      else {
        leave(changed);
        hear(changed);
      }
    });
    // A folder that is removed.
    watcher.on('error', () => leave(folder));
    watchers.set(folder, watcher);
    for (const entry of entries) {
      const inside = path.join(folder, entry.name);
      if (entry.isDirectory()) enter(inside, found);
      else found(inside);
    }
  };

  enter(directory, () => {});
  return () => [...watchers.keys()].forEach(leave);
}

/**
 * What is in a folder, undefined where it is none.
 * @param {string} folder
 */
function entriesOf(folder) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return undefined;
  }
}
