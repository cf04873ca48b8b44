import { getEmail, listEmails } from '@praxis/contract/demo/email';
import { query } from '@praxis/sdk/data';

/** One page of a folder or view, with the folders' counts. */
export const emailsQuery = query({ app: 'demo', name: 'emails', endpoint: listEmails });

export const emailQuery = query({ app: 'demo', name: 'email', endpoint: getEmail });
