/**
 * So much of a content's hash is in a file's name, hexadecimal digits. A page begins with the names of
 * all the files that it may ask for, and nothing about them compresses; two contents of one file have the
 * same name once in four thousand million times.
 */
export const hashLength = 8;

/** The hash of a file's content in a name that webpack makes. */
export const contentHash = `[contenthash:${hashLength}]`;

const named = new RegExp(`\\.[0-9a-f]{${hashLength},}\\.[\\w.]+$`);

/**
 * Whether the build has put a hash of its content into a file's name: the same name is always the
 * same file. A longer one counts as well: an app may have been built with another sdk.
 * @param {string} pathname
 */
export const isNamedByContent = (pathname) => named.test(pathname);
