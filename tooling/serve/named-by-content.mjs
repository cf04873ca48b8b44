/**
 * Whether the build has put a hash of its content into a file's name: the same name is always the
 * same file.
 * @param {string} pathname
 */
export const isNamedByContent = (pathname) => /\.[0-9a-f]{12}\.[\w.]+$/.test(pathname);
