import { manifestOf, versionOf } from './facts.mjs';

/**
 * The package.json of a published package: built files, exact versions, no workspace references.
 * @param {import('./packages.mjs').Package} one
 * @param {ReadonlySet<string>} libraries that its files import
 */
export function publishedManifest({ forTests, ...one }, libraries) {
  const { version, type, sideEffects, dependencies: own = {} } = manifestOf(one.folder);
  const { license, engines } = manifestOf('.');
  const compiles = one.folder !== 'tooling';
  const taken = [...libraries, ...(one.named ?? [])].filter((name) => name !== one.name).sort();
  const others = taken.filter((name) => !(name in own));
  if (compiles && !forTests && others.length > 0)
    throw new Error(
      `${one.name} imports ${others.join(', ')}, which its package.json does not list.`,
    );
  const exact = (/** @type {string[]} */ names) =>
    Object.fromEntries(names.map((name) => [name, versionOf(name, one.folder)]));
  const peers = forTests ? others : [];
  return {
    name: one.name,
    version,
    description: one.description,
    license,
    type,
    ...(sideEffects !== undefined && { sideEffects }),
    ...(Object.keys(one.exports).length > 0 && { exports: one.exports }),
    ...(one.bin && { bin: one.bin }),
    engines,
    dependencies: compiles ? own : exact(taken),
    ...(peers.length > 0 && {
      peerDependencies: exact(peers),
      peerDependenciesMeta: Object.fromEntries(peers.map((name) => [name, { optional: true }])),
    }),
  };
}
