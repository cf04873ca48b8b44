/** Where somebody is sent whose role an address does not belong to. */
export const notAuthorizedPath = '/misc/not-authorized';

/** The error page. */
export const errorPath = '/misc/error';
