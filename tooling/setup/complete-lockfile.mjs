import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { rootDirectory } from '../workspace.mjs';

/**
 * @typedef {{
 *   version?: string,
 *   dev?: boolean,
 *   optional?: boolean,
 *   os?: string[],
 *   cpu?: string[],
 *   libc?: string[],
 *   optionalDependencies?: Record<string, string>,
 * }} LockedPackage
 * @typedef {{ packages: Record<string, LockedPackage> }} Lockfile
 */

const systems = ['darwin', 'linux', 'win32', 'android', 'freebsd', 'openharmony'];
const processors = ['arm64', 'x64', 'ia32', 'arm', 'ppc64', 's390x', 'loong64', 'riscv64'];
const libraries = { gnu: 'glibc', musl: 'musl' };

/**
 * Packages for other systems that are missing in a lockfile: those that another package depends on
 * in one exact version and that have no entry.
 * @param {Lockfile} lockfile
 * @returns {Record<string, LockedPackage>} the entries to add, by path
 */
export function missingEntries({ packages }) {
  /** @type {Record<string, LockedPackage>} */
  const missing = {};
  for (const entry of Object.values(packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      const place = `node_modules/${name}`;
      const known = Object.keys(packages).some((key) => key === place || key.endsWith(`/${place}`));
      const platform = platformOf(name);
      if (known || !platform || !/^\d+\.\d+\.\d+$/.test(version)) continue;
      missing[place] = {
        version,
        ...(entry.dev ? { dev: true } : {}),
        optional: true,
        ...platform,
      };
    }
  }
  return missing;
}

/**
 * The system that a package is for, derived from its name: `@swc/core-linux-x64-musl`.
 * @param {string} name
 */
function platformOf(name) {
  const words = name.split(/[/-]/);
  const system = words.find((word) => systems.includes(word));
  const processor = words.find((word) => processors.includes(word));
  if (!system || !processor) return undefined;
  const library = Object.entries(libraries).find(([word]) => words.includes(word))?.[1];
  return {
    os: [system],
    cpu: [processor],
    ...(system === 'linux' && library ? { libc: [library] } : {}),
  };
}

/**
 * Adds entries for packages of other systems. npm omits these from the lockfile if its registry
 * doesn't have them, and `npm ci` then rejects the lockfile everywhere. Usage: `node
 * tooling/setup/complete-lockfile.mjs`
 */
function completeLockfile() {
  const file = path.join(rootDirectory, 'package-lock.json');
  const lockfile = JSON.parse(readFileSync(file, 'utf8'));
  const added = missingEntries(lockfile);
  const packages = Object.entries({ ...lockfile.packages, ...added });
  packages.sort(([a], [b]) => a.localeCompare(b, 'en'));
  lockfile.packages = Object.fromEntries(packages);
  writeFileSync(file, `${JSON.stringify(lockfile, null, 2)}\n`);
  console.log(`${Object.keys(added).length} entries added to package-lock.json`);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) completeLockfile();
