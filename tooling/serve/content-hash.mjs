/**
 * Number of hexadecimal digits of a content hash in a file name. Short, because a page starts with
 * the names of all files that it may load, and hashes don't compress; two versions of a file
 * collide once in four billion times.
 */
export const hashLength = 8;

/** Placeholder for the hash of a file's content in webpack's file names. */
export const contentHash = `[contenthash:${hashLength}]`;

const named = new RegExp(`\\.[0-9a-f]{${hashLength},}\\.[\\w.]+$`);

/**
 * Whether a file name contains a hash of its content, so that it always means the same file. Longer
 * hashes count too: an app may be built with another version of the sdk.
 * @param {string} pathname
 */
export const hasContentHash = (pathname) => named.test(pathname);
