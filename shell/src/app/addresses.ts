/** The "No access" page, for addresses of another role. */
export const notAuthorizedPath = '/misc/not-authorized';

/** The error page. */
export const errorPath = '/misc/error';
