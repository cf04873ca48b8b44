/** The "No access" page, for addresses of another role. */
export const notAuthorizedPath = '/misc/not-authorized';

/** The "Page not found" page. */
export const errorPath = '/misc/error';
