import path from 'node:path';

/**
 * Location of a file: its package, and its path in the package.
 * @typedef {{ package: string, inner: string, test: boolean }} Place
 */

/**
 * Target of an import: a package of the workspace, or a library.
 * @typedef {{ package?: string, inner?: string, library?: string, byPath: boolean }} Target
 */

const testFile = /\.test\.tsx?$/;

/**
 * @param {string} root directory of the workspace
 * @param {string} file absolute
 * @returns {Place}
 */
export function placeOf(root, file) {
  const [name = '', ...inner] = path.relative(root, file).split(path.sep);
  return { package: name, inner: inner.join('/'), test: testFile.test(file) };
}

/**
 * @param {string} root directory of the workspace
 * @param {string} file absolute path of the importing file
 * @param {string} source the import specifier: `@praxis/sdk/ui`, `../plans/plan`, `antd/es/button`
 * @returns {Target}
 */
export function targetOf(root, file, source) {
  if (source.startsWith('.') || path.isAbsolute(source)) {
    const { package: name, inner } = placeOf(root, path.resolve(path.dirname(file), source));
    return { package: name, inner, byPath: true };
  }
  const segments = source.split('/');
  if (segments[0] === '@praxis') {
    return { package: segments[1], inner: segments.slice(2).join('/'), byPath: false };
  }
  const library = segments.slice(0, source.startsWith('@') ? 2 : 1).join('/');
  return { library, inner: segments.slice(2).join('/'), byPath: false };
}

/** @param {string | undefined} name */
export const isRemote = (name) => name?.startsWith('remote-') ?? false;

/**
 * The feature of a role app that a path belongs to, if any.
 * @param {string | undefined} inner path inside of the package
 */
export const featureOf = (inner) => /^src\/features\/([^/]+)/.exec(inner ?? '')?.[1];
