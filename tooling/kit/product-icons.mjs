import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { appIds, rootDirectory, sourceOf } from '../workspace.mjs';

/** Imports of an icon, and the icon of a page in `pages.ts`, before what loads it. */
const uses =
  /lucide-react\/icons\/([a-z0-9-]+)|^\s+icon: '([a-z0-9-]+)',$|'([a-z0-9-]+)',\s+\(\) =>\s+import\(/gm;

/**
 * The icons of lucide that the product uses, by name. Examples of the kit's own pages count for
 * nothing.
 * @returns {{ names: string[], files: string[] }} `files`: what was read
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
