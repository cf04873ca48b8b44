import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { appIds, rootDirectory, sourceOf } from '../workspace.mjs';

/** Imports of icons, and icons of pages in `pages.ts`, which come before their `load`. */
const uses =
  /lucide-react\/icons\/([a-z0-9-]+)|^\s+icon: '([a-z0-9-]+)',$|'([a-z0-9-]+)',\s+\(\) =>\s+import\(/gm;

/**
 * Names of the lucide icons that the product uses, except in examples of the kit's pages.
 * @returns {{ names: string[], files: string[] }} `files`: files that were read
 */
export function productIcons() {
  const files = [path.join(rootDirectory, 'sdk/src'), ...appIds.map(sourceOf)]
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true }).map((file) => path.join(folder, String(file))),
    )
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !/[\\/]features[\\/]kit[\\/]/.test(file));
  const names = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(uses)].map(
      ([, imported, named, passed]) => imported ?? named ?? passed ?? '',
    ),
  );
  return { names: [...new Set(names)].sort(), files };
}
