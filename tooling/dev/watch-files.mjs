import { readdirSync, watch } from 'node:fs';
import path from 'node:path';

/**
 * Watches a folder and its subfolders: calls back for each file that is saved, added or removed.
 *
 * Watches every folder separately: Node's `recursive` option watches single files on Linux, and
 * stops seeing a file after an editor saves it as most do, by writing another file and renaming it.
 * @param {string} directory
 * @param {(file: string) => void} onChange called with the file's path
 */
export function watchFiles(directory, onChange) {
  /** @type {Map<string, import('node:fs').FSWatcher>} */
  const watchers = new Map();

  /** @param {string} folder */
  const unwatch = (folder) => {
    watchers.get(folder)?.close();
    watchers.delete(folder);
  };
  /**
   * @param {string} folder
   * @param {(file: string) => void} onFile called with each file that is already in it
   */
  const watchFolder = (folder, onFile) => {
    const entries = entriesOf(folder);
    if (!entries || watchers.has(folder)) return;
    const watcher = watch(folder, (_event, name) => {
      if (!name) return;
      const changed = path.join(folder, name);
      if (entriesOf(changed)) watchFolder(changed, onChange);
      else {
        unwatch(changed);
        onChange(changed);
      }
    });
    // The folder was removed.
    watcher.on('error', () => unwatch(folder));
    watchers.set(folder, watcher);
    for (const entry of entries) {
      const inside = path.join(folder, entry.name);
      if (entry.isDirectory()) watchFolder(inside, onFile);
      else onFile(inside);
    }
  };

  watchFolder(directory, () => {});
  return () => [...watchers.keys()].forEach(unwatch);
}

/**
 * The entries of a folder; undefined if the path is not a folder.
 * @param {string} folder
 */
function entriesOf(folder) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return undefined;
  }
}
